/**
 * Empties the list of all pages in the data of a docs area. It holds their titles and descriptions for the
 * theme's cards of links, which this site does not use; a page that has them fails in the browser.
 *
 * @param {string} source JSON
 */
module.exports = (source) => {
  const { version } = JSON.parse(source);
  return JSON.stringify({ version: { ...version, docs: {} } });
};
