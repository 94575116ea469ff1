import type { BrowserFeature } from '../../lib/feature.ts';
import { bindAdviceEvents } from './advice.events.ts';
import { forgetAdvice } from './forget.ts';

export const adviceFeature: BrowserFeature = {
  bindEvents: bindAdviceEvents,
  forget: forgetAdvice,
};
