/** `npm run code-themes`: writes the style sheet of the colours that code can have. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { themes } from "prism-react-renderer";
import { codeThemes } from "../src/config/code-themes";
import { codeThemesCss } from "./lib/code-themes";

const file = path.resolve(__dirname, "../src/css/code-themes.css");
writeFileSync(file, codeThemesCss(codeThemes.map(({ id }) => [id, themes[id]])));
