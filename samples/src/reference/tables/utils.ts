/** Texts of the options of utilities, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

/** Tables about utilities. */
export const utilTables: readonly OptionTexts[] = [
  {
    name: "PromptTemplate",
    from: "@voltagent/core",
    type: 'pkg.PromptTemplate<"{{name}}">',
    options: {
      template: "The text. `{{name}}` is a placeholder, as often as you like.",
      variables:
        "A default for each placeholder: text, number, boolean, `null` or `undefined`. Leave it out if there is no placeholder.",
    },
    typeNames: { '"{{name}}"': "`string`", TemplateVariables: "object" },
  },
];
