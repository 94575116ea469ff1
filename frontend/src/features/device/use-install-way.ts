import { useEffect, useState } from 'react';
import { config } from '../../lib/config.ts';
import { appleDevice, useInstall } from '../../lib/install.store.ts';
import { isInstalled } from '../../lib/installed.ts';

/** Milliseconds from a page's load within which its browser has offered the app, if it ever does. */
const OFFERED_MS = 4_000;

/** How the app comes onto this device. `waiting`: the browser may still offer it. */
export type InstallWay = 'here' | 'added' | 'question' | 'byHand' | 'waiting' | 'none';

/** How the app can be added in this browser, as far as it is known. */
export function useInstallWay(): InstallWay {
  const { isOffered, isAdded } = useInstall();
  const isWaiting = useWaiting();
  if (isInstalled()) return 'here';
  if (isAdded) return 'added';
  if (!config.pwa) return 'none';
  if (isOffered) return 'question';
  if (appleDevice()) return 'byHand';
  return isWaiting ? 'waiting' : 'none';
}

function useWaiting(): boolean {
  const [isWaiting, setWaiting] = useState(() => 'onbeforeinstallprompt' in window && performance.now() < OFFERED_MS);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), Math.max(0, OFFERED_MS - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  return isWaiting;
}
