import { useEffect } from 'react';
import { usePart } from '../../hooks/use-part.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useTip, watchTips } from '../../lib/tips.ts';
import { Show } from '../page/Show.tsx';

const tip = lazyPart(async () => (await import('./Tip.tsx')).Tip, []);

/** Renders tooltips for controls with `data-tip` and a label. Their code loads with the first one. */
export function TipHost() {
  const target = useTip((state) => state.target);
  const ready = usePart(tip, target);
  useEffect(watchTips, []);
  return target && ready && <Show part={tip} props={{ target }} />;
}
