import { ACCOUNT_TEXTS } from '@beside/common/account/account.constants';
import { SECOND_FACTOR_GRACE_DAYS } from '@beside/common/account/account.login-sessions.constants';
import type { SecondFactorView } from '@beside/common/account/account.second-factor.views';
import type { Request } from 'express';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { requireUser } from '../../../http/authorize.ts';
import { loginSessions } from '../../../http/session.statements.ts';
import { recordSecondFactor } from '../../../http/session.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { SealedText } from '../../../lib/sealed-text.ts';
import { rooms } from '../../../realtime/rooms.ts';
import { SECOND_STEP } from '../account.limits.ts';
import { type AccountRow, accounts } from '../account.statements.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import { enqueueMail, happeningMail } from '../mails/account.jobs.ts';
import type { MailKind } from '../mails/account.mails.ts';
import { secondFactors } from './account.second-factor.statements.ts';
import {
  addressOfKey,
  type FactorKeys,
  hashOfCode,
  isAppCode,
  newKeys,
  newRecoveryCodes,
  packKeys,
  stepOf,
  unpackKeys,
} from './account.second-factor-codes.ts';

/** The second step of a user's sign-ins. */
export interface SecondFactors {
  stateOf(caller: Caller): Promise<SecondFactorView>;
  isOn(userId: string): Promise<boolean>;
  /**
   * Makes a key to set the second step up with.
   * @throws AppError 409 where it is on
   */
  begin(caller: Caller): Promise<{ secret: string; uri: string }>;
  /**
   * Turns the second step on, by a code of the app that has the key. The session counts as one that has passed it.
   * @returns the recovery codes
   * @throws AppError 400 `code_wrong`, 409 where it is on or none was begun, 429 after too many codes
   */
  confirm(request: Request, code: string, caller: Caller): Promise<string[]>;
  /** Replaces the recovery codes. @throws AppError 400 `code_wrong`, 409 where the second step is off, 429 after too many codes */
  renewCodes(code: string, caller: Caller): Promise<string[]>;
  /**
   * For a mailed reset: whether it has to pass the step. One that was turned on within `SECOND_FACTOR_GRACE_DAYS` is taken away by a reset instead: its
   * owner may never have seen its app.
   */
  resetNeeds(userId: string): Promise<'code' | 'removal' | null>;
  /** Takes the step away with a mailed reset. */
  removeAtReset(transaction: Transaction, user: AccountRow, caller: Caller): Promise<void>;
  /** Turns the second step off. @throws AppError 400 `code_wrong`, 409 where it is off, 429 after too many codes */
  turnOff(code: string, caller: Caller): Promise<void>;
  /**
   * Takes a user's code, once: of the app, or a recovery code, of which they are told by mail.
   * @throws AppError 400 `code_wrong`, 429 after too many
   */
  takeCode(db: Transaction, user: AccountRow, code: string, caller: Caller): Promise<void>;
  /** Counts a code before it is looked at; unknown devices of an account share their tries. @throws AppError 429 after too many */
  countCode(user: Pick<AccountRow, 'email'>, caller: Caller): Promise<void>;
  /** Tells a user's pages that their second step, or the number of their recovery codes, has changed. */
  publishSecurity(userId: string): void;
  /** Seals anew what a former secret has sealed, so that it can be dropped. */
  sealAnew(): Promise<void>;
}

const DAY_MS = 86_400_000;
const wrong = (text: string): AppError => new AppError('code_wrong', text, { errors: { code: [text] } });
const isOff = (): AppError => new AppError('conflict', 'The second step is not on');

/** What the parts of the service share. */
interface Tools extends Pick<SecondFactors, 'publishSecurity'> {
  keysOf(userId: string, secret: string): FactorKeys;
  own(caller: Caller): Promise<AccountRow>;
  /** Replaces the recovery codes. */
  renew(transaction: Transaction, userId: string, keys: FactorKeys): Promise<string[]>;
}

export function secondFactorsOf(deps: AccountDeps, sealed: SealedText): SecondFactors {
  const { pool, publisher } = deps;
  const tools: Tools = {
    keysOf(userId, secret) {
      const keys = openOrNull(sealed, secret, userId);
      if (keys === null)
        throw new AppError('unavailable', 'The second step cannot be checked any more. Please write to the support address.');
      return unpackKeys(keys);
    },
    publishSecurity: (userId) => publisher.publish(rooms.user(userId), 'security:changed', {}),
    async own({ actor }) {
      const user = await accounts.byId(pool, requireUser(actor).id);
      if (!user) throw new AppError('not_found', 'There is no such account');
      return user;
    },
    async renew(transaction, userId, keys) {
      const codes = newRecoveryCodes();
      await secondFactors.removeCodes(transaction, userId);
      const hashes = codes.map((code) => hashOfCode(keys, code));
      await secondFactors.addCodes(transaction, userId, hashes);
      return codes;
    },
  };
  const taking = takingCodes(deps, tools);
  return {
    ...taking,
    ...settingUp(deps, sealed, tools, taking),
    ...changing(deps, tools, taking),
    publishSecurity: tools.publishSecurity,
    isOn: (userId) => secondFactors.isOn(pool, userId),

    async stateOf({ actor }) {
      const { id } = requireUser(actor);
      const [factor, codesLeft] = await Promise.all([secondFactors.of(pool, id), secondFactors.codesLeft(pool, id)]);
      const since = factor?.confirmedAt?.toISOString().slice(0, 10) ?? null;
      return { isOn: since !== null, since, codesLeft: since === null ? 0 : (codesLeft ?? 0) };
    },

    sealAnew: () => sealAnew(deps, sealed),
  };
}

type Taking = Pick<SecondFactors, 'countCode' | 'takeCode'>;

function takingCodes(deps: AccountDeps, { keysOf }: Tools): Taking {
  const { pool, devices, log } = deps;
  return {
    countCode: ({ email }, { device }) => devices.count(SECOND_STEP, pool, email, device),

    async takeCode(db, user, code, caller) {
      const factor = await secondFactors.of(db, user.id);
      if (!factor?.confirmedAt) throw isOff();
      const keys = keysOf(user.id, factor.secret);
      if (isAppCode(code)) {
        const step = await stepOf(keys.secret, code);
        if (step === null) throw wrong(ACCOUNT_TEXTS.codeWrong);
        if (!(await secondFactors.takeStep(db, user.id, step))) throw wrong(ACCOUNT_TEXTS.codeUsed);
        return;
      }
      if (!(await secondFactors.takeCode(db, user.id, hashOfCode(keys, code)))) throw wrong(ACCOUNT_TEXTS.recoveryWrong);
      await tell(deps, db, user, 'recovery_code_used', caller);
      log.info({ userId: user.id }, 'a recovery code was used');
    },
  };
}

function settingUp(
  deps: AccountDeps,
  sealed: SealedText,
  { keysOf, own, renew, publishSecurity }: Tools,
  { countCode }: Taking,
): Pick<SecondFactors, 'begin' | 'confirm'> {
  const { pool, appName, log } = deps;
  return {
    async begin({ actor }) {
      const { id, email } = requireUser(actor);
      const keys = newKeys();
      if (!(await secondFactors.begin(pool, id, sealed.seal(packKeys(keys), id))))
        throw new AppError('conflict', 'The second step is on already');
      return { secret: keys.secret, uri: addressOfKey(keys.secret, appName, email) };
    },

    async confirm(request, code, caller) {
      const user = await own(caller);
      await countCode(user, caller);
      const factor = await secondFactors.of(pool, user.id);
      if (!factor || factor.confirmedAt) throw new AppError('conflict', 'Nothing is being set up');
      const keys = keysOf(user.id, factor.secret);
      const step = isAppCode(code) ? await stepOf(keys.secret, code) : null;
      if (step === null) throw wrong(ACCOUNT_TEXTS.codeWrong);
      const codes = await transact(pool, async (transaction) => {
        if (!(await secondFactors.confirm(transaction, user.id, factor.secret, step)))
          throw new AppError('conflict', 'The second step was changed on another page meanwhile');
        await tell(deps, transaction, user, 'second_factor_on', caller);
        return renew(transaction, user.id, keys);
      });
      // Whatever becomes of it, the codes must be shown: a session without the mark only has to pass the step once.
      await recordSecondFactor(request).catch((error: unknown) => log.warn({ err: error }, 'a session could not be marked'));
      await transact(pool, (transaction) => publishSessionEnd(transaction, { userId: user.id, changed: true })).catch(
        () => undefined,
      );
      log.info({ userId: user.id }, 'a second step was turned on');
      publishSecurity(user.id);
      return codes;
    },
  };
}

function changing(
  deps: AccountDeps,
  { keysOf, own, renew, publishSecurity }: Tools,
  { countCode, takeCode }: Taking,
): Pick<SecondFactors, 'renewCodes' | 'turnOff' | 'resetNeeds' | 'removeAtReset'> {
  const { pool, log } = deps;
  return {
    async renewCodes(code, caller) {
      const user = await own(caller);
      await countCode(user, caller);
      const codes = await transact(pool, async (transaction) => {
        const factor = await secondFactors.lock(transaction, user.id);
        if (!factor?.confirmedAt) throw isOff();
        await takeCode(transaction, user, code, caller);
        await tell(deps, transaction, user, 'recovery_codes_made', caller);
        return renew(transaction, user.id, keysOf(user.id, factor.secret));
      });
      log.info({ userId: user.id }, 'recovery codes were made anew');
      publishSecurity(user.id);
      return codes;
    },

    async resetNeeds(userId) {
      const since = (await secondFactors.of(pool, userId))?.confirmedAt;
      if (!since) return null;
      return Date.now() - since.getTime() < SECOND_FACTOR_GRACE_DAYS * DAY_MS ? 'removal' : 'code';
    },

    removeAtReset: (transaction, user, caller) => remove(deps, transaction, user, caller),

    async turnOff(code, caller) {
      const user = await own(caller);
      await countCode(user, caller);
      await transact(pool, async (transaction) => {
        await takeCode(transaction, user, code, caller);
        await remove(deps, transaction, user, caller);
      });
      log.info({ userId: user.id }, 'a second step was turned off');
      publishSecurity(user.id);
    },
  };
}

/** Takes a second step away; sessions that have passed it have not passed the next one. */
async function remove(deps: AccountDeps, transaction: Transaction, user: AccountRow, caller: Caller): Promise<void> {
  await secondFactors.remove(transaction, user.id);
  await secondFactors.removeCodes(transaction, user.id);
  await loginSessions.forgetSecondFactor(transaction, user.id);
  await publishSessionEnd(transaction, { userId: user.id, changed: true });
  await tell(deps, transaction, user, 'second_factor_off', caller);
}

async function sealAnew({ pool, log }: AccountDeps, sealed: SealedText): Promise<void> {
  for (const { userId, secret } of await secondFactors.sealedBefore(pool, sealed.newest)) {
    const text = openOrNull(sealed, secret, userId);
    // One that nobody can open any more stays: its user has the recovery codes no more either, and writes to the operator.
    if (text === null) log.warn({ userId }, 'a second step was sealed with a secret that is not known any more');
    else await secondFactors.sealAnew(pool, userId, secret, sealed.seal(text, userId));
  }
}

type Told = Extract<MailKind, 'second_factor_on' | 'second_factor_off' | 'recovery_code_used' | 'recovery_codes_made'>;

/** Tells a user, also by mail, what has happened, when, and in which browser. */
async function tell(
  { jobs, mail, notices }: AccountDeps,
  db: Transaction,
  user: AccountRow,
  about: Told,
  { actor }: Caller,
): Promise<void> {
  await notices.addForAccount(db, user.id);
  if (!mail.enabled) return;
  await enqueueMail(jobs, db, happeningMail(user, about, actor.userAgent));
}

function openOrNull(sealed: SealedText, secret: string, userId: string): string | null {
  try {
    return sealed.open(secret, userId);
  } catch {
    return null;
  }
}
