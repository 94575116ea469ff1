import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePart } from '../../hooks/use-part.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { pageOf } from '../../lib/page-of.ts';
import { turnPage, useToast } from '../../lib/toast.store.ts';
import { Show } from '../page/Show.tsx';

const toasts = lazyPart(async () => (await import('./Toasts.tsx')).Toasts, []);

/** Renders toasts. Their code loads after the page's, since a toast about a lost connection cannot load it. */
export function ToastHost() {
  const toast = useToast((state) => state.toast);
  const ready = usePart(toasts, toast ?? true, 'idle');
  const page = pageOf(useLocation());
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    turnPage();
  }, [page]);
  return toast && ready && <Show part={toasts} props={{ toast }} />;
}
