/**
 * Routes with commas and ampersands: browsers leave `%2C` and `%26` as they were typed, and the router
 * then finds no route for a page that the server has just sent. Written plainly before it looks.
 */
if (typeof window !== "undefined") {
  const { pathname, search, hash } = window.location;
  const plain = pathname.replace(/%2C/gi, ",").replace(/%26/g, "&");
  if (plain !== pathname) {
    window.history.replaceState(window.history.state, "", `${plain}${search}${hash}`);
  }
}
