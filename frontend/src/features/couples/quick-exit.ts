import { stopSpeech } from '../../lib/speech.ts';
import { forTab } from '../../lib/storage.ts';
import { forgetCouples } from './forget.ts';
import { forgetName } from './partner-name.ts';

/** A quick exit leads to an inconspicuous page. */
const ELSEWHERE = 'https://www.bbc.com/weather';
/** The script in index.html reads this key, and leaves again when Back returns here. */
const AWAY_KEY = 'beside.away';

const forgetters: (() => void)[] = [];

/** Registers another feature's data to be cleared at a quick exit. */
export function onQuickExit(forget: () => void): void {
  forgetters.push(forget);
}

/** Leaves at once. Clears the screen, the tab's data, the history entry and the remembered name. */
export function quickExit(): void {
  document.documentElement.style.display = 'none';
  document.title = '';
  stopSpeech();
  forgetCouples();
  forgetName();
  for (const forget of forgetters) forget();
  forTab.set(AWAY_KEY, ELSEWHERE);
  window.location.replace(ELSEWHERE);
}
