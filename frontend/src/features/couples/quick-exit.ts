import { stopSpeech } from '../../lib/speech.ts';
import { forgetCouples } from './forget.ts';

/** Where a quick exit leads: a page that anybody may have been looking at. */
const ELSEWHERE = 'https://www.bbc.com/weather';

/** Leaves at once: nothing of the session is left on the screen, in this tab, or one step back. */
export function quickExit(): void {
  document.documentElement.style.display = 'none';
  document.title = '';
  stopSpeech();
  forgetCouples();
  window.location.replace(ELSEWHERE);
}
