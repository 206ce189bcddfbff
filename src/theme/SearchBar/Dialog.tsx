import { DocSearchModal } from "@docsearch/react/modal";
import Link from "@docusaurus/Link";
import { useHistory, useLocation } from "@docusaurus/router";
import { useSearchLinkCreator } from "@docusaurus/theme-common";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { isHosted } from "../../config/search";
import { areaOf } from "../../lib/search/areas";
import { type SearchProvider, searchProvider } from "../../search/provider";
import { useSearchScope, useSearchSettings } from "../../search/use-search";
import { askAgain, keepFocusInside, keepRepaired, typeQuery } from "./dialog-dom";
import { HitLink } from "./HitLink";
import { Screens } from "./Screens";
import { PER_AREA, Session } from "./session";
import "./modal.css";
import "./hits.css";

const MODAL = ".DocSearch-Container";

/** Where storage is forbidden even to be looked at, the modal would stop on its first look. */
function hideForbiddenStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { configurable: true, value: null });
  }
}

/** The modal's elements, once they stand. */
function useModalElements(place: HTMLElement, takeTyped: () => string) {
  const [elements, setElements] = useState<{ root: HTMLElement; box: HTMLElement }>();
  useEffect(() => {
    const root = place.querySelector<HTMLElement>(MODAL);
    const box = root?.querySelector<HTMLElement>(".DocSearch-Modal");
    if (root && box) {
      setElements({ root, box });
      const letters = takeTyped();
      if (letters !== "") {
        typeQuery(root, letters);
      }
      return keepRepaired(root);
    }
    return undefined;
  }, [place, takeTyped]);
  return elements;
}

/** Everything behind the dialog out of reach while it is open. */
function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById("__docusaurus");
    page?.setAttribute("inert", "");
    return () => page?.removeAttribute("inert");
  }, []);
}

/** Closes on Escape and on every navigation; keeps Tab inside; notices when the query is emptied. */
function useDialogKeys(place: HTMLElement, session: Session, onClose: () => void): void {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const opened = useRef(address);
  useEffect(() => {
    if (address !== opened.current) {
      onClose();
    }
  }, [address, onClose]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const root = place.querySelector<HTMLElement>(MODAL);
      if (event.key === "Escape" && !event.isComposing) {
        event.preventDefault();
        onClose();
      } else if (root) {
        keepFocusInside(root, event);
      }
    };
    const onChange = () => {
      if (place.querySelector("input")?.value.trim() === "") {
        session.clear();
      }
    };
    // A click on "Clear" empties the field after this.
    const onClick = () => requestAnimationFrame(onChange);
    document.addEventListener("keydown", onKeyDown, true);
    place.addEventListener("input", onChange);
    place.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKeyDown, true);
      place.removeEventListener("input", onChange);
      place.removeEventListener("click", onClick);
    };
  }, [place, session, onClose]);
}

/** Asks again when more of the index is there or the network is back; returns how to do so at a reader's wish. */
function useRetry(place: HTMLElement, provider: SearchProvider, session: Session): () => void {
  const { pathname } = useLocation();
  const again = useCallback(() => {
    const root = place.querySelector<HTMLElement>(MODAL);
    if (root && session.isUnsettled()) {
      askAgain(root);
    }
  }, [place, session]);
  const retry = useCallback(() => {
    provider.prepare(areaOf(pathname));
    again();
  }, [provider, pathname, again]);
  useEffect(() => {
    window.addEventListener("online", retry);
    const stop = provider.onMore(again);
    return () => {
      window.removeEventListener("online", retry);
      stop();
    };
  }, [provider, again, retry]);
  return retry;
}

/** The search dialog: DocSearch's modal, asked and answered by whoever provides search here. */
export default function Dialog({
  place,
  takeTyped,
  onClose,
}: {
  /** An element of its own in the document's body. */
  place: HTMLElement;
  /** Called when the field takes letters by itself: returns those typed before, as the query's beginning. */
  takeTyped: () => string;
  onClose: () => void;
}): ReactNode {
  const history = useHistory();
  const settings = useSearchSettings();
  const scope = useSearchScope();
  const createSearchLink = useSearchLinkCreator();
  const provider = searchProvider(settings);
  const session = useMemo(() => new Session(provider, scope), [provider, scope]);
  useMemo(hideForbiddenStorage, []);
  const elements = useModalElements(place, takeTyped);
  useInertPage();
  useDialogKeys(place, session, onClose);
  const retry = useRetry(place, provider, session);

  const parts = useMemo(
    () => ({
      transformSearchClient: session.client.bind(session),
      hitComponent: ({ hit, children }: Parameters<HitComponent>[0]) => (
        <HitLink hit={hit} found={session.hit(hit.url)}>
          {children}
        </HitLink>
      ),
      resultsFooterComponent: ({ state }: { state: { query: string } }) => {
        const phase = session.getPhase();
        const count = phase.kind === "found" ? phase.answer.count : 0;
        return count > 0 ? (
          <Link to={createSearchLink(state.query)} onClick={onClose}>
            See all {count} results
          </Link>
        ) : null;
      },
      navigator: {
        navigate: ({ itemUrl }: { itemUrl: string }) => {
          if (/^https?:/.test(itemUrl)) {
            window.location.assign(itemUrl);
          } else {
            history.push(itemUrl);
          }
        },
      },
    }),
    [session, createSearchLink, onClose, history],
  );
  return createPortal(
    <div data-search={isHosted(settings) ? "hosted" : "embedded"}>
      <DocSearchModal
        appId={settings.appId}
        apiKey={settings.apiKey}
        indices={[{ name: settings.indexName }]}
        placeholder="Search docs"
        maxResultsPerGroup={PER_AREA}
        initialScrollY={window.scrollY}
        onClose={onClose}
        onAskAiToggle={() => undefined}
        {...parts}
      />
      {elements &&
        createPortal(
          <Screens
            session={session}
            onQuery={(query) => typeQuery(elements.root, query)}
            onRetry={retry}
          />,
          elements.box,
        )}
    </div>,
    place,
  );
}

type HitComponent = NonNullable<Parameters<typeof DocSearchModal>[0]["hitComponent"]>;
