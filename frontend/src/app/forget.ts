import type { ForgetReason } from '../lib/feature.ts';
import { forgetScroll } from '../lib/scroll-positions.ts';
import { FEATURES } from './features.ts';

/** Clears what this tab holds of a user: every feature's drafts and unsent texts, and the scroll positions. */
export function forget(reason: ForgetReason): void {
  for (const feature of FEATURES) feature.forget?.(reason);
  forgetScroll();
}
