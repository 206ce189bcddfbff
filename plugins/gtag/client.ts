import type { PluginOptions } from "@docusaurus/plugin-google-gtag";
import official from "@docusaurus/plugin-google-gtag/lib/gtag";
import type { ClientModule } from "@docusaurus/types";
import { loadScript } from "../consent/load-script";
import { pluginData } from "../consent/plugin-data";
import { onAgreed } from "../consent/state";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const { trackingID, anonymizeIP } = pluginData<PluginOptions>("docusaurus-plugin-google-gtag");

let started = false;

onAgreed(() => {
  started = true;
  const queue: unknown[] = [];
  window.dataLayer = queue;
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: Google's script reads Arguments objects and ignores arrays.
    queue.push(arguments);
  };
  window.gtag("consent", "default", {
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
  window.gtag("js", new Date());
  for (const id of trackingID) {
    window.gtag("config", id, {
      anonymize_ip: anonymizeIP,
      send_page_view: false,
      allow_google_signals: false,
    });
  }
  window.gtag("event", "page_view");
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${trackingID[0]}`);
});

/** Sends what the official module sends, but only after consent, and not for a jump inside a page. */
const clientModule: ClientModule = {
  onRouteDidUpdate(update) {
    const { location, previousLocation } = update;
    const moved =
      location.pathname !== previousLocation?.pathname ||
      location.search !== previousLocation?.search;
    if (started && moved) {
      return official.onRouteDidUpdate?.(update);
    }
  },
};

export default clientModule;
