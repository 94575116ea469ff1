import { useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useTip, watchTips } from '../lib/tips.ts';
import { Show } from './Show.tsx';

const tip = lazyPart(async () => (await import('./Tip.tsx')).Tip, []);

/** Renders tooltips for controls with `data-tip` and a label. Their code loads with the first one. */
export function TipHost() {
  const target = useTip((state) => state.target);
  const [ready, setReady] = useState(false);
  useEffect(watchTips, []);
  useEffect(() => {
    if (!target) return;
    tip
      .preload()
      .then(() => setReady(true))
      .catch(() => undefined);
  }, [target]);
  return target && ready && <Show part={tip} props={{ target }} />;
}
