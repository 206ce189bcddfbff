/** Texts of the options of utilities, read in dist/index.js of @voltagent/core. */
import type { OptionTexts } from "../option-table";

/** Tables about utilities. */
export const utilTables: readonly OptionTexts[] = [
  {
    name: "PromptTemplate",
    from: "@voltagent/core",
    type: 'pkg.PromptTemplate<"{{name}}">',
    options: {
      template: "The text. `{{name}}` is a placeholder and can occur several times.",
      variables:
        "A default value for each placeholder: string, number, boolean, `null` or `undefined`. Omit it if there are no placeholders.",
    },
    typeNames: { '"{{name}}"': "`string`", TemplateVariables: "object" },
  },
];
