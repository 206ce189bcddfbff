import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useCallback, useEffect, useRef, useState } from "react";
import { readAddress, type SearchAddress, STEP, writeAddress } from "../../lib/search/address";

/** Browsers refuse to write the address at every key. */
const WRITE_AFTER_MS = 300;

/**
 * The state of the search page, which is its address, and the text of its field, which the address
 * follows. Before the page has come to life it is empty, as in the built page.
 */
export function useSearchAddress() {
  const history = useHistory();
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const address = readAddress(isBrowser ? search : "");
  const [text, setText] = useState("");
  const written = useRef("");

  // An address from elsewhere (back, a link) fills the field; one that follows the field does not.
  useEffect(() => {
    if (address.query !== written.current) {
      written.current = address.query;
      setText(address.query);
    }
  }, [address.query]);

  const write = useCallback(
    (next: SearchAddress) => {
      written.current = next.query;
      history.replace(writeAddress(next));
    },
    [history],
  );

  const { area } = address;
  useEffect(() => {
    if (text === written.current) {
      return undefined;
    }
    const timer = setTimeout(() => write({ query: text, area, show: STEP }), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, area, write]);

  return { ...address, text, setText, write };
}
