import type { BrowserFeature } from '../../lib/feature.ts';
import { forgetDevice } from './forget-device.ts';
import { bindNotices } from './notifications.events.ts';

export const notificationsFeature: BrowserFeature = {
  bindEvents: bindNotices,
  forget: forgetDevice,
};
