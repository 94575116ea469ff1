import type pg from 'pg';
import * as v from 'valibot';
import { addJob } from '../../database/jobs.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { AccountService } from '../account/account.service.ts';
import { LATER_KEPT, type TasksService } from '../tasks/tasks.service.ts';
import { type BillingMailDeps, contextOf, sendOrGiveUp } from './billing.mail-jobs.ts';
import { carryOut, type Leaving } from './billing.notices.carry-out.ts';
import { composeReceipt, composeSupportMail, type Receipt } from './billing.notices.mails.ts';
import { type Notice, notices } from './billing.notices.statements.ts';

const RECEIPT_TASK = 'notice-receipt';
const SUPPORT_TASK = 'notice-support';
const CARRY_OUT_TASK = 'notice-carry-out';
const UNCONFIRMED_TASK = 'notice-unconfirmed';
const DELETED_TASK = 'notice-deleted';
/** Hours after which the owner is asked about a notice that nobody has confirmed: it takes effect when it is received. */
const CONFIRM_WITHIN_HOURS = 24;
const HOUR_MS = 3_600_000;
/** Milliseconds after which the job of a confirmed notice counts as lost. */
const LOST_MS = 10 * 60_000;
/** Milliseconds until a job carries out what the call that confirmed a notice did not. */
const FALLBACK_MS = 60_000;

const NoticeJob = v.object({ noticeId: v.string() });
const ReceiptJob = v.object({ noticeId: v.string(), isFirst: v.boolean() });
const DeletedJob = v.object({ numbers: v.array(v.string()), contract: v.string(), cents: v.number() });
const SupportJob = v.object({ number: v.string() });

/**
 * Writes the job of a receipt, in the transaction that stores or confirms the notice.
 * @param isFirst a later one asks nobody to read a reason again
 */
export function enqueueReceipt(transaction: Transaction, noticeId: string, isFirst: boolean): Promise<void> {
  return addJob(transaction, RECEIPT_TASK, { noticeId, isFirst });
}

/** Carries a confirmed notice out a little later, in case the process that confirmed it dies before. */
export function enqueueCarryOut(transaction: Transaction, noticeId: string): Promise<void> {
  const at = new Date(Date.now() + FALLBACK_MS);
  return addJob(transaction, CARRY_OUT_TASK, { noticeId }, { at, key: `${CARRY_OUT_TASK} ${noticeId}` });
}

/** Asks the owner about a notice that nobody confirms in time. */
export function enqueueReminder(transaction: Transaction, { id, receivedAt }: Pick<Notice, 'id' | 'receivedAt'>): Promise<void> {
  const at = new Date(receivedAt.getTime() + CONFIRM_WITHIN_HOURS * HOUR_MS);
  return addJob(transaction, UNCONFIRMED_TASK, { noticeId: id }, { at, key: `${UNCONFIRMED_TASK} ${id}` });
}

/**
 * Asks the owner about unconfirmed withdrawals whose account is deleted, with the caller's transaction.
 * @param about their numbers, the oldest first, the subscription at the provider, and the cents that this has taken last
 */
export function enqueueDeleted(transaction: Transaction, about: v.InferOutput<typeof DeletedJob>): Promise<void> {
  return addJob(transaction, DELETED_TASK, about, { key: `${DELETED_TASK} ${about.contract}` });
}

/** Carries out confirmed notices whose job was given up: an account is not deleted while one waits. */
export async function sweepNotices(pool: pg.Pool): Promise<void> {
  for (const id of await notices.leftOver(pool, new Date(Date.now() - LOST_MS))) await enqueueCarryOut(pool, id);
}

export interface NoticeJobDeps extends Omit<BillingMailDeps, 'account' | 'tasks'> {
  account: Pick<AccountService, 'contactOf' | 'contactByEmail'>;
  leaving: Leaving;
  tasks: Pick<TasksService, 'open' | 'openDeclaration' | 'find'>;
}

/** Sends receipts, and carries out what was confirmed. Failed jobs are repeated. */
export function registerNoticeJobs(deps: NoticeJobDeps): void {
  const { jobs, pool, mailer, account, leaving, tasks, supportEmail, log } = deps;

  jobs.register(RECEIPT_TASK, async (payload) => {
    const { noticeId, isFirst } = v.parse(ReceiptJob, payload);
    const notice = await notices.byId(pool, noticeId);
    if (!notice) return;
    const contact = notice.userId ? await account.contactOf(notice.userId) : await account.contactByEmail(notice.email);
    const contract = await contractOf(pool, leaving, notice, contact?.userId ?? null);
    if (isFirst && contact && contract) await notices.saveUse(pool, noticeId, await leaving.usedBy(contact.userId));
    if (mailer) {
      const receipt = await receiptOf(pool, notice, contract);
      const to = { firstName: contact?.firstName, language: notice.language };
      const composed = composeReceipt(notice, receipt, contextOf(deps, to));
      await sendOrGiveUp(mailer, { ...composed, to: notice.email, language: notice.language }, 'receipt of a notice', log);
    }
    if (isFirst && contract && notice.cancelKind === 'important') await addJob(pool, SUPPORT_TASK, { number: notice.number });
  });

  jobs.register(SUPPORT_TASK, async (payload) => {
    const { number } = v.parse(SupportJob, payload);
    if (!mailer) return log.warn({ number }, 'a cancellation names an important reason: someone must read it');
    const mail = composeSupportMail(number, contextOf(deps, { language: 'en' }));
    await sendOrGiveUp(mailer, { ...mail, to: supportEmail, language: 'en' }, 'important reason', log);
  });

  jobs.register(UNCONFIRMED_TASK, async (payload) => {
    const { noticeId } = v.parse(NoticeJob, payload);
    const notice = await notices.byId(pool, noticeId);
    if (!notice || notice.confirmedAt !== null) return;
    // Anyone may send one about any address: without a contract there is nothing to do.
    const contact = await account.contactByEmail(notice.email);
    const contract = contact && (await leaving.planOf(contact.userId, null));
    if (!contract) return;
    const { userId } = contact;
    await transact(pool, async (transaction) => {
      await notices.lockUser(transaction, userId);
      await tasks.openDeclaration(transaction, { userId, number: notice.number, state: notice.kind });
    });
  });

  jobs.register(DELETED_TASK, async (payload) => {
    const { numbers, contract, cents } = v.parse(DeletedJob, payload);
    const known = await Promise.all(numbers.map((subject) => tasks.find({ kind: 'declaration', subject })));
    // What the owner has dealt with stays done.
    const open = numbers.filter((_, index) => !known[index]?.doneAt);
    const subject = known.find((task) => task && !task.doneAt)?.subject ?? open[0];
    if (subject === undefined) return;
    const later = open.filter((each) => each !== subject).toReversed();
    const details = { contract, ...(later.length > 0 ? { later: later.slice(0, LATER_KEPT) } : {}) };
    await transact(pool, (transaction) =>
      tasks.open(transaction, { kind: 'declaration', subject, state: 'deleted', cents, details }),
    );
  });

  jobs.register(CARRY_OUT_TASK, async (payload) => {
    const { noticeId } = v.parse(NoticeJob, payload);
    if (await carryOut(deps, noticeId)) return;
    const notice = await notices.byId(pool, noticeId);
    if (notice && notice.doneAt === null) throw new Error('A notice is being carried out by another process');
  });
}

type Contract = Omit<Extract<Receipt, { state: 'confirmed' }>, 'state'>;

/** The contract that a notice is about; null without one. After it has ended by this notice, it has no plan. */
async function contractOf(
  pool: pg.Pool,
  leaving: Leaving,
  { id, endsOn }: Notice,
  userId: string | null,
): Promise<Contract | null> {
  const contract = userId === null ? null : await leaving.planOf(userId, endsOn);
  if (contract) return contract;
  // Read after the contract: it may have ended meanwhile, and what ends it is stored before.
  const { outcome = null } = (await notices.byId(pool, id)) ?? {};
  return outcome === 'withdrawn' || outcome === 'cancelled' ? { plan: null, endsAt: null, isLater: false } : null;
}

async function receiptOf(pool: pg.Pool, notice: Notice, contract: Contract | null): Promise<Receipt> {
  if (!contract) return { state: 'unknown' };
  const { plan, endsAt, isLater } = contract;
  if (notice.confirmedAt !== null || plan === null) return { state: 'confirmed', plan, endsAt, isLater };
  return { state: 'received', plan, endsAt, isLater, token: await notices.issueToken(pool, notice.id) };
}
