/** Where the reader's choice is kept on the device. */
export const CODE_THEME_KEY = "code-theme";

/** The site's own colours for code, which stand in the tokens. */
export const ownCodeTheme = { id: "volt", label: "VoltAgent dark" } as const;

/** The other colours that code can have: a theme of prism-react-renderer each, by its name there. */
export const codeThemes = [
  { id: "dracula", label: "Dracula" },
  { id: "duotoneDark", label: "Duotone dark" },
  { id: "gruvboxMaterialDark", label: "Gruvbox dark" },
  { id: "jettwaveDark", label: "Jettwave dark" },
  { id: "nightOwl", label: "Night Owl" },
  { id: "oceanicNext", label: "Oceanic Next" },
  { id: "okaidia", label: "Okaidia" },
  { id: "oneDark", label: "One dark" },
  { id: "palenight", label: "Palenight" },
  { id: "shadesOfPurple", label: "Shades of Purple" },
  { id: "synthwave84", label: "Synthwave ’84" },
  { id: "vsDark", label: "VS dark" },
  { id: "github", label: "GitHub light" },
  { id: "nightOwlLight", label: "Night Owl light" },
  { id: "oneLight", label: "One light" },
  { id: "vsLight", label: "VS light" },
] as const;
