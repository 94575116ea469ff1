import { flagOf } from '@beside/common/admin/admin.rules';
import { ANNOUNCEMENTS_MAX } from '@beside/common/announcements/announcements.constants';
import { AnnouncementView } from '@beside/common/announcements/announcements.views';
import type pg from 'pg';
import * as v from 'valibot';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import { sharedList } from '../../database/shared-list.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import type { ClientAssets } from '../../http/client-assets.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { AdminChange, AdminService } from '../admin/admin.service.ts';
import { announcementsBoard, type InForce } from './announcements.board.ts';
import { changedFields, fieldsOf, type Written } from './announcements.fields.ts';
import { presentAnnouncement } from './announcements.presenter.ts';
import { type AnnouncementRow, announcements } from './announcements.statements.ts';

/** The channel on which every node receives the current list with the commit. */
const CHANGED = 'announcements_changed';
const LIST = v.array(AnnouncementView);

export interface AnnouncementsDeps {
  pool: pg.Pool;
  notifications: PgNotifications;
  publisher: Publisher;
  admin: AdminService;
  clock: Clock;
  log: Log;
  /** Shows what is in force on this node, when it changes. */
  page: Pick<ClientAssets, 'showAnnouncements'>;
}

/** Announcements: what admins write, and what every page shows of it, the banners of incidents among it. */
export function announcementsService({ pool, notifications, publisher, admin, clock, log, page }: AnnouncementsDeps) {
  const board = announcementsBoard({
    clock,
    onChange({ announcements }, turned) {
      // By each node to its own pages alone, so that Redis is not needed.
      publisher.publishToAllHere('announcements:changed', { announcements });
      for (const area of turned) publisher.publishHere(rooms.admin, 'admin:changed', { area });
      page.showAnnouncements(announcements);
    },
  });
  const current = sharedList({
    ...{ pool, notifications, log, channel: CHANGED },
    read: async (db) => (await announcements.current(db)).map(presentAnnouncement),
    parse(raw) {
      const parsed = v.safeParse(LIST, raw);
      return parsed.success ? parsed.output : null;
    },
    onList: (list) => board.set('announcements', list),
  });

  /** Makes a change in one line with all others, so that every node gets the lists in that order; afterwards this node has it. */
  const change = async <T>(
    actor: Actor,
    password: string,
    entry: (result: T) => AdminChange | null,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> => {
    let arrived = async (): Promise<void> => undefined;
    const result = await admin.change(actor, password, entry, async (transaction) => {
      await announcements.lock(transaction);
      const made = await work(transaction);
      arrived = await current.publish(transaction);
      return made;
    });
    await arrived();
    return result;
  };
  const found = <T>(row: T | null): T => {
    if (row === null) throw notFound();
    return row;
  };
  const target = ({ id }: { id: number }) => ({ type: 'announcement', id: String(id) }) as const;
  const area = 'announcements';

  return {
    /** Begins: reads what is active. */
    load: current.load,

    /** What every page shows now: from this node's memory. */
    inForce: (): InForce => board.inForce(),

    /** Replaces the banners that the incident monitor shows beside the announcements. */
    showBanners: (banners: AnnouncementView[]): void => board.set('incidents', banners),

    /** Whether texts are an announcement's, which everyone may read. */
    isPublic: (texts: readonly string[]): boolean =>
      board.inForce().announcements.some(({ title, message }) => texts.every((text) => text === title || text === message)),

    /** For admins: all of them, the newest first. */
    all: async (): Promise<AnnouncementView[]> => (await announcements.all(pool)).map(presentAnnouncement),

    /** @throws AppError 400 on `endDate`, 409 `full`, and those of `AdminService.change` */
    async create(actor: Actor, password: string, written: Written): Promise<AnnouncementView> {
      const fields = fieldsOf(written, null);
      const row = await change(
        actor,
        password,
        (made: AnnouncementRow) => ({
          ...{ area, action: 'announcement_created', target: target(made) },
          details: { type: fields.announcementType },
        }),
        async (transaction) => {
          const made = await announcements.insert(transaction, fields);
          if (!made) throw new AppError('full', `There are ${ANNOUNCEMENTS_MAX} announcements. Delete one first.`);
          return made;
        },
      );
      return presentAnnouncement(row);
    },

    /** @throws AppError 400 on `endDate`, 404, and those of `AdminService.change` */
    async edit(actor: Actor, password: string, id: number, written: Written): Promise<AnnouncementView> {
      // What is wrong is said before the password is asked; what counts is decided under the lock.
      fieldsOf(written, found(await announcements.byId(pool, id)));
      const { row } = await change(
        actor,
        password,
        ({ row: made, changed }: { row: AnnouncementRow; changed: string[] }) =>
          changed.length === 0
            ? null
            : { area, action: 'announcement_edited', target: target(made), details: { fields: changed } },
        async (transaction) => {
          const before = found(await announcements.byId(transaction, id));
          const fields = fieldsOf(written, before);
          return {
            row: found(await announcements.update(transaction, { id, ...fields })),
            changed: changedFields(before, fields),
          };
        },
      );
      return presentAnnouncement(row);
    },

    /**
     * Makes an active one inactive, and the other way round.
     * @param wanted the state that the caller wants: one that has it already stays, and nothing is recorded
     * @throws AppError 404, and those of `AdminService.change`
     */
    async toggle(actor: Actor, password: string, id: number, wanted?: boolean | 0 | 1): Promise<AnnouncementView> {
      found(await announcements.byId(pool, id));
      const { row } = await change(
        actor,
        password,
        ({ row: made, changed }: { row: AnnouncementRow; changed: boolean }) =>
          changed
            ? {
                ...{ area, target: target(made) },
                action: made.isActive === 1 ? 'announcement_activated' : 'announcement_deactivated',
              }
            : null,
        async (transaction) => {
          const before = found(await announcements.byId(transaction, id));
          // What others have done meanwhile must not turn the wish round.
          if (wanted !== undefined && flagOf(wanted) === before.isActive) return { row: before, changed: false };
          return { row: found(await announcements.toggle(transaction, id)), changed: true };
        },
      );
      return presentAnnouncement(row);
    },

    /** @throws AppError 404, and those of `AdminService.change` */
    async remove(actor: Actor, password: string, id: number): Promise<void> {
      found(await announcements.byId(pool, id));
      await change(
        actor,
        password,
        () => ({ area, action: 'announcement_deleted', target: target({ id }) }),
        async (transaction) => {
          if (!(await announcements.remove(transaction, id))) throw notFound();
        },
      );
    },

    stop(): void {
      current.stop();
      board.stop();
    },
  };
}

export type AnnouncementsService = ReturnType<typeof announcementsService>;
