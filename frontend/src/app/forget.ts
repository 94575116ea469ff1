import { forgetAdvice } from '../features/advice/forget.ts';
import { forgetAnnouncements } from '../features/announcements/forget.ts';
import { forgetChat } from '../features/chat/forget.ts';
import { forgetScroll } from '../lib/scroll-positions.ts';

/**
 * Clears the tab's data outside the couples pages: drafts (an admin's announcement included), pending request, advice to open, unsent questions, scroll positions.
 * Runs at a sign-out.
 */
export function forgetTab(): void {
  forgetAdvice();
  forgetChat();
  forgetAnnouncements();
  forgetScroll();
}
