/**
 * The frame of every built page, in place of the framework's own: the same head and body, but the scripts
 * begin after the page was painted once. They are fetched from the start; run before the first paint, as
 * `defer` runs them on a fast connection, they would hold back text that is already there.
 *
 * Two frames are waited for: the second begins when the first is on the screen. Nothing is painted in a tab in
 * the background: there they run at once.
 *
 * Written in the framework's template language (eta). The script stands before the style sheets, because a script
 * after them waits for them.
 */
export const htmlTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script>
      {
        const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
        const scripts = <%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>;
        for (const href of scripts) add("link", { rel: "preload", as: "script", href, fetchPriority: "low" });
        const start = () => scripts.forEach((src) => add("script", { src, async: false }));
        addEventListener("DOMContentLoaded", () => {
          if (document.hidden) start();
          else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
        });
      }
    </script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
