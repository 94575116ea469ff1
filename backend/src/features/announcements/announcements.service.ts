import { AnnouncementView } from '@beside/common/announcements/announcements.views';
import type pg from 'pg';
import * as v from 'valibot';
import type { PgNotifications } from '../../database/pg-notifications.ts';
import { sharedList } from '../../database/shared-list.ts';
import type { Actor } from '../../http/actor.ts';
import type { ClientAssets } from '../../http/client-assets.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import type { Publisher } from '../../realtime/publisher.ts';
import { rooms } from '../../realtime/rooms.ts';
import type { AdminService } from '../admin/admin.service.ts';
import { currentAnnouncements, type InForce } from './announcements.board.ts';
import { create, edit, remove, toggle } from './announcements.changes.ts';
import type { AnnouncementInput } from './announcements.fields.ts';
import { presentAnnouncement } from './announcements.presenter.ts';
import { announcements } from './announcements.statements.ts';

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

export interface AnnouncementsService {
  /** Begins: reads what is active. */
  load(): Promise<void>;
  /** What every page shows now: from this node's memory. */
  inForce(): InForce;
  /** Replaces the banners that the incident monitor shows beside the announcements. */
  showBanners(banners: AnnouncementView[]): void;
  /** Whether texts are an announcement's, which everyone may read. */
  isPublic(texts: readonly string[]): boolean;
  /** For admins: all of them, the newest first. */
  all(): Promise<AnnouncementView[]>;
  /** @throws AppError 400 on `endDate`, 409 `full`, and those of `AdminService.change` */
  create(actor: Actor, password: string, written: AnnouncementInput): Promise<AnnouncementView>;
  /** @throws AppError 400 on `endDate`, 404, and those of `AdminService.change` */
  edit(actor: Actor, password: string, id: number, written: AnnouncementInput): Promise<AnnouncementView>;
  /**
   * Makes an active one inactive, and the other way round.
   * @param wanted the state that the caller wants: one that has it already stays, and nothing is recorded
   * @throws AppError 404, and those of `AdminService.change`
   */
  toggle(actor: Actor, password: string, id: number, wanted?: boolean | 0 | 1): Promise<AnnouncementView>;
  /** @throws AppError 404, and those of `AdminService.change` */
  remove(actor: Actor, password: string, id: number): Promise<void>;
  stop(): void;
}

/** Announcements: what admins write, and what every page shows of it, the banners of incidents among it. */
export function announcementsService({
  pool,
  notifications,
  publisher,
  admin,
  clock,
  log,
  page,
}: AnnouncementsDeps): AnnouncementsService {
  const board = currentAnnouncements({
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

  const changing = { pool, admin, current };

  return {
    load: current.load,
    inForce: board.inForce,
    showBanners: (banners) => board.set('incidents', banners),
    isPublic: (texts) =>
      board.inForce().announcements.some(({ title, message }) => texts.every((text) => text === title || text === message)),
    all: async () => (await announcements.all(pool)).map(presentAnnouncement),
    create: (actor, password, written) => create(changing, actor, password, written),
    edit: (actor, password, id, written) => edit(changing, actor, password, id, written),
    toggle: (actor, password, id, wanted) => toggle(changing, actor, password, id, wanted),
    remove: (actor, password, id) => remove(changing, actor, password, id),
    stop() {
      current.stop();
      board.stop();
    },
  };
}
