import { lazy, Suspense } from 'react';
import { useToast } from '../lib/toast.store.ts';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

/** Where toasts appear; their code comes with the first one. */
export function ToastHost() {
  const toast = useToast((state) => state.toast);
  return <Suspense>{toast && <Toasts toast={toast} />}</Suspense>;
}
