import { usePluginData } from "@docusaurus/useGlobalData";
import type { ReactNode } from "react";
import {
  BrowserStorage,
  Contact,
  Delivery,
  Measurement,
  Requests,
} from "../components/privacy/sections";
import { ProsePage } from "../components/prose-page/ProsePage";
import type { ConsentData } from "../config/integrations";
import { delivery, lastChanged, storageEntries } from "../data/legal";

export default function PrivacyPage(): ReactNode {
  // Each is missing unless its plugin is on: the page describes the very build it stands in.
  const tools = (usePluginData("consent") as ConsentData | undefined)?.tools ?? [];
  const hasPosts = usePluginData("post-embeds") !== undefined;
  const asks = tools.length > 0;
  return (
    <ProsePage
      label="privacy"
      title="What this site knows about you"
      description="What this website loads, what it keeps in your browser, what it sends, and to whom."
      lead={
        asks
          ? "Nothing, unless you agree to the tools below. There are no accounts and no forms. This page is built from the site's settings, so it describes this very copy."
          : "Nothing. There are no accounts, no forms and no tracking. This page is built from the site's settings, so it describes this very copy."
      }
      changed={lastChanged.privacy}
      sections={[
        {
          id: "measurement",
          label: "measurement",
          title: asks ? "Tools that load if you agree" : "Nothing measures your visit",
          content: <Measurement tools={tools} hasPosts={hasPosts} />,
        },
        {
          id: "browser",
          label: "your browser",
          title: "What stays in your browser",
          content: <BrowserStorage entries={storageEntries} asksConsent={asks} />,
        },
        {
          id: "requests",
          label: "requests",
          title: "What a page requests",
          content: <Requests />,
        },
        {
          id: "delivery",
          label: "delivery",
          title: "Who delivers the pages",
          content: <Delivery {...delivery} />,
        },
        {
          id: "contact",
          label: "contact",
          title: "Questions and changes",
          content: <Contact />,
        },
      ]}
    />
  );
}
