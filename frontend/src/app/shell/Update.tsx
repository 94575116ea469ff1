import { useEffect } from 'react';
import { Show } from '../../components/page/Show.tsx';
import { usePart } from '../../hooks/use-part.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useUpdate } from '../../lib/update.store.ts';

const strip = lazyPart(async () => (await import('./UpdateStrip.tsx')).UpdateStrip, ['update']);

/** Offers a newer release. Its code loads when the browser is idle: once there is a newer release, the server may not have it any more. */
export function Update() {
  const update = useUpdate((state) => state.update);
  const isReady = usePart(strip, update === 'none' ? true : update, 'idle');
  useEffect(() => useUpdate.setState({ hasStrip: isReady }), [isReady]);
  return update !== 'none' && isReady && <Show part={strip} props={{ update }} />;
}
