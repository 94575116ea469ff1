import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds without typing before the search begins. */
const PAUSE_MS = 300;

/**
 * The typed text, and the search that follows it after a pause. A search that comes by the address replaces the text.
 * @param q the search that is shown
 * @param wantedOf the search of a typed text; '' for none
 * @param pause milliseconds, where another pause is needed; clearing waits as long
 * @returns `settle` begins the search at once, as when the field is left
 */
export function useTypedSearch(
  q: string,
  wantedOf: (typed: string) => string,
  onSearch: (q: string) => void,
  pause = 0,
): { typed: string; type: (text: string) => void; settle: () => void } {
  const [typed, setTyped] = useState(q);
  const { key } = useLocation();
  const [shown, setShown] = useState({ q, key });
  const [sent, setSent] = useState(q);
  // A search may be left, for the same address as before, sooner than it is shown: then the address's key alone tells.
  if (q !== shown.q || key !== shown.key) {
    setShown({ q, key });
    if (q !== sent) {
      setSent(q);
      setTyped(q);
    }
  }
  const search = useRef(onSearch);
  search.current = onSearch;
  const wanted = wantedOf(typed);
  const begin = useCallback(() => {
    setSent(wanted);
    search.current(wanted);
  }, [wanted]);
  useEffect(() => {
    if (wanted === sent) return;
    // Clearing needs no pause.
    const timer = setTimeout(begin, pause || (typed === '' ? 0 : PAUSE_MS));
    return () => clearTimeout(timer);
  }, [typed, wanted, sent, begin, pause]);
  return { typed, type: setTyped, settle: () => wanted !== sent && begin() };
}
