import type { BrowserFeature } from '../../lib/feature.ts';
import { couplesForgetting } from './forget.ts';

export const couplesFeature: BrowserFeature = {
  forget: couplesForgetting.forget,
};
