import { loadScript } from "../consent/load-script";
import { pluginData } from "../consent/plugin-data";
import { onAgreed } from "../consent/state";
import type { AhrefsOptions } from "./index";

const { key } = pluginData<AhrefsOptions>("ahrefs");

onAgreed(() => loadScript("https://analytics.ahrefs.com/analytics.js", { "data-key": key }));
