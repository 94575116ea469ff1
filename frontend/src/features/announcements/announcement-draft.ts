import { ANNOUNCEMENT_TYPES } from '@beside/common/announcements/announcements.constants';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import * as v from 'valibot';
import { parseAs } from '../../lib/parse.ts';
import { forTab } from '../../lib/storage.ts';
import { localOf } from './announcement-times.ts';
import { DRAFT_KEY } from './forget.ts';

const Fields = v.object({
  title: v.string(),
  message: v.string(),
  type: v.picklist(ANNOUNCEMENT_TYPES),
  /** Values of `datetime-local` fields. */
  start: v.string(),
  end: v.string(),
});
/** What is written in the form, without the admin password. */
export type Fields = v.InferOutput<typeof Fields>;

const Draft = v.object({
  /** Null: a new announcement. */
  id: v.nullable(v.string()),
  /** The announcement when the editing began. */
  base: v.nullable(Fields),
  fields: Fields,
});
export type Draft = v.InferOutput<typeof Draft>;

/** The draft of an announcement, or of a new one, as it was left; null where there is none. */
export function keptDraft(id: Draft['id']): Draft | null {
  try {
    const draft = parseAs(Draft, forTab.json(DRAFT_KEY));
    return draft.id === id ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps the draft over a reload. The tab has one. */
export function keepDraft(draft: Draft): void {
  forTab.set(DRAFT_KEY, JSON.stringify(draft));
}

const EMPTY: Fields = { title: '', message: '', type: 'info', start: '', end: '' };

/** The draft with which a form begins. */
export function draftOf(id: Draft['id'], announcement: AnnouncementView | null): Draft {
  if (!announcement) return { id, base: null, fields: EMPTY };
  const base = fieldsOf(announcement);
  return { id, base, fields: base };
}

/** The form's fields for an announcement. */
export function fieldsOf({ title, message, announcementType, startDate, endDate }: AnnouncementView): Fields {
  return { title, message, type: announcementType, start: localOf(startDate), end: localOf(endDate) };
}
