import { forgetAdvice } from '../features/advice/forget.ts';
import { forgetChat } from '../features/chat/forget.ts';
import { forgetScroll } from '../lib/scroll-positions.ts';

/**
 * Clears the tab's data outside the couples pages: drafts, pending request, advice to open, unsent questions, scroll positions.
 * Runs at a sign-out.
 */
export function forgetTab(): void {
  forgetAdvice();
  forgetChat();
  forgetScroll();
}
