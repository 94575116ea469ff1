import { useEffect, useState } from 'react';
import { Show } from '../../components/Show.tsx';
import { usePart } from '../../hooks/use-part.ts';
import { whenIdle } from '../../lib/idle.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

const exit = lazyPart(async () => (await import('./QuickExit.tsx')).QuickExit, ['safety']);

/** The quick exit. Its code loads when the browser is idle. */
export function QuickExitHost() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return usePart(exit, idle) && <Show part={exit} props={{}} />;
}
