import { useLayoutEffect } from 'react';
import { carryToast } from '../lib/toast.store.ts';

/** The documents that may load the payment provider's script: the server's policy allows it there alone. */
const PAYING = /^\/(subscribe|payment-redirect)\/?$/;

/** Whether this document was served with that policy. */
const served = PAYING.test(window.location.pathname);

/**
 * Whether the page at `pathname` needs another document than this one. If so, that is loaded: a link, Back or Forward
 * crosses without one. A fresh document always fits its address, so this ends after one load.
 * @param isWanted without a connection nothing can be loaded, and every address shows what this device keeps
 */
export function usePolicyBoundary(pathname: string, isWanted: boolean): boolean {
  const crossing = PAYING.test(pathname) !== served;
  useLayoutEffect(() => {
    // After every rendering: a sign-out shows where it leads before the address follows.
    if (!isWanted || PAYING.test(window.location.pathname) === served) return;
    carryToast();
    window.location.reload();
  });
  return crossing;
}
