import { flagOf } from '@beside/common/admin/admin.rules';
import { ANNOUNCEMENTS_MAX } from '@beside/common/announcements/announcements.constants';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import type pg from 'pg';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { AdminChange, AdminService } from '../admin/admin.service.ts';
import { type AnnouncementInput, changedFields, fieldsOf } from './announcements.fields.ts';
import { presentAnnouncement } from './announcements.presenter.ts';
import { type AnnouncementRow, announcements } from './announcements.statements.ts';

export interface ChangeDeps {
  pool: pg.Pool;
  admin: AdminService;
  /** The list that every node shows. */
  current: { publish(transaction: Transaction): Promise<() => Promise<void>> };
}

const area = 'announcements';
const target = ({ id }: { id: number }) => ({ type: 'announcement', id: String(id) }) as const;
const found = <T>(row: T | null): T => {
  if (row === null) throw notFound();
  return row;
};

/** Makes a change in one line with all others, so that every node gets the lists in that order; afterwards this node has it. */
async function change<T>(
  { admin, current }: ChangeDeps,
  actor: Actor,
  password: string,
  entry: (result: T) => AdminChange | null,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let arrived = async (): Promise<void> => undefined;
  const result = await admin.change(actor, password, entry, async (transaction) => {
    await announcements.lock(transaction);
    const made = await work(transaction);
    arrived = await current.publish(transaction);
    return made;
  });
  await arrived();
  return result;
}

/** See `AnnouncementsService.create`. */
export async function create(
  deps: ChangeDeps,
  actor: Actor,
  password: string,
  written: AnnouncementInput,
): Promise<AnnouncementView> {
  const fields = fieldsOf(written, null);
  const row = await change(
    deps,
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
}

/** See `AnnouncementsService.edit`. */
export async function edit(
  deps: ChangeDeps,
  actor: Actor,
  password: string,
  id: number,
  written: AnnouncementInput,
): Promise<AnnouncementView> {
  // What is wrong is said before the password is asked; what counts is decided under the lock.
  fieldsOf(written, found(await announcements.byId(deps.pool, id)));
  const { row } = await change(
    deps,
    actor,
    password,
    ({ row: made, changed }: { row: AnnouncementRow; changed: string[] }) =>
      changed.length === 0 ? null : { area, action: 'announcement_edited', target: target(made), details: { fields: changed } },
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
}

/** See `AnnouncementsService.toggle`. */
export async function toggle(
  deps: ChangeDeps,
  actor: Actor,
  password: string,
  id: number,
  wanted?: boolean | 0 | 1,
): Promise<AnnouncementView> {
  found(await announcements.byId(deps.pool, id));
  const { row } = await change(
    deps,
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
}

/** See `AnnouncementsService.remove`. */
export async function remove(deps: ChangeDeps, actor: Actor, password: string, id: number): Promise<void> {
  found(await announcements.byId(deps.pool, id));
  await change(
    deps,
    actor,
    password,
    () => ({ area, action: 'announcement_deleted', target: target({ id }) }),
    async (transaction) => {
      if (!(await announcements.remove(transaction, id))) throw notFound();
    },
  );
}
