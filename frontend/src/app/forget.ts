import { forgetAdvice } from '../features/advice/forget.ts';
import { forgetScroll } from '../lib/scroll-positions.ts';

/**
 * Clears the tab's data outside the couples pages: draft, pending request, advice to open, scroll positions.
 * Runs at a sign-out.
 */
export function forgetTab(): void {
  forgetAdvice();
  forgetScroll();
}
