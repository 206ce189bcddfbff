import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { useGitHubStars } from "./GitHubStars";

it("is not usable outside its provider", () => {
  function Alone(): null {
    useGitHubStars();
    return null;
  }
  expect(() => renderToString(<Alone />)).toThrow(
    "useGitHubStars must be used within a GitHubStarsProvider",
  );
});
