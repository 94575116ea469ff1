import type { BrowserFeature } from '../../lib/feature.ts';
import { chatForgetting } from './forget.ts';

export const chatFeature: BrowserFeature = {
  forget: chatForgetting.forget,
};
