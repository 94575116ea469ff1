import type { AnnouncementType } from '@beside/common/announcements/announcements.constants';
import {
  AdminAnnouncementsAnswer,
  AnnouncementAnswer,
  type AnnouncementView,
} from '@beside/common/announcements/announcements.views';
import { api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

/** What an admin writes. */
export interface AnnouncementInput {
  title: string;
  message: string;
  announcementType: AnnouncementType;
  /** ISO times; null for none. */
  startDate: string | null;
  endDate: string | null;
  /** In which the message's countdown markers are read. */
  timeZone: string;
}

const PATH = '/api/admin/announcements';

/** `GET /api/admin/announcements`: all of them, the newest first. Throws ApiError. */
export async function fetchAdminAnnouncements(signal: AbortSignal): Promise<AnnouncementView[]> {
  return parseAs(AdminAnnouncementsAnswer, await api(PATH, { signal })).announcements;
}

/** `POST /api/admin/announcements`: creates one, which is active. Throws ApiError. */
export async function createAnnouncement(written: AnnouncementInput, adminPassword: string): Promise<AnnouncementView> {
  const reply = await api(PATH, { method: 'POST', body: { ...written, isActive: 1, adminPassword } });
  return parseAs(AnnouncementAnswer, reply).announcement;
}

/** `PUT /api/admin/announcements/{id}`. Throws ApiError. */
export async function updateAnnouncement(id: AnnouncementView['id'], written: AnnouncementInput, adminPassword: string) {
  const reply = await api(`${PATH}/${id}`, { method: 'PUT', body: { ...written, adminPassword } });
  return parseAs(AnnouncementAnswer, reply).announcement;
}

/** `POST /api/admin/announcements/{id}/toggle`, to a wanted state. Throws ApiError. */
export async function toggleAnnouncement(id: AnnouncementView['id'], isActive: 0 | 1, adminPassword: string) {
  const reply = await api(`${PATH}/${id}/toggle`, { method: 'POST', body: { isActive, adminPassword } });
  return parseAs(AnnouncementAnswer, reply).announcement;
}

/** `DELETE /api/admin/announcements/{id}`. Throws ApiError. */
export async function deleteAnnouncement(id: AnnouncementView['id'], adminPassword: string): Promise<void> {
  await api(`${PATH}/${id}`, { method: 'DELETE', body: { adminPassword } });
}
