import { randomUUID } from 'node:crypto';
import { TASK_KINDS, TASK_STATES, TASKS_DONE_MAX, TASKS_MAX } from '@beside/common/tasks/tasks.constants';
import type { TaskDetails } from '@beside/common/tasks/tasks.views';
import * as t from '../../database/sql-types.ts';
import { type RowOf, statement } from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';

const kind = t.oneOf(TASK_KINDS);
const state = t.oneOf(TASK_STATES);
/** What the owner reads of a task, and what an account's export has of it. */
const SAID = {
  kind,
  subject: t.text,
  state: t.orNull(state),
  cents: t.orNull(t.integer),
  dueAt: t.orNull(t.timestamptz),
  details: t.jsonb<TaskDetails>(),
};
const EXPORTED = { ...SAID, createdAt: t.timestamptz, doneAt: t.orNull(t.timestamptz) };
/** A task, without its user's name. */
const TASK = { ...EXPORTED, id: t.uuid, userId: t.orNull(t.text), isSettled: t.boolean };
const COLUMNS = t.namesOf(TASK);

export type TaskRow = RowOf<typeof TASK>;
/** What a task says when it is opened. */
export type NewTask = RowOf<typeof SAID> & Pick<TaskRow, 'userId'>;

const insert = statement({
  sql: `insert into owner_tasks (id, kind, subject, state, "userId", cents, "dueAt", details) values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (kind, subject) do update
      set state = excluded.state, cents = excluded.cents, "dueAt" = excluded."dueAt", details = excluded.details, "doneAt" = null,
        "isSettled" = false
      where owner_tasks.state is distinct from excluded.state
    returning id`,
  takes: [t.uuid, kind, t.text, t.orNull(state), t.orNull(t.text), t.orNull(t.integer), t.orNull(t.timestamptz), SAID.details],
  gives: { id: t.uuid },
});

/** The statements on `owner_tasks`. Each runs on the pool, or in a transaction. */
export const ownerTasks = {
  /**
   * Opens a task. A task of the same subject takes the new state; one that was done opens again only for a new state.
   * @returns its id where somebody has to look; null: it says what it said before
   */
  open: (db: Transaction, { kind, subject, state, userId, cents, dueAt, details }: NewTask): Promise<string | null> =>
    insert.value(db, randomUUID(), kind, subject, state, userId, cents, dueAt, details),

  /** Gives a task other details, in the state that it has: its kind, its subject. @returns whether they differ */
  describe: statement({
    sql: 'update owner_tasks set details = $3 where kind = $1 and subject = $2 and details is distinct from $3::jsonb',
    takes: [kind, t.text, SAID.details],
  }).some,

  /** @returns whether it was open */
  finish: statement({
    sql: `update owner_tasks set "doneAt" = $2 where id = $1 and "doneAt" is null`,
    takes: [t.uuid, t.timestamptz],
  }).some,

  /** Closes what has settled by itself: its kind, its subject, the time. @returns whether it was open */
  settle: statement({
    sql: `update owner_tasks set "doneAt" = $3, "isSettled" = true where kind = $1 and subject = $2 and "doneAt" is null`,
    takes: [kind, t.text, t.timestamptz],
  }).some,

  /** Closes what has settled by itself of a user: a kind, its states, the time. @returns whether any was open */
  settleOf: statement({
    sql: `update owner_tasks set "doneAt" = $4, "isSettled" = true
      where "userId" = $1 and kind = $2 and state = any($3) and "doneAt" is null`,
    takes: [t.text, kind, t.array(state), t.timestamptz],
  }).some,

  /** A user's oldest open task of a kind. */
  openOf: statement({
    sql: `select ${COLUMNS} from owner_tasks where "userId" = $1 and kind = $2 and "doneAt" is null order by "createdAt", id limit 1`,
    takes: [t.text, kind],
    gives: TASK,
  }).first,

  byId: statement({ sql: `select ${COLUMNS} from owner_tasks where id = $1`, takes: [t.uuid], gives: TASK }).first,

  /** By its kind and subject. */
  find: statement({
    sql: `select ${COLUMNS} from owner_tasks where kind = $1 and subject = $2`,
    takes: [kind, t.text],
    gives: TASK,
  }).first,

  /** Whether a user has an open task of a kind in a state. */
  hasOpen: statement({
    sql: `select 1 from owner_tasks where "userId" = $1 and kind = $2 and state = $3 and "doneAt" is null limit 1`,
    takes: [t.text, kind, state],
  }).some,

  /** The open tasks of a kind in a state. */
  openIn: statement({
    sql: `select ${COLUMNS} from owner_tasks where kind = $1 and state = $2 and "doneAt" is null order by "createdAt", id`,
    takes: [kind, state],
    gives: TASK,
  }).all,

  /** Open ones, the oldest first, then those that were done last. */
  all: statement({
    sql: `(select ${COLUMNS} from owner_tasks where "doneAt" is null order by "createdAt", id limit ${TASKS_MAX})
      union all
      (select ${COLUMNS} from owner_tasks where "doneAt" is not null order by "doneAt" desc, id limit ${TASKS_DONE_MAX})`,
    gives: TASK,
  }).all,

  countOpen: statement({
    sql: `select count(*)::int as count from owner_tasks where "doneAt" is null`,
    gives: { count: t.present(t.integer) },
  }).value,

  exportOf: statement({
    sql: `select ${t.namesOf(EXPORTED)} from owner_tasks where "userId" = $1 order by "createdAt"`,
    takes: [t.text],
    gives: EXPORTED,
  }).all,
};
