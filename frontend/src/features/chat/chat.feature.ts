import type { BrowserFeature } from '../../lib/feature.ts';
import { forgetChat } from './forget.ts';

export const chatFeature: BrowserFeature = {
  forget: forgetChat,
};
