import * as v from 'valibot';
import { orNull } from '../or-null.ts';
import { ANNOUNCEMENT_TYPES } from './announcements.constants.ts';

/** An announcement as everyone sees it, or the banner of an incident. */
export const AnnouncementView = v.object({
  /** A number; of an incident's banner `incident-` and a number. */
  id: v.union([v.number(), v.string()]),
  title: v.string(),
  /** Plain text: links and countdown markers are made of it by `announcementParts`. */
  message: v.string(),
  announcementType: v.fallback(v.picklist(ANNOUNCEMENT_TYPES), 'info'),
  /** 1 or 0. */
  isActive: v.number(),
  /** ISO times. */
  startDate: orNull(v.string()),
  endDate: orNull(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** Raised when its words or its type change: a browser that has dismissed an earlier revision shows it again. */
  revision: v.fallback(v.number(), 1),
  /** In which its countdown markers are read. */
  timeZone: v.fallback(v.string(), 'UTC'),
});
export type AnnouncementView = v.InferOutput<typeof AnnouncementView>;

/** The answer of `GET /api/announcements`, and what is pushed: those in force, incidents among them, the most severe first. */
export const AnnouncementsAnswer = v.object({ announcements: v.array(AnnouncementView) });
export type AnnouncementsAnswer = v.InferOutput<typeof AnnouncementsAnswer>;

/** The answer of `GET /api/admin/announcements`: all that admins have written, the newest first. */
export const AdminAnnouncementsAnswer = v.object({ announcements: v.array(AnnouncementView) });

/** What a change did, in English, and the announcement afterwards. */
export const AnnouncementAnswer = v.object({ message: v.string(), announcement: AnnouncementView });
export type AnnouncementAnswer = v.InferOutput<typeof AnnouncementAnswer>;
