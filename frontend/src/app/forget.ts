import { forgetAdvice } from '../features/advice/forget.ts';
import { forgetCouples } from '../features/couples/forget.ts';
import { forgetName } from '../features/couples/partner-name.ts';
import { forgetScroll } from '../lib/scroll-positions.ts';

/**
 * Clears the tab's data outside the couples pages: draft, pending request, advice to open, scroll positions.
 * Runs at a sign-out.
 */
export function forgetTab(): void {
  forgetAdvice();
  forgetScroll();
}

/** Clears the data of every feature, and the name that a visitor joined with. Runs at a quick exit. */
export function forgetAtExit(): void {
  forgetTab();
  forgetCouples();
  forgetName();
}
