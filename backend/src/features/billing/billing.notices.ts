import { createHash } from 'node:crypto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import { BILLING_TEXTS, type CancelKind, NOTICE_YEARS_MAX, type NoticeKind } from '@beside/common/billing/billing.constants';
import type { NoticeView, ReceiptView } from '@beside/common/billing/billing.views';
import type pg from 'pg';
import { transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { AppError, notSignedIn } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/logger.ts';
import type { AccountService, Contact } from '../account/account.service.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { type CarriedOut, carryOut, currentPlan, declaredThen, type Leaving } from './billing.notices.carry-out.ts';
import { enqueueCarryOut, enqueueReceipt, enqueueReminder } from './billing.notices.jobs.ts';
import { NOTICE_FROM, NOTICE_TO, NOTICE_TO_ALL, NOTICE_UNVERIFIED } from './billing.notices.limits.ts';
import { isQuotedWhole } from './billing.notices.mails.ts';
import { noticeMessage } from './billing.notices.messages.ts';
import { type Notice, notices } from './billing.notices.statements.ts';

export type { Leaving } from './billing.notices.carry-out.ts';

/** What was entered: a `WithdrawDto`, or a `CancelRequestDto`. */
export interface Declared {
  name: string;
  email: string;
  contract: string;
  language?: string;
  kind?: CancelKind;
  reason?: string;
  endsOn?: string;
}

export interface NoticesDeps {
  pool: pg.Pool;
  clock: Clock;
  limits: RateLimits;
  mail: { enabled: boolean; verification: boolean };
  account: Pick<AccountService, 'contactByEmail' | 'contactOf' | 'mailLanguage'>;
  leaving: Leaving;
  tasks: Pick<TasksService, 'settleDeclarations' | 'awaitsBank'>;
  log: Log;
}

/**
 * Withdrawals and cancellations that anyone may declare, signed in or not. Nothing happens to a contract before its owner is known: by the
 * link that is mailed to the contract's address, or by the session.
 */
export function billingNotices(deps: NoticesDeps) {
  const { pool, clock, limits, mail, account, leaving, tasks, log } = deps;

  /** @throws AppError 429 after too many about one address, or from one */
  const countNotice = async (email: string, actor: Actor): Promise<void> => {
    const { ip } = actor;
    await limits.count(NOTICE_FROM, actor);
    const key = createHash('sha256').update(email).digest('base64url');
    await limits.consume(NOTICE_TO, `${key} ${ip}`);
    await limits.consume(NOTICE_TO_ALL, key);
  };

  const carryOutNow = async (noticeId: string): Promise<CarriedOut | null> => {
    try {
      return await carryOut(deps, noticeId);
    } catch (error) {
      log.warn({ err: error }, 'a notice is carried out later');
      return null;
    }
  };

  const opened = async (token: string): Promise<Notice> => {
    const notice = await notices.byToken(pool, token, clock.now());
    if (!notice) throw new AppError('link_invalid', 'This link is not valid any more. Please send the notice again.');
    return notice;
  };

  const present = async (notice: Notice, contact: Contact | null): Promise<NoticeView> => {
    const plan = contact && (await leaving.planOf(contact.userId, notice.endsOn));
    const withdrawal =
      contact && plan && notice.kind === 'withdraw' ? await leaving.withdrawalOf(contact.userId, declaredThen(notice)) : null;
    const isOver = contact !== null && !plan && notice.kind === 'withdraw';
    return {
      receipt: presentReceipt(notice),
      done: notice.confirmedAt !== null,
      plan: plan?.plan ?? null,
      endsAt: plan?.endsAt ?? null,
      isLater: plan?.isLater ?? false,
      isDisputed: plan?.isDisputed ?? false,
      withdrawal,
      ...(isOver && (await tasks.awaitsBank(contact.userId)) ? { awaitsBank: true } : {}),
    };
  };

  return {
    /**
     * Stores a notice and mails its receipt. Answer, work and time are the same for every address. A signed-in owner's takes effect at once.
     * @throws AppError 429 after too many about one address
     */
    async receive(declared: Declared, actor: Actor, kind: NoticeKind): Promise<{ receipt: ReceiptView; message: string }> {
      const email = normaliseEmail(declared.email);
      if (declared.kind === 'important' && !declared.reason)
        throw new AppError('validation_failed', BILLING_TEXTS.reasonRequired, {
          errors: { reason: [BILLING_TEXTS.reasonRequired] },
        });
      if (declared.endsOn && declared.endsOn > yearsAfter(clock.now(), NOTICE_YEARS_MAX))
        throw new AppError('validation_failed', BILLING_TEXTS.dateInvalid, { errors: { endsOn: [BILLING_TEXTS.dateInvalid] } });
      const owner = ownerBySession(actor, email, mail.verification);
      if (owner === null) await countNotice(email, actor);
      else if (!mail.verification) await limits.count(NOTICE_UNVERIFIED, actor);
      const receivedAt = clock.now();
      const notice = await transact(pool, async (transaction) => {
        if (owner !== null) {
          await notices.lockUser(transaction, owner);
          if (!(await account.contactOf(owner))) throw notSignedIn();
        }
        const stored = await notices.insert(transaction, {
          kind,
          receivedAt,
          email,
          name: declared.name.trim(),
          contract: declared.contract.trim(),
          cancelKind: kind === 'cancel' ? (declared.kind ?? 'ordinary') : null,
          reason: kind === 'cancel' ? declared.reason?.trim() || null : null,
          endsOn: kind === 'cancel' ? (declared.endsOn ?? null) : null,
          language: account.mailLanguage(declared.language, actor),
          userId: owner,
          confirmedAt: owner === null ? null : receivedAt,
        });
        await enqueueReceipt(transaction, stored.id, true);
        if (owner === null) await enqueueReminder(transaction, stored);
        else await enqueueCarryOut(transaction, stored.id);
        return stored;
      });
      const done = owner === null ? null : await carryOutNow(notice.id);
      return {
        receipt: presentReceipt(notice),
        message: noticeMessage(kind, mail.enabled, owner === null ? null : (done?.outcome ?? 'later'), {
          withdrawal: done?.withdrawal ?? null,
          endsOn: notice.endsOn,
        }),
      };
    },

    /**
     * What a mailed link confirms, and what that would do now.
     * @throws AppError 400 `link_invalid`
     */
    async view(token: string): Promise<NoticeView> {
      const notice = await opened(token);
      return present(notice, await account.contactByEmail(notice.email));
    },

    /**
     * Confirms a notice for the account that has its address now, and carries it out. Repeated, it changes nothing; without a contract it does nothing.
     * @throws AppError 400 `link_invalid`
     */
    async confirm(token: string): Promise<NoticeView> {
      const notice = await opened(token);
      const contact = await account.contactByEmail(notice.email);
      if (contact) await currentPlan(leaving, contact.userId);
      const view = await present(notice, contact);
      // Another call may have confirmed it meanwhile, and ended the contract.
      if (view.plan === null) return { ...view, done: (await opened(token)).confirmedAt !== null };
      if (view.done || contact === null) return view;
      await transact(pool, async (transaction) => {
        await notices.lockUser(transaction, contact.userId);
        if (!(await account.contactOf(contact.userId))) throw notSignedIn();
        if (!(await notices.confirm(transaction, notice.id, contact.userId, clock.now()))) return;
        await enqueueCarryOut(transaction, notice.id);
        await tasks.settleDeclarations(transaction, { userId: contact.userId, state: notice.kind });
        // The receipt that went before quoted only a part: to an address of which nobody knew whose it is.
        if (!isQuotedWhole(notice)) await enqueueReceipt(transaction, notice.id, false);
      });
      const done = await carryOutNow(notice.id);
      return { ...view, done: true, withdrawal: done?.withdrawal ?? view.withdrawal };
    },
  };
}

/** The user, where the notice is about their own address, and that is known to be theirs. An API token ends no contract. */
function ownerBySession({ via, user }: Actor, email: string, verified: boolean): string | null {
  if (via !== 'session' || user === null || user.email !== email) return null;
  return !verified || user.isEmailVerified === 1 ? user.id : null;
}

/** The day so many years later. */
function yearsAfter(time: Date, years: number): string {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString().slice(0, 10);
}

function presentReceipt(notice: Notice): ReceiptView {
  const { number, kind, receivedAt, name, email, contract, cancelKind, reason, endsOn } = notice;
  return { number, kind, receivedAt: receivedAt.toISOString(), name, email, contract, cancelKind, reason, endsOn };
}
