import { type ComponentProps, Suspense } from 'react';
import { Show } from '../../../../../components/page/Show.tsx';
import { lazyPart } from '../../../../../lib/lazy-part.ts';
import type { Bars } from './Bars.tsx';

const bars = lazyPart(async () => (await import('./Bars.tsx')).Bars, []);

/** Bars, whose library loads while the figures are fetched. */
export function LazyBars(props: ComponentProps<typeof Bars>) {
  return (
    <Suspense fallback={null}>
      <Show part={bars} props={props} />
    </Suspense>
  );
}

/** Begins to load the chart library. */
export function preloadBars(): void {
  void bars.preload().catch(() => undefined);
}
