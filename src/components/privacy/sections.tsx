import siteStorage from "@generated/site-storage";
import type { ReactNode } from "react";
import { codeHost } from "../../config/code-host";
import type { ToolDescription } from "../../config/integrations";
import { hosts, site } from "../../config/site";
import { consentKey } from "../../lib/consent";
import { ConsentButton } from "../consent/ConsentButton";
import { Facts } from "../prose-page/Facts";
import { Breakable } from "../ui/Breakable";

/** The tools that are on, with a way to change an answer; or, plainly, that none is. */
export function Measurement({
  tools,
  hasPosts,
}: {
  tools: readonly ToolDescription[];
  hasPosts: boolean;
}): ReactNode {
  if (tools.length === 0) {
    return (
      <>
        <p>
          No analytics, session recording, search-engine statistics or chat assistant is switched
          on. The site counts no visits, and no script of another company runs on its pages.
        </p>
        {hasPosts && <Posts />}
      </>
    );
  }
  return (
    <>
      <p>
        Each of these is a script of another company. None is requested before you accept, and
        declining costs you nothing: every page works the same.
      </p>
      <Facts
        facts={tools.map(({ name, provider, purpose, stores, address }) => ({
          term: name,
          detail: (
            <>
              {purpose} <strong>Stores:</strong> {stores} <a href={address}>{provider} on data</a>.
            </>
          ),
        }))}
      />
      <p>
        You can change your answer at any time. Taking it back removes the cookies these tools set
        for this site and loads the page again without them.
      </p>
      <p>
        <ConsentButton />
      </p>
      {hasPosts && <Posts />}
    </>
  );
}

function Posts(): ReactNode {
  return (
    <p>
      Posts from X are shown as text. They were read once, while the site was built: your browser
      requests nothing from X.
    </p>
  );
}

/** One row for each entry of local storage, under the very key that the browser shows. */
export function BrowserStorage({
  entries,
  asksConsent,
}: {
  entries: readonly { readonly key: string; readonly holds: string; readonly written: string }[];
  asksConsent: boolean;
}): ReactNode {
  const consent = {
    key: consentKey,
    holds: "Your answer to the tools above, and which tools it was given for.",
    written: "when you accept or decline",
  };
  return (
    <>
      <p>
        The site sets no cookies of its own. It remembers a few choices in your browser's local
        storage. They are never sent anywhere, and clearing this site's data in your browser removes
        them all. Where storage is not available, the site still works but forgets your choices.
      </p>
      <Facts
        facts={[...entries, ...(asksConsent ? [consent] : [])].map(({ key, holds, written }) => ({
          // The search writes its keys itself, without the namespace of the rest.
          term: <Breakable text={key.startsWith("__") ? key : `${key}${siteStorage.namespace}`} />,
          detail: (
            <>
              {holds} Written {written}.
            </>
          ),
        }))}
      />
    </>
  );
}

/** Every request a page makes, and what each one tells to whom. */
export function Requests(): ReactNode {
  return (
    <Facts
      facts={[
        {
          term: "pages and files",
          detail:
            "Text, scripts, styles, typefaces and pictures come from this site's own host. Pages behind visible links are fetched in advance, unless your browser saves data or the connection is slow.",
        },
        {
          term: "/api/love",
          detail: (
            <>
              Requested once when the site loads, from this site's own host, to show how many stars
              the <a href={hosts.repository}>repository</a> has. The request carries nothing about
              you. The server itself reads the public numbers from GitHub and keeps the answer for a
              few minutes.
            </>
          ),
        },
        {
          term: <Breakable text={new URL(codeHost.avatars).host} />,
          detail:
            "Only when you open the thank-you note at the repository link: at most five pictures of people who starred it. GitHub then sees your IP address and browser, but not the page you are on.",
        },
        {
          term: "links",
          detail:
            "A link to another site requests nothing from it until you follow the link. From then on, the rules of that site apply; the VoltOps console is such a site too.",
        },
      ]}
    />
  );
}

/** The network that answers, and what it sees in order to answer. */
export function Delivery({ name, policy }: { name: string; policy: string }): ReactNode {
  return (
    <>
      <p>
        The pages and <code>/api/love</code> are delivered by the network of {name}. To send you a
        page, and to keep attacks out, it handles your IP address, the time, the address you request
        and the name of your browser. <a href={policy}>Its privacy policy</a> says how long it keeps
        such logs.
      </p>
      <p>
        The site's own code reads none of that and keeps none of it. There is no database of
        visitors.
      </p>
    </>
  );
}

/** Whom to ask, and where changes to this page can be seen. */
export function Contact(): ReactNode {
  return (
    <p>
      {site.company} runs this site. Write to <a href={`mailto:${site.email}`}>{site.email}</a>. The
      page is part of the site's source, so every change to it stays in the history of{" "}
      <a href={hosts.repository}>the repository</a>.
    </p>
  );
}
