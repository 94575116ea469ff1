import { ANNOUNCEMENT_TYPES } from '@beside/common/announcements/announcements.constants';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import * as v from 'valibot';
import { readAs } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';
import { localOf } from './announcement-times.ts';
import { DRAFTS_KEY, forgetAnnouncements } from './forget.ts';

const Fields = v.object({
  title: v.string(),
  message: v.string(),
  type: v.picklist(ANNOUNCEMENT_TYPES),
  /** Values of `datetime-local` fields. */
  start: v.string(),
  end: v.string(),
  /** In which the message's countdown markers are read: of a new one its writer's, of another one its own. */
  timeZone: v.string(),
});
/** What is written in the form, without the admin password. */
export type Fields = v.InferOutput<typeof Fields>;

const Draft = v.object({
  /** The announcement when the editing began; null: a new one. */
  base: v.nullable(Fields),
  fields: Fields,
});
export type Draft = v.InferOutput<typeof Draft>;

/** Which draft: of a user, and of an announcement, or of a new one. */
export interface DraftOf {
  userId: string;
  /** Null: a new announcement. */
  id: string | null;
}

const Kept = v.object({
  userId: v.string(),
  drafts: v.record(v.string(), Draft),
  /** The query of the form at which a session ended. */
  left: v.optional(v.string()),
});

const nameOf = ({ id }: DraftOf) => id ?? 'new';

/** What this tab keeps of a user. Another user's is cleared. */
function draftsOf(userId: string): v.InferOutput<typeof Kept> {
  const kept = readAs(Kept, forTab.json(DRAFTS_KEY));
  if (kept?.userId === userId) return kept;
  if (kept) forgetAnnouncements();
  return { userId, drafts: {} };
}

/** A draft as it was left; null where there is none. */
export const storedDraft = (of: DraftOf): Draft | null => draftsOf(of.userId).drafts[nameOf(of)] ?? null;

/** Keeps a draft over a reload, or clears it. */
export function keepDraft(of: DraftOf, draft: Draft | null): void {
  const { [nameOf(of)]: _, ...others } = draftsOf(of.userId).drafts;
  const drafts = draft ? { ...others, [nameOf(of)]: draft } : others;
  forTab.set(DRAFTS_KEY, JSON.stringify({ userId: of.userId, drafts }));
}

/** The query of the form at which this user's session ended, once; null where there is none. */
export function takeLeftForm(userId: string): string | null {
  const { left, ...kept } = draftsOf(userId);
  if (left === undefined) return null;
  forTab.set(DRAFTS_KEY, JSON.stringify(kept));
  return left;
}

/** The zone in which this admin writes times. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The draft with which a form begins. */
export function draftOf(announcement: AnnouncementView | null): Draft {
  if (!announcement)
    return { base: null, fields: { title: '', message: '', type: 'info', start: '', end: '', timeZone: ownZone() } };
  const base = fieldsOf(announcement);
  return { base, fields: base };
}

/** The form's fields for an announcement. */
function fieldsOf({ title, message, announcementType, startDate, endDate, timeZone }: AnnouncementView): Fields {
  return { title, message, type: announcementType, start: localOf(startDate), end: localOf(endDate), timeZone };
}

/** Whether someone else has changed an announcement since a draft of it was begun. One that says what the draft says is no news. */
export function isChangedMeanwhile({ base, fields }: Draft, announcement: AnnouncementView | null): boolean {
  if (!announcement || !base) return false;
  const now = fieldsOf(announcement);
  const written = { ...fields, title: fields.title.trim(), message: fields.message.trim() };
  const isSame = (other: Fields) => JSON.stringify(now) === JSON.stringify({ ...now, ...other });
  return !isSame(base) && !isSame(written);
}
