import type { BrowserFeature } from '../../lib/feature.ts';
import { forgetCouples } from './forget.ts';

export const couplesFeature: BrowserFeature = {
  forget: forgetCouples,
};
