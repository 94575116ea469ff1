import { hideCouplesHelp } from '../features/couples/help/hide-help-at-exit.ts';
import { forgetName } from '../features/couples/lobby/partner-name.ts';
import { forgetReaderLanguage } from '../features/couples/messages/reader-language.ts';
import { forgetAdviceRead } from '../features/device/advice-read.ts';
import { forgetCountry } from '../lib/country.ts';
import { forgetNoteRead } from '../lib/dictation-note.ts';
import { endScroll } from '../lib/scroll-positions.ts';
import { forget } from './forget.ts';

/**
 * Clears every feature's data, and what this browser remembers of its use: the name that a visitor joined with, the language
 * that they read in, their country, that they have dictated, and how much advice was read here. The number of free sessions stays, and so does
 * the look of the app, since a change of it would be seen. Runs at a quick exit, whose code is loaded
 * with the pages that have something to hide.
 */
export function forgetAtExit(): void {
  // Before the help is forgotten.
  hideCouplesHelp();
  forget('quickExit');
  forgetName();
  forgetReaderLanguage();
  forgetCountry();
  forgetNoteRead();
  forgetAdviceRead();
  endScroll();
}
