import type { ClientModule } from "@docusaurus/types";
import { loadScript } from "../consent/load-script";
import { pluginData } from "../consent/plugin-data";
import { currentAnswer, onAgreed } from "../consent/state";
import type { GurubaseOptions } from "./index";

const { key } = pluginData<GurubaseOptions>("gurubase");
const area = "/docs/";
/** Ids that the widget's code looks for and creates; it knows no others. */
const scriptId = "guru-widget-id";
const containerId = "gurubase-chat-widget-container";

function show(pathname: string): void {
  const inDocs = pathname.startsWith(area);
  if (inDocs && !document.getElementById(scriptId)) {
    loadScript("https://widget.gurubase.io/widget.latest.min.js", {
      id: scriptId,
      "data-widget-id": key,
      "data-text": "Ask AI",
      "data-light-mode": "false",
      "data-margins": JSON.stringify({ bottom: "20px", right: "20px" }),
    });
  }
  document.getElementById(containerId)?.toggleAttribute("hidden", !inDocs);
}

onAgreed(() => show(window.location.pathname));

const clientModule: ClientModule = {
  onRouteDidUpdate({ location }) {
    if (currentAnswer() === "accepted") {
      show(location.pathname);
    }
  },
};

export default clientModule;
