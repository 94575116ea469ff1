import { forgetCouples } from '../features/couples/forget.ts';
import { forgetName } from '../features/couples/partner-name.ts';
import { forgetReaderLanguage } from '../features/couples/reader-language.ts';
import { forgetCountry } from '../lib/country.ts';
import { forgetNoteRead } from '../lib/dictation-note.ts';
import { endScroll } from '../lib/scroll-positions.ts';
import { forgetTab } from './forget.ts';

/**
 * Clears the data of every feature, and what this browser remembers of its use: the name that a visitor joined with, the language
 * that they read in, their country, and that they have dictated. The number of free sessions stays. Runs at a quick exit.
 */
export function forgetAtExit(): void {
  forgetTab();
  forgetCouples();
  forgetName();
  forgetReaderLanguage();
  forgetCountry();
  forgetNoteRead();
  endScroll();
}
