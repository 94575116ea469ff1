import { NoticesView } from './notifications.views.ts';

export const NOTIFICATIONS_PUSHES = {
  // To all pages of a user: something new, or something that is seen now.
  'notices:changed': NoticesView,
};
