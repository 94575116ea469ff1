import type { BrowserFeature } from '../../lib/feature.ts';
import { bindUsageEvents } from './usage.events.ts';

export const usageFeature: BrowserFeature = {
  bindEvents: bindUsageEvents,
};
