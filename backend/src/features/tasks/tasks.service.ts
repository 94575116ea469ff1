import type { TasksAnswer, TaskView } from '@beside/common/tasks/tasks.views';
import type pg from 'pg';
import * as v from 'valibot';
import { addJob, type Jobs } from '../../database/jobs.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import { type Mailer, sendOrGiveUp } from '../../lib/mailer.ts';
import type { AccountService, DirectoryRow } from '../account/account.service.ts';
import type { AdminService } from '../admin/admin.service.ts';
import { composeTaskMail } from './tasks.mails.ts';
import { type NewTask, ownerTasks, type TaskRow } from './tasks.statements.ts';

export type { TaskRow } from './tasks.statements.ts';

const MAIL_TASK = 'owner-task-mail';
/** Later declarations that a task lists. */
export const LATER_KEPT = 5;
const MailJob = v.object({ taskId: v.string() });

export interface TasksDeps {
  pool: pg.Pool;
  admin: Pick<AdminService, 'record' | 'touch'>;
  account: Pick<AccountService, 'directory'>;
  jobs: Pick<Jobs, 'register'>;
  /** Null: this server sends no mail. */
  mailer: Mailer | null;
  appName: string;
  publicUrl: string;
  supportEmail: string;
  clock: Clock;
  log: Log;
}

/** What is opened. What is left out is null, or empty. */
export type OpenTask = Pick<NewTask, 'kind' | 'subject'> & Partial<NewTask>;

/** A declaration that nobody has confirmed, about the contract of a user. */
interface UnconfirmedDeclaration {
  userId: string;
  number: string;
  state: 'withdraw' | 'cancel';
}

/** Tasks that only a person can do: other features open them, the owner reads them in the panel and marks them done. */
export interface TasksService {
  /**
   * Opens a task with the caller's transaction, mails the support address, and shows it to owners at once. The same task in the same state
   * again changes its details alone, also after it was done; in another state it opens again.
   */
  open(transaction: Transaction, given: OpenTask): Promise<void>;
  /**
   * Opens the task about an unconfirmed declaration, or lists it in the one that is open about its user: anybody may send many about one address.
   * A withdrawal outweighs a cancellation. The caller lets no two of a user do this at once.
   */
  openDeclaration(transaction: Transaction, given: UnconfirmedDeclaration): Promise<void>;
  /** Closes a user's tasks about declarations: a confirmed withdrawal settles all, a confirmed cancellation those about cancellations alone. */
  settleDeclarations(transaction: Transaction, given: Pick<UnconfirmedDeclaration, 'userId' | 'state'>): Promise<void>;
  /** Closes a task that has settled by itself; without one it does nothing. */
  settle(transaction: Transaction, given: Pick<NewTask, 'kind' | 'subject'>): Promise<void>;
  /** The task of a subject, open or done; null without one. */
  find(given: Pick<NewTask, 'kind' | 'subject'>): Promise<TaskRow | null>;
  /** Whether a refund of a user's waits until their bank has decided about the payment. */
  awaitsBank(userId: string): Promise<boolean>;
  /** Refunds that wait until a bank has decided. */
  waitingForBank(): Promise<TaskRow[]>;
  list(): Promise<TasksAnswer>;
  /**
   * Marks a task done. One that was done before stays as it is.
   * @throws AppError 404; 403 for somebody who has lost rights since the call began
   */
  done(actor: Actor, id: string): Promise<TasksAnswer>;
}

export function tasksService(deps: TasksDeps): TasksService {
  const { pool, jobs, mailer, supportEmail, log } = deps;
  jobs.register(MAIL_TASK, async (payload) => {
    const { taskId } = v.parse(MailJob, payload);
    const task = await ownerTasks.byId(pool, taskId);
    if (!task || task.doneAt) return;
    const { kind, subject } = task;
    if (!mailer) return log.warn({ kind, subject }, 'a task waits for the owner in the admin panel');
    const mail = { ...composeTaskMail(task, deps), to: supportEmail, language: 'en' } as const;
    await sendOrGiveUp(mailer, mail, log, { about: 'task', kind, subject });
  });

  return {
    ...tasksOpened(deps),
    ...tasksShown(deps),
  };
}

/** What other features ask for. */
function tasksOpened({
  pool,
  admin,
  clock,
}: Pick<TasksDeps, 'pool' | 'admin' | 'clock'>): Pick<
  TasksService,
  'open' | 'openDeclaration' | 'settleDeclarations' | 'settle' | 'find' | 'awaitsBank' | 'waitingForBank'
> {
  const open = async (transaction: Transaction, given: OpenTask): Promise<void> => {
    const task: NewTask = { state: null, userId: null, cents: null, dueAt: null, details: {}, ...given };
    const taskId = await ownerTasks.open(transaction, task);
    if (taskId === null) {
      if (await ownerTasks.describe(transaction, task.kind, task.subject, task.details)) await admin.touch(transaction, 'tasks');
      return;
    }
    await addJob(transaction, MAIL_TASK, { taskId }, { key: `${MAIL_TASK} ${taskId}` });
    await admin.touch(transaction, 'tasks');
  };

  return {
    open,

    async openDeclaration(transaction, { userId, number, state }) {
      const known = await ownerTasks.openOf(transaction, userId, 'declaration');
      if (!known || known.subject === number) return open(transaction, { kind: 'declaration', subject: number, state, userId });
      const before = (known.details.later ?? []).filter((each) => each !== number);
      const later = [number, ...before].slice(0, LATER_KEPT);
      await open(transaction, {
        ...known,
        state: state === 'withdraw' ? state : known.state,
        details: { ...known.details, later },
      });
    },

    async settleDeclarations(transaction, { userId, state }) {
      const states = state === 'withdraw' ? (['withdraw', 'cancel'] as const) : (['cancel'] as const);
      if (await ownerTasks.settleOf(transaction, userId, 'declaration', states, clock.now()))
        await admin.touch(transaction, 'tasks');
    },

    async settle(transaction, { kind, subject }) {
      if (await ownerTasks.settle(transaction, kind, subject, clock.now())) await admin.touch(transaction, 'tasks');
    },

    find: ({ kind, subject }) => ownerTasks.find(pool, kind, subject),

    awaitsBank: (userId) => ownerTasks.hasOpen(pool, userId, 'refund', 'disputed'),

    waitingForBank: () => ownerTasks.openIn(pool, 'refund', 'disputed'),
  };
}

/** What the owner does in the panel. */
function tasksShown({
  pool,
  admin,
  account,
  clock,
}: Pick<TasksDeps, 'pool' | 'admin' | 'account' | 'clock'>): Pick<TasksService, 'list' | 'done'> {
  const list = async (): Promise<TasksAnswer> => {
    const [rows, openCount] = await Promise.all([ownerTasks.all(pool), ownerTasks.countOpen(pool)]);
    const ids = new Set(rows.map(({ userId }) => userId).filter((id) => id !== null));
    const users = new Map((await account.directory.byIds([...ids])).map((user) => [user.id, user]));
    return { tasks: rows.map((row) => present(row, users.get(row.userId ?? ''))), openCount: openCount ?? 0 };
  };

  return {
    list,

    async done(actor, id) {
      const task = await ownerTasks.byId(pool, id);
      if (!task) throw notFound();
      await admin.record<boolean>(
        actor,
        (wasOpen) =>
          wasOpen
            ? {
                ...{ area: 'tasks', action: 'task_done', target: { type: 'task', id } },
                details: { kind: task.kind, subject: task.subject },
              }
            : null,
        (transaction) => ownerTasks.finish(transaction, id, clock.now()),
      );
      return list();
    },
  };
}

function present({ userId: _, ...row }: TaskRow, user: DirectoryRow | undefined): TaskView {
  return {
    ...row,
    dueAt: row.dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    user: user ? { id: user.id, name: `${user.firstName} ${user.lastName}`.trim(), email: user.email } : null,
  };
}
