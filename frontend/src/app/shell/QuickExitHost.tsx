import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { QuickExitCorner } from '../../components/QuickExitCorner.tsx';
import { Show } from '../../components/Show.tsx';
import { useDraft } from '../../features/advice/draft.store.ts';
import { usePart } from '../../hooks/use-part.ts';
import { whenIdle } from '../../lib/idle.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { exitAt } from './exit-at.ts';

const part = lazyPart(async () => (await import('./QuickExit.tsx')).QuickExit, ['safety']);

/** The quick exit of the pages with something to hide. Its code loads when the browser is idle. */
export function QuickExitHost() {
  const { pathname, search } = useLocation();
  const writing = useDraft(({ description }) => description !== '');
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const exit = exitAt(pathname + search, writing);
  const ready = usePart(part, idle && exit);
  return exit && <QuickExitCorner room={exit}>{ready && <Show part={part} props={{ exit }} />}</QuickExitCorner>;
}
