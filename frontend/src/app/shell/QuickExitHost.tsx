import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { QuickExitCorner } from '../../components/QuickExitCorner.tsx';
import { Show } from '../../components/Show.tsx';
import { useDraft } from '../../features/advice/draft.store.ts';
import { whenIdle } from '../../lib/idle.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { exitAt } from './exit-at.ts';

const exit = lazyPart(async () => (await import('./QuickExit.tsx')).QuickExit, ['exit']);

/** The quick exit of the pages with something to hide. Its code loads beside the page's, on the form when the browser is idle. */
export function QuickExitHost() {
  const { pathname, search } = useLocation();
  const writing = useDraft(({ description }) => description.trim() !== '');
  const { present, button, room } = exitAt(pathname, search, writing);
  const [ready, setReady] = useState(exit.loaded() !== null);
  useEffect(() => {
    if (!present || ready) return;
    const load = () =>
      exit.preload().then(
        () => setReady(true),
        // Offline: the next page tries again.
        () => undefined,
      );
    if (button) void load();
    else whenIdle(() => void load());
  }, [present, ready, button]);
  if (!present) return null;
  return <QuickExitCorner room={room}>{ready && <Show part={exit} props={{ button }} />}</QuickExitCorner>;
}
