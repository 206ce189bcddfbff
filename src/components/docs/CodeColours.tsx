import { type ChangeEvent, type ReactNode, useEffect, useState } from "react";
import { CODE_THEME_KEY, codeThemes, ownCodeTheme } from "../../config/code-themes";

/** Shows code in other colours, and keeps the choice where the browser lets it. */
function choose(id: string): void {
  const isOwn = id === ownCodeTheme.id;
  const { dataset } = document.documentElement;
  if (isOwn) {
    delete dataset.codeTheme;
  } else {
    dataset.codeTheme = id;
  }
  try {
    if (isOwn) localStorage.removeItem(CODE_THEME_KEY);
    else localStorage.setItem(CODE_THEME_KEY, id);
  } catch {
    // The choice then holds until the page is left.
  }
}

/** The choice of colours for code. What was chosen before is in force already when this comes up. */
export function CodeColours(): ReactNode {
  const [theme, setTheme] = useState<string>(ownCodeTheme.id);
  useEffect(() => setTheme(document.documentElement.dataset.codeTheme ?? ownCodeTheme.id), []);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    setTheme(currentTarget.value);
    choose(currentTarget.value);
  };
  return (
    <label className="code-colours" data-markdown="skip" data-search="skip">
      Code colours
      <select value={theme} onChange={onChange}>
        {[ownCodeTheme, ...codeThemes].map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
