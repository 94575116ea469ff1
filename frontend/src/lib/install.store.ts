import { create } from 'zustand';
import { config } from './config.ts';
import { isInstalled } from './installed.ts';

/** What Chromium sends where the page can become an app. It is in no standard. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface State {
  /** The browser's own question, held back until somebody presses for it. It can be shown once. */
  prompt: InstallPrompt | null;
  /** The browser has offered it to this page: after one question another may follow. */
  isOffered: boolean;
  /** The app was added while this page was open. */
  isAdded: boolean;
}

export const useInstall = create<State>(() => ({ prompt: null, isOffered: false, isAdded: false }));

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Holds the browser's question back. It may come before anything is rendered, so this runs with the first code. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    // Else a phone's browser shows it by itself.
    event.preventDefault();
    useInstall.setState({ prompt: event, isOffered: true });
  });
  window.addEventListener('appinstalled', () => useInstall.setState({ prompt: null, isOffered: false, isAdded: true }));
}

/** Apple's phone or tablet, where the app is added by hand; null: another device. A tablet says that it is a Macintosh. */
export function appleDevice(): 'iPhone' | 'iPad' | null {
  const { userAgent, maxTouchPoints } = navigator;
  if (/iPhone|iPod/.test(userAgent)) return 'iPhone';
  return /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1) ? 'iPad' : null;
}

/** Whether this browser can add the app now: by its own question, or by hand. */
export function useCanInstall(): boolean {
  const { isOffered, isAdded } = useInstall();
  return config.pwa && !isInstalled() && !isAdded && (isOffered || appleDevice() !== null);
}
