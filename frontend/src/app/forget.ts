import { forgetAdvice } from '../features/advice/forget.ts';
import { forgetAnnouncements, interruptAnnouncements } from '../features/announcements/forget.ts';
import { forgetChat } from '../features/chat/forget.ts';
import { forgetScroll } from '../lib/scroll-positions.ts';

/**
 * Clears the tab's data outside the couples pages: drafts (an admin's announcement included), pending request, advice to open, unsent questions, scroll positions.
 * Runs at a sign-out, and at the quick exit.
 * @param isWanted false: the session ended by itself, and what an admin writes for everyone stays for them
 */
export function forgetTab(isWanted = true): void {
  forgetAdvice();
  forgetChat();
  if (isWanted) forgetAnnouncements();
  else interruptAnnouncements();
  forgetScroll();
}
