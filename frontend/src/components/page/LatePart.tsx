import { type ReactNode, Suspense } from 'react';
import type { LazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Show } from './Show.tsx';

interface Props<P> {
  part: LazyPart<P>;
  props: P;
  /** Stands there while it loads. */
  fallback?: ReactNode;
}

/** Renders a lazy part inside a page. One that cannot be shown says so in its own place, and leaves the rest of the page alone. */
export function LatePart<P extends object>({ part, props, fallback = null }: Props<P>) {
  return (
    <ErrorBoundary inside>
      <Suspense fallback={fallback}>
        <Show part={part} props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}
