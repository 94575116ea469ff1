import type { BrowserFeature } from '../../lib/feature.ts';
import { bindAccountEvents, startAccount } from './account.events.ts';

export const accountFeature: BrowserFeature = {
  start: startAccount,
  bindEvents: bindAccountEvents,
};
