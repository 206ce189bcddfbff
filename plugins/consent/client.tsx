import type { ClientModule } from "@docusaurus/types";
import { createRoot } from "react-dom/client";
import { ConsentBar } from "../../src/components/consent/ConsentBar";
import { currentAnswer, giveAnswer, tools } from "./state";

let mounted = false;

/*
 * The bar has a root of its own beside the app's: a site without tools then carries none of it, and the
 * server's HTML, which cannot know the answer, never differs from the first render.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (mounted) {
      return;
    }
    mounted = true;
    const host = document.createElement("div");
    document.body.append(host);
    createRoot(host).render(
      <ConsentBar
        tools={tools.map(({ name }) => name)}
        answered={currentAnswer() !== null}
        onAnswer={giveAnswer}
      />,
    );
  },
};

export default clientModule;
