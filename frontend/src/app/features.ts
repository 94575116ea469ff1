import { accountFeature } from '../features/account/account.feature.ts';
import { adviceFeature } from '../features/advice/advice.feature.ts';
import { announcementsFeature } from '../features/announcements/announcements.feature.ts';
import { chatFeature } from '../features/chat/chat.feature.ts';
import { couplesFeature } from '../features/couples/couples.feature.ts';
import { notificationsFeature } from '../features/notifications/notifications.feature.ts';
import { usageFeature } from '../features/usage/usage.feature.ts';
import type { BrowserFeature } from '../lib/feature.ts';

/** The features that take part in every page. The others are loaded with the pages that show them. */
export const FEATURES: readonly BrowserFeature[] = [
  accountFeature,
  adviceFeature,
  announcementsFeature,
  chatFeature,
  couplesFeature,
  notificationsFeature,
  usageFeature,
];
