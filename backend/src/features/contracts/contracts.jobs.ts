import type pg from 'pg';
import * as v from 'valibot';
import { addJob, type Jobs } from '../../database/jobs.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import { type SignedContext, signedContext } from '../../lib/letter/signed-letter.ts';
import type { Log } from '../../lib/logger.ts';
import { type Mailer, sendOrGiveUp } from '../../lib/mailer.ts';
import type { AccountService } from '../account/account.service.ts';
import { type ContractEnds, lockContracts } from '../subscription/subscription.service.ts';
import { LATER_KEPT, type TasksService } from '../tasks/tasks.service.ts';
import { carryOut } from './contracts.carry-out.ts';
import { type Declaration, declarations } from './contracts.statements.ts';
import { composeReceipt, composeSupportMail, type Receipt } from './receipts/contracts.mails.ts';

const RECEIPT_TASK = 'notice-receipt';
const SUPPORT_TASK = 'notice-support';
const CARRY_OUT_TASK = 'notice-carry-out';
const UNCONFIRMED_TASK = 'notice-unconfirmed';
const DELETED_TASK = 'notice-deleted';
/** Hours after which the owner is asked about a declaration that nobody has confirmed: it takes effect when it is received. */
const CONFIRM_WITHIN_HOURS = 24;
const HOUR_MS = 3_600_000;
/** Milliseconds after which the job of a confirmed declaration counts as lost. */
const LOST_MS = 10 * 60_000;
/** Milliseconds until a job carries out what the call that confirmed a declaration did not. */
const FALLBACK_MS = 60_000;

// `noticeId`: the name under which jobs are stored.
const DeclarationJob = v.object({ noticeId: v.string() });
const ReceiptJob = v.object({ noticeId: v.string(), isFirst: v.boolean() });
const DeletedJob = v.object({ numbers: v.array(v.string()), contract: v.string(), cents: v.number() });
const SupportJob = v.object({ number: v.string() });

/**
 * Writes the job of a receipt, in the transaction that stores or confirms the declaration.
 * @param isFirst a later one asks nobody to read a reason again
 */
export function enqueueReceipt(transaction: Transaction, noticeId: string, isFirst: boolean): Promise<void> {
  return addJob(transaction, RECEIPT_TASK, { noticeId, isFirst });
}

/** Carries a confirmed declaration out a little later, in case the process that confirmed it dies before. */
export function enqueueCarryOut(transaction: Transaction, noticeId: string): Promise<void> {
  const at = new Date(Date.now() + FALLBACK_MS);
  return addJob(transaction, CARRY_OUT_TASK, { noticeId }, { at, key: `${CARRY_OUT_TASK} ${noticeId}` });
}

/** Asks the owner about a declaration that nobody confirms in time. */
export function enqueueReminder(
  transaction: Transaction,
  { id, receivedAt }: Pick<Declaration, 'id' | 'receivedAt'>,
): Promise<void> {
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

/** Carries out confirmed declarations whose job was given up: an account is not deleted while one waits. */
export async function resumeLeftOver(pool: pg.Pool): Promise<void> {
  for (const id of await declarations.leftOver(pool, new Date(Date.now() - LOST_MS))) await enqueueCarryOut(pool, id);
}

export interface ContractJobDeps extends Pick<SignedContext, 'appName' | 'publicUrl' | 'supportEmail' | 'operator'> {
  pool: pg.Pool;
  jobs: Pick<Jobs, 'register'>;
  /** Null: this server sends no mail, and its jobs end without one. */
  mailer: Mailer | null;
  log: Log;
  account: Pick<AccountService, 'contactOf' | 'contactByEmail'>;
  contractEnds: ContractEnds;
  tasks: Pick<TasksService, 'open' | 'openDeclaration' | 'find'>;
}

/** Sends receipts, and carries out what was confirmed. Failed jobs are repeated. */
export function registerContractJobs(deps: ContractJobDeps): void {
  const { jobs, pool, mailer, account, contractEnds, tasks, supportEmail, log } = deps;

  jobs.register(RECEIPT_TASK, (payload) => sendReceipt(deps, v.parse(ReceiptJob, payload)));

  jobs.register(SUPPORT_TASK, async (payload) => {
    const { number } = v.parse(SupportJob, payload);
    if (!mailer) return log.warn({ number }, 'a cancellation names an important reason: someone must read it');
    const mail = composeSupportMail(number, signedContext(deps, { language: 'en' }));
    await sendOrGiveUp(mailer, { ...mail, to: supportEmail, language: 'en' }, log, { about: 'important reason' });
  });

  jobs.register(UNCONFIRMED_TASK, async (payload) => {
    const { noticeId } = v.parse(DeclarationJob, payload);
    const declaration = await declarations.byId(pool, noticeId);
    if (!declaration || declaration.confirmedAt !== null) return;
    // Anyone may send one about any address: without a contract there is nothing to do.
    const contact = await account.contactByEmail(declaration.email);
    const contract = contact && (await contractEnds.planOf(contact.userId, null));
    if (!contract) return;
    const { userId } = contact;
    await transact(pool, async (transaction) => {
      await lockContracts(transaction, userId);
      await tasks.openDeclaration(transaction, { userId, number: declaration.number, state: declaration.kind });
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
    const { noticeId } = v.parse(DeclarationJob, payload);
    if (await carryOut(deps, noticeId)) return;
    const declaration = await declarations.byId(pool, noticeId);
    if (declaration && declaration.doneAt === null) throw new Error('A declaration is being carried out by another process');
  });
}

async function sendReceipt(deps: ContractJobDeps, { noticeId, isFirst }: v.InferOutput<typeof ReceiptJob>): Promise<void> {
  const { pool, mailer, account, contractEnds, log } = deps;
  const declaration = await declarations.byId(pool, noticeId);
  if (!declaration) return;
  const contact = declaration.userId
    ? await account.contactOf(declaration.userId)
    : await account.contactByEmail(declaration.email);
  const contract = await contractOf(pool, contractEnds, declaration, contact?.userId ?? null);
  if (isFirst && contact && contract) await declarations.saveUse(pool, noticeId, await contractEnds.usedBy(contact.userId));
  if (mailer) {
    const receipt = await receiptOf(pool, declaration, contract);
    const to = { firstName: contact?.firstName, language: declaration.language };
    const composed = composeReceipt(declaration, receipt, signedContext(deps, to));
    await sendOrGiveUp(mailer, { ...composed, to: declaration.email, language: declaration.language }, log, {
      about: 'receipt',
    });
  }
  if (isFirst && contract && declaration.cancelKind === 'important')
    await addJob(pool, SUPPORT_TASK, { number: declaration.number });
}

type Contract = Omit<Extract<Receipt, { state: 'confirmed' }>, 'state'>;

/** The contract that a declaration is about; null without one. After it has ended by this declaration, it has no plan. */
async function contractOf(
  pool: pg.Pool,
  contractEnds: ContractEnds,
  { id, endsOn }: Declaration,
  userId: string | null,
): Promise<Contract | null> {
  const contract = userId === null ? null : await contractEnds.planOf(userId, endsOn);
  if (contract) return contract;
  // Read after the contract: it may have ended meanwhile, and what ends it is stored before.
  const { outcome = null } = (await declarations.byId(pool, id)) ?? {};
  return outcome === 'withdrawn' || outcome === 'cancelled' ? { plan: null, endsAt: null, isLater: false } : null;
}

async function receiptOf(pool: pg.Pool, declaration: Declaration, contract: Contract | null): Promise<Receipt> {
  if (!contract) return { state: 'unknown' };
  const { plan, endsAt, isLater } = contract;
  if (declaration.confirmedAt !== null || plan === null) return { state: 'confirmed', plan, endsAt, isLater };
  return { state: 'received', plan, endsAt, isLater, token: await declarations.issueToken(pool, declaration.id) };
}
