import { MessageAnswer } from '@beside/common/account/account.views';
import { AdminPasswordDto } from '@beside/common/admin/admin.dto';
import { AnnouncementDto, ToggleAnnouncementDto } from '@beside/common/announcements/announcements.dto';
import {
  AdminAnnouncementsAnswer,
  AnnouncementAnswer,
  AnnouncementsAnswer,
} from '@beside/common/announcements/announcements.views';
import type { Request, Router } from 'express';
import { READ } from '../../http/rate-limits.ts';
import type { Call, RouteContext } from '../../http/route-context.ts';
import { notFound } from '../../lib/app-error.ts';
import type { AnnouncementInput } from './announcements.fields.ts';
import { ANNOUNCEMENTS_READ, ANNOUNCEMENTS_WRITE } from './announcements.limits.ts';
import type { AnnouncementsService } from './announcements.service.ts';

/** The call of every page. It needs no session, and is answered from memory. */
export function announcementsRoutes(announcements: AnnouncementsService, context: RouteContext): Router {
  const calls = context.routes('/api');
  calls.get(
    '/announcements',
    {
      ...{ guard: 'public', scope: null, limit: ANNOUNCEMENTS_READ, answers: AnnouncementsAnswer, isConditional: true },
      about: 'The announcements that are in force',
    },
    ({ request, response }) => {
      const { announcements: shown, version } = announcements.inForce();
      response.set({ ETag: `"${version}"`, 'Cache-Control': 'no-cache' });
      // Read by hand: browsers add `no-cache` to such requests, which Express takes as a demand for a full answer.
      if (request.headers['if-none-match']?.replace(/^W\//, '') !== `"${version}"`) return { announcements: shown };
      response.status(304).end();
      return undefined;
    },
  );
  return calls.router;
}

const write = { guard: 'admin', scope: 'admin:write', limit: ANNOUNCEMENTS_WRITE } as const;

/** The calls of the admin panel. */
export function adminAnnouncementsRoutes(announcements: AnnouncementsService, context: RouteContext): Router {
  const calls = context.routes('/api/admin');

  calls.get(
    '/announcements',
    {
      ...{ guard: 'admin', scope: 'admin:read', limit: READ, answers: AdminAnnouncementsAnswer },
      about: 'All announcements, the newest first',
    },
    async () => ({ announcements: await announcements.all() }),
  );

  calls.post(
    '/announcements',
    {
      ...write,
      input: AnnouncementDto,
      answers: AnnouncementAnswer,
      status: 201,
      fails: ['full'],
      about: 'Creates an announcement',
    },
    async (call) => ({
      message: 'Announcement created',
      announcement: await announcements.create(call.actor, call.input.adminPassword, writtenOf(call)),
    }),
  );

  calls.put(
    '/announcements/:id',
    { ...write, input: AnnouncementDto, answers: AnnouncementAnswer, about: 'Edits an announcement' },
    async (call) => ({
      message: 'Announcement updated',
      announcement: await announcements.edit(call.actor, call.input.adminPassword, idOf(call.request), writtenOf(call)),
    }),
  );

  calls.post(
    '/announcements/:id/toggle',
    {
      ...{ ...write, input: ToggleAnnouncementDto, answers: AnnouncementAnswer },
      about: 'Makes an active announcement inactive, or the other way round; with isActive, what it says',
    },
    async ({ actor, input, request }) => {
      const announcement = await announcements.toggle(actor, input.adminPassword, idOf(request), input.isActive);
      return { message: `Announcement ${announcement.isActive === 1 ? 'activated' : 'deactivated'}`, announcement };
    },
  );

  calls.delete(
    '/announcements/:id',
    { ...write, input: AdminPasswordDto, answers: MessageAnswer, about: 'Deletes an announcement' },
    async ({ actor, input, request }) => {
      await announcements.remove(actor, input.adminPassword, idOf(request));
      return { message: 'Announcement deleted' };
    },
  );

  return calls.router;
}

function writtenOf({ input, request }: Call<AnnouncementDto>): AnnouncementInput {
  const { title, message, announcementType, isActive, startDate, endDate, timeZone } = input;
  const body: unknown = request.body;
  return {
    ...{ title, message, announcementType, isActive, startDate, endDate, timeZone },
    // Asked of the body: in the checked input a null is as if it were absent.
    names: (field) => Object.hasOwn(Object(body), field),
  };
}

/** @throws AppError 404 for what cannot be an id */
function idOf({ params }: Request): number {
  const { id } = params;
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id)) throw notFound();
  return Number(id);
}
