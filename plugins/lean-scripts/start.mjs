/*
 * The entry of the browser's scripts. It runs the modules that every page needs in parts, with a pause before each,
 * so that a tap or a key in between is answered: at once they hold up a phone for a fifth of a second.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "@generated/client-modules"),
  () => import(/* webpackMode: "eager" */ "@generated/routes"),
  () => import(/* webpackMode: "eager" */ "@theme/Root"),
  () => import(/* webpackMode: "eager" */ "@docusaurus/core/lib/client/App.js"),
  () => import(/* webpackMode: "eager" */ "@docusaurus/core/lib/client/clientEntry.js"),
];

for (const run of parts) {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await run();
}
