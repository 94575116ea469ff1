import { randomUUID } from 'node:crypto';
import { TASK_KINDS, TASK_STATES, TASKS_DONE_MAX, TASKS_MAX } from '@beside/common/tasks/tasks.constants';
import type { TaskDetails } from '@beside/common/tasks/tasks.views';
import {
  array,
  boolean,
  integer,
  jsonb,
  namesOf,
  oneOf,
  orNull,
  present,
  type RowOf,
  statement,
  text,
  timestamptz,
  uuid,
} from '../../database/statement.ts';
import type { Transaction } from '../../database/transaction.ts';

const kind = oneOf(TASK_KINDS);
const state = oneOf(TASK_STATES);
/** What the owner reads of a task, and what an account's export has of it. */
const SAID = {
  kind,
  subject: text,
  state: orNull(state),
  cents: orNull(integer),
  dueAt: orNull(timestamptz),
  details: jsonb<TaskDetails>(),
};
const EXPORTED = { ...SAID, createdAt: timestamptz, doneAt: orNull(timestamptz) };
/** A task, without its user's name. */
const TASK = { ...EXPORTED, id: uuid, userId: orNull(text), isSettled: boolean };
const COLUMNS = namesOf(TASK);

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
  takes: [uuid, kind, text, orNull(state), orNull(text), orNull(integer), orNull(timestamptz), SAID.details],
  gives: { id: uuid },
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
    takes: [kind, text, SAID.details],
  }).some,

  /** @returns whether it was open */
  finish: statement({
    sql: `update owner_tasks set "doneAt" = $2 where id = $1 and "doneAt" is null`,
    takes: [uuid, timestamptz],
  }).some,

  /** Closes what has settled by itself: its kind, its subject, the time. @returns whether it was open */
  settle: statement({
    sql: `update owner_tasks set "doneAt" = $3, "isSettled" = true where kind = $1 and subject = $2 and "doneAt" is null`,
    takes: [kind, text, timestamptz],
  }).some,

  /** Closes what has settled by itself of a user: a kind, its states, the time. @returns whether any was open */
  settleOf: statement({
    sql: `update owner_tasks set "doneAt" = $4, "isSettled" = true
      where "userId" = $1 and kind = $2 and state = any($3) and "doneAt" is null`,
    takes: [text, kind, array(state), timestamptz],
  }).some,

  /** A user's oldest open task of a kind. */
  openOf: statement({
    sql: `select ${COLUMNS} from owner_tasks where "userId" = $1 and kind = $2 and "doneAt" is null order by "createdAt", id limit 1`,
    takes: [text, kind],
    gives: TASK,
  }).first,

  byId: statement({ sql: `select ${COLUMNS} from owner_tasks where id = $1`, takes: [uuid], gives: TASK }).first,

  /** By its kind and subject. */
  find: statement({
    sql: `select ${COLUMNS} from owner_tasks where kind = $1 and subject = $2`,
    takes: [kind, text],
    gives: TASK,
  }).first,

  /** Whether a user has an open task of a kind in a state. */
  hasOpen: statement({
    sql: `select 1 from owner_tasks where "userId" = $1 and kind = $2 and state = $3 and "doneAt" is null limit 1`,
    takes: [text, kind, state],
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
    gives: { count: present(integer) },
  }).value,

  exportOf: statement({
    sql: `select ${namesOf(EXPORTED)} from owner_tasks where "userId" = $1 order by "createdAt"`,
    takes: [text],
    gives: EXPORTED,
  }).all,
};
