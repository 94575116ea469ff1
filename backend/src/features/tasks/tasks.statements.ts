import { randomUUID } from 'node:crypto';
import { TASKS_DONE_MAX, TASKS_MAX, type TaskKind, type TaskState } from '@beside/common/tasks/tasks.constants';
import type { TaskDetails } from '@beside/common/tasks/tasks.views';
import type { Transaction } from '../../database/transaction.ts';

/** What a task says when it is opened. */
export interface NewTask {
  kind: TaskKind;
  subject: string;
  state: TaskState | null;
  userId: string | null;
  cents: number | null;
  dueAt: Date | null;
  details: TaskDetails;
}

/** A task, without its user's name. */
export interface TaskRow extends NewTask {
  id: string;
  createdAt: Date;
  doneAt: Date | null;
  isSettled: boolean;
}

const COLUMNS = `id, kind, subject, state, "userId", cents, "dueAt", details, "createdAt", "doneAt", "isSettled"`;

/** The statements on `owner_tasks`. Each runs on the pool, or in a transaction. */
export const ownerTasks = {
  /**
   * Opens a task. A task of the same subject takes the new state; one that was done opens again only for a new state.
   * @returns its id where somebody has to look; null: it says what it said before
   */
  async open(db: Transaction, { kind, subject, state, userId, cents, dueAt, details }: NewTask): Promise<string | null> {
    const { rows } = await db.query<{ id: string }>(
      `insert into owner_tasks (id, kind, subject, state, "userId", cents, "dueAt", details) values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (kind, subject) do update
         set state = excluded.state, cents = excluded.cents, "dueAt" = excluded."dueAt", details = excluded.details, "doneAt" = null,
           "isSettled" = false
         where owner_tasks.state is distinct from excluded.state
       returning id`,
      [randomUUID(), kind, subject, state, userId, cents, dueAt, JSON.stringify(details)],
    );
    return rows[0]?.id ?? null;
  },

  /** Gives a task other details, in the state that it has. @returns whether they differ */
  async describe(db: Transaction, { kind, subject, details }: Pick<NewTask, 'kind' | 'subject' | 'details'>): Promise<boolean> {
    const { rowCount } = await db.query(
      `update owner_tasks set details = $3 where kind = $1 and subject = $2 and details is distinct from $3::jsonb`,
      [kind, subject, JSON.stringify(details)],
    );
    return rowCount === 1;
  },

  /** @returns whether it was open */
  async finish(db: Transaction, id: string, now: Date): Promise<boolean> {
    const { rowCount } = await db.query(`update owner_tasks set "doneAt" = $2 where id = $1 and "doneAt" is null`, [id, now]);
    return rowCount === 1;
  },

  /** Closes what has settled by itself. @returns whether it was open */
  async settle(db: Transaction, kind: TaskKind, subject: string, now: Date): Promise<boolean> {
    const { rowCount } = await db.query(
      `update owner_tasks set "doneAt" = $3, "isSettled" = true where kind = $1 and subject = $2 and "doneAt" is null`,
      [kind, subject, now],
    );
    return rowCount === 1;
  },

  /** Closes what has settled by itself of a user. @returns whether any was open */
  async settleOf(
    db: Transaction,
    { userId, kind, states }: { userId: string; kind: TaskKind; states: readonly TaskState[] },
    now: Date,
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update owner_tasks set "doneAt" = $4, "isSettled" = true
       where "userId" = $1 and kind = $2 and state = any($3) and "doneAt" is null`,
      [userId, kind, states, now],
    );
    return (rowCount ?? 0) > 0;
  },

  /** A user's oldest open task of a kind. */
  async openOf(db: Transaction, userId: string, kind: TaskKind): Promise<TaskRow | null> {
    const { rows } = await db.query<TaskRow>(
      `select ${COLUMNS} from owner_tasks where "userId" = $1 and kind = $2 and "doneAt" is null order by "createdAt", id limit 1`,
      [userId, kind],
    );
    return rows[0] ?? null;
  },

  async byId(db: Transaction, id: string): Promise<TaskRow | null> {
    const { rows } = await db.query<TaskRow>(`select ${COLUMNS} from owner_tasks where id = $1`, [id]);
    return rows[0] ?? null;
  },

  async find(db: Transaction, kind: TaskKind, subject: string): Promise<TaskRow | null> {
    const { rows } = await db.query<TaskRow>(`select ${COLUMNS} from owner_tasks where kind = $1 and subject = $2`, [
      kind,
      subject,
    ]);
    return rows[0] ?? null;
  },

  /** Whether a user has an open task of a kind in a state. */
  async hasOpen(db: Transaction, userId: string, kind: TaskKind, state: TaskState): Promise<boolean> {
    const { rowCount } = await db.query(
      `select 1 from owner_tasks where "userId" = $1 and kind = $2 and state = $3 and "doneAt" is null limit 1`,
      [userId, kind, state],
    );
    return rowCount === 1;
  },

  /** The open tasks of a kind in a state. */
  async openIn(db: Transaction, kind: TaskKind, state: TaskState): Promise<TaskRow[]> {
    const { rows } = await db.query<TaskRow>(
      `select ${COLUMNS} from owner_tasks where kind = $1 and state = $2 and "doneAt" is null order by "createdAt", id`,
      [kind, state],
    );
    return rows;
  },

  /** Open ones, the oldest first, then those that were done last. */
  async all(db: Transaction): Promise<TaskRow[]> {
    const { rows } = await db.query<TaskRow>(
      `(select ${COLUMNS} from owner_tasks where "doneAt" is null order by "createdAt", id limit ${TASKS_MAX})
       union all
       (select ${COLUMNS} from owner_tasks where "doneAt" is not null order by "doneAt" desc, id limit ${TASKS_DONE_MAX})`,
    );
    return rows;
  },

  async countOpen(db: Transaction): Promise<number> {
    const { rows } = await db.query<{ count: number }>(`select count(*)::int as count from owner_tasks where "doneAt" is null`);
    return rows[0]?.count ?? 0;
  },
};
