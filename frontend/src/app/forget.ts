import { forgetAdvice } from '../features/advice/forget.ts';
import { forgetScroll } from '../lib/scroll-positions.ts';

/**
 * Forgets what this tab keeps outside the couples pages: the advice draft, the request that is waited for, what was about to be read,
 * and where pages were scrolled to. For when a person is gone, and for a quick exit.
 */
export function forgetTab(): void {
  forgetAdvice();
  forgetScroll();
}
