// Replaced, not wrapped: the original asks for a connection to the hosted provider on every page, and its shortcut is deaf while a button has the focus.
import ErrorBoundary from "@docusaurus/ErrorBoundary";
import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { Search } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { isHosted, providerHosts, type SearchSettings } from "../../config/search";
import { areaOf } from "../../lib/search/areas";
import { isLetter, isSearchKey } from "./keys";
import styles from "./styles.module.css";
import { Unreachable } from "./Unreachable";

type DialogModule = typeof import("./Dialog");

/** Loads the dialog, and meanwhile has the provider get ready for the area the reader is in. */
function loadSearch(settings: SearchSettings, path: string): Promise<DialogModule> {
  void import("../../search/provider")
    .then(({ searchProvider }) => searchProvider(settings).prepare(areaOf(path)))
    // The dialog asks again, and shows what goes wrong.
    .catch(() => undefined);
  return import("./Dialog");
}

/** An element at the end of the body for the dialog to stand in, outside of everything that it covers. */
function makePlace(): HTMLElement {
  return document.body.appendChild(document.createElement("div"));
}

interface Opened {
  readonly place: HTMLElement;
  readonly back: Element | null;
}

/** The way to search: a click, a letter on the button, Ctrl or Cmd with K, or a slash when no field has the focus. */
export default function SearchBar(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const settings = siteConfig.themeConfig.algolia as SearchSettings;
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  /** What was typed since the dialog was called for, until its field has the focus. */
  const typed = useRef<string>(undefined);
  const [Dialog, setDialog] = useState<DialogModule["default"]>();
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const { default: loaded } = await loadSearch(settings, pathname);
      setDialog(() => loaded);
    } catch {
      typed.current = undefined;
      setFailed(true);
    }
  }, [settings, pathname]);
  /** Loads ahead; a failure shows only to those who open. */
  const prepare = () => void loadSearch(settings, pathname).catch(() => undefined);

  const open = useCallback(
    (letter = "") => {
      typed.current = letter;
      setFailed(false);
      setOpened((now) => now ?? { place: makePlace(), back: document.activeElement });
      void load();
    },
    [load],
  );
  const takeTyped = useCallback(() => {
    const letters = typed.current ?? "";
    typed.current = undefined;
    return letters;
  }, []);
  const close = useCallback(() => {
    typed.current = undefined;
    setOpened(undefined);
  }, []);
  useEffect(() => {
    if (!opened) {
      return undefined;
    }
    const { place, back } = opened;
    return () => {
      place.remove();
      const target = back instanceof HTMLElement && back !== document.body && back.isConnected;
      (target ? back : button.current)?.focus({ preventScroll: true });
    };
  }, [opened]);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (isSearchKey(event, opened !== undefined)) {
        event.preventDefault();
        if (opened) {
          close();
        } else {
          open();
        }
      } else if (typed.current !== undefined && isLetter(event)) {
        // What is typed while the dialog is on its way is the query's beginning.
        event.preventDefault();
        typed.current += event.key;
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [opened, open, close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!opened && isLetter(event.nativeEvent) && event.key !== " " && event.key !== "/") {
      event.preventDefault();
      event.stopPropagation();
      open(event.key);
    }
  };

  return (
    <>
      {isHosted(settings) && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${providerHosts(settings)[0]}`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className={styles.search}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={(opened && !Dialog && !failed) || undefined}
        onMouseEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={() => open()}
        onKeyDown={onKeyDown}
      >
        <Search size={16} strokeWidth={1.5} aria-hidden="true" />
        <span className={styles.label}>Search</span>
        <span className={styles.keys} aria-hidden="true" />
      </button>
      <noscript>
        <Link to="/search/" className={styles.noscript}>
          Search
        </Link>
      </noscript>
      {opened && failed && (
        <Unreachable place={opened.place} onRetry={() => open()} onClose={close} />
      )}
      {opened && Dialog && (
        <ErrorBoundary
          fallback={() => <Unreachable place={opened.place} onRetry={close} onClose={close} />}
        >
          <Dialog place={opened.place} takeTyped={takeTyped} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
