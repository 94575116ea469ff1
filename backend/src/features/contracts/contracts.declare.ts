import { createHash } from 'node:crypto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import {
  type CancelKind,
  CONTRACT_TEXTS,
  DECLARATION_YEARS_MAX,
  type DeclarationKind,
} from '@beside/common/contracts/contracts.constants';
import type { ReceiptView } from '@beside/common/contracts/contracts.views';
import type pg from 'pg';
import { transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { AppError, notSignedIn } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { AccountService } from '../account/account.service.ts';
import { lockContracts } from '../subscription/subscription.service.ts';
import { declarationMessage } from './contracts.answers.ts';
import { type CarryOutDeps, carryOutNow } from './contracts.carry-out.ts';
import { enqueueCarryOut, enqueueReceipt, enqueueReminder } from './contracts.jobs.ts';
import { DECLARATION_FROM, DECLARATION_TO, DECLARATION_TO_ALL, DECLARATION_UNVERIFIED } from './contracts.limits.ts';
import { presentReceipt } from './contracts.presenter.ts';
import { type Declaration, declarations, type NewDeclaration } from './contracts.statements.ts';

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

export interface DeclareDeps extends CarryOutDeps {
  pool: pg.Pool;
  clock: Clock;
  limits: RateLimits;
  mail: { enabled: boolean; verification: boolean };
  account: Pick<AccountService, 'contactOf' | 'mailLanguage'>;
}

/** See `ContractsService.receive`. */
export async function declare(
  deps: DeclareDeps,
  declared: Declared,
  actor: Actor,
  kind: DeclarationKind,
): Promise<{ receipt: ReceiptView; message: string }> {
  const { clock, limits, mail, account } = deps;
  refuseIncomplete(declared, clock.now());
  const email = normaliseEmail(declared.email);
  const owner = ownerBySession(actor, email, mail.verification);
  if (owner === null) await countDeclaration(limits, email, actor);
  else if (!mail.verification) await limits.count(DECLARATION_UNVERIFIED, actor);
  const receivedAt = clock.now();
  const isCancelled = kind === 'cancel';
  const stored = await store(deps, {
    kind,
    receivedAt,
    email,
    name: declared.name.trim(),
    contract: declared.contract.trim(),
    cancelKind: isCancelled ? (declared.kind ?? 'ordinary') : null,
    reason: isCancelled ? declared.reason?.trim() || null : null,
    endsOn: isCancelled ? (declared.endsOn ?? null) : null,
    language: account.mailLanguage(declared.language, actor),
    userId: owner,
    confirmedAt: owner === null ? null : receivedAt,
  });
  const done = owner === null ? null : await carryOutNow(deps, stored.id);
  return {
    receipt: presentReceipt(stored),
    message: declarationMessage(kind, mail.enabled, owner === null ? null : (done?.outcome ?? 'later'), {
      withdrawal: done?.withdrawal ?? null,
      endsOn: stored.endsOn,
    }),
  };
}

/** @throws AppError 400 */
function refuseIncomplete({ kind, reason, endsOn }: Declared, now: Date): void {
  if (kind === 'important' && !reason)
    throw new AppError('validation_failed', CONTRACT_TEXTS.reasonRequired, {
      errors: { reason: [CONTRACT_TEXTS.reasonRequired] },
    });
  if (endsOn && endsOn > yearsAfter(now, DECLARATION_YEARS_MAX))
    throw new AppError('validation_failed', CONTRACT_TEXTS.dateInvalid, { errors: { endsOn: [CONTRACT_TEXTS.dateInvalid] } });
}

/** The day so many years later. */
function yearsAfter(time: Date, years: number): string {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString().slice(0, 10);
}

/** The user, where the declaration is about their own address, and that is known to be theirs. An API token ends no contract. */
function ownerBySession({ via, user }: Actor, email: string, verified: boolean): string | null {
  if (via !== 'session' || user === null || user.email !== email) return null;
  return !verified || user.isEmailVerified === 1 ? user.id : null;
}

/** @throws AppError 429 after too many about one address, or from one */
async function countDeclaration(limits: RateLimits, email: string, actor: Actor): Promise<void> {
  await limits.count(DECLARATION_FROM, actor);
  const key = createHash('sha256').update(email).digest('base64url');
  await limits.consume(DECLARATION_TO, `${key} ${actor.ip}`);
  await limits.consume(DECLARATION_TO_ALL, key);
}

function store({ pool, account }: Pick<DeclareDeps, 'pool' | 'account'>, declared: NewDeclaration): Promise<Declaration> {
  const owner = declared.userId;
  return transact(pool, async (transaction) => {
    if (owner !== null) {
      await lockContracts(transaction, owner);
      if (!(await account.contactOf(owner))) throw notSignedIn();
    }
    const stored = await declarations.insert(transaction, declared);
    await enqueueReceipt(transaction, stored.id, true);
    if (owner === null) await enqueueReminder(transaction, stored);
    else await enqueueCarryOut(transaction, stored.id);
    return stored;
  });
}
