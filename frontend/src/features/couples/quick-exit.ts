import { stopSpeech } from '../../lib/speech.ts';
import { forTab } from '../../lib/storage.ts';
import { forgetCouples } from './forget.ts';
import { forgetName } from './partner-name.ts';

/** Where a quick exit leads: a page that anybody may have been looking at. */
const ELSEWHERE = 'https://www.bbc.com/weather';
/** Where this tab went in a hurry. The script in index.html reads the same key, and goes there again from whatever Back leads to. */
const AWAY_KEY = 'beside.away';

const forgetters: (() => void)[] = [];

/** Has another feature forget what it keeps for this tab, when somebody leaves in a hurry. */
export function onQuickExit(forget: () => void): void {
  forgetters.push(forget);
}

/** Leaves at once: nothing of what was written or read is left on the screen, in this tab, or a step back; nor is the name in this browser. */
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
