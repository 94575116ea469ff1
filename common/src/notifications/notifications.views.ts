import * as v from 'valibot';
import { EMAIL_DIGESTS, NOTICE_KINDS } from './notifications.constants.ts';

/** What a user is told of, when, and how. */
export const NotificationSettingsView = v.object({
  kinds: v.object({ answer: v.boolean(), message: v.boolean(), account: v.boolean() }),
  /** `HH:MM` in the zone. The same time twice: no quiet hours. */
  quietFrom: v.string(),
  quietUntil: v.string(),
  /** A name of the IANA time zone database. */
  zone: v.string(),
  email: v.picklist(EMAIL_DIGESTS),
});
export type NotificationSettingsView = v.InferOutput<typeof NotificationSettingsView>;

/** `mail`: whether an email digest can be chosen here. */
export const NotificationsAnswer = v.object({ settings: NotificationSettingsView, mail: v.boolean() });
export type NotificationsAnswer = v.InferOutput<typeof NotificationsAnswer>;

/** Something new that no page of the user has shown yet. */
export const NoticeView = v.object({
  id: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  /** A path of ours: where it is shown. */
  to: v.string(),
  /** An ISO time. */
  at: v.string(),
});
export type NoticeView = v.InferOutput<typeof NoticeView>;

/** The answer of `GET /api/notices`, and `notices:changed`: a user's unseen notices, the newest first. */
export const NoticesView = v.object({ items: v.array(NoticeView) });
export type NoticesView = v.InferOutput<typeof NoticesView>;

/** The key by which browsers know who may push to them (RFC 8292), in base64url. */
export const PushKeyAnswer = v.object({ key: v.string() });
