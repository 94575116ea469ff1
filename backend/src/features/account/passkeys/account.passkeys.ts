import { randomUUID } from 'node:crypto';
import { BROWSERS, SYSTEMS } from '@beside/common/account/account.login-sessions.constants';
import { PASSKEYS_MAX } from '@beside/common/account/account.passkeys.constants';
import type { NewPasskeyDto, PasskeyChangeDto } from '@beside/common/account/account.passkeys.dto';
import type { NewPasskeyOptions, PasskeyView } from '@beside/common/account/account.passkeys.views';
import type { Request } from 'express';
import { recordErasure } from '../../../database/erasures.ts';
import type { RowOf } from '../../../database/statement.ts';
import { type Transaction, transact } from '../../../database/transaction.ts';
import { requireProof, requireUser } from '../../../http/authorize.ts';
import { loginSessions } from '../../../http/session.statements.ts';
import { hasPassedSecondFactor } from '../../../http/session.ts';
import { publishSessionEnd } from '../../../http/session-ends.ts';
import { AppError } from '../../../lib/app-error.ts';
import { oneOf } from '../../../lib/one-of.ts';
import { deviceOf } from '../../../lib/user-agent.ts';
import { type AccountRow, accounts } from '../account.statements.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import type { LoginSessions } from '../login-sessions/account.login-sessions.ts';
import { enqueueMail, happeningMail } from '../mails/account.jobs.ts';
import type { SecondFactors } from '../second-factor/account.second-factor.ts';
import type { PasskeyChallenges } from './account.passkey-challenges.ts';
import { type LISTED_PASSKEY, passkeys } from './account.passkeys.statements.ts';
import { ALGORITHMS, descriptorOf, handleOf, type PasskeySite, providerOf, verifyNew } from './account.passkeys-verifying.ts';

/** Milliseconds for a browser's dialog. */
export const TIMEOUT_MS = 5 * 60_000;

/** A user's passkeys. */
export interface Passkeys {
  list(caller: Caller): Promise<PasskeyView[]>;
  /** What a browser makes a passkey with. @throws AppError 403 `second_factor_needed`, 409 `full` */
  optionsForNew(request: Request, caller: Caller): Promise<NewPasskeyOptions>;
  /**
   * Adds a passkey, which its user is told of by mail. It counts as both steps from then on, so who has a second step must have passed it.
   * @throws AppError 401 `invalid_credentials` for what its authenticator did not sign, 403 `second_factor_needed`, 409 `passkey_exists`, `full`, and `conflict` where it took too long
   */
  add(request: Request, dto: NewPasskeyDto, caller: Caller): Promise<PasskeyView>;
  /** Renames a passkey, or says after a reset that it is the user's own, which needs a recent proof. @throws AppError 404 for another's or none */
  change(id: string, dto: PasskeyChangeDto, caller: Caller): Promise<PasskeyView>;
  /**
   * Removes a passkey, which its user is told of by mail.
   * @param endSessions signs out the other browsers that signed in with it, with their pages, on every node
   * @returns what its authenticator calls it
   * @throws AppError 404 for another's or none
   */
  remove(request: Request, id: string, endSessions: boolean, caller: Caller): Promise<string>;
  /** How many a user has not said yet to be theirs, after a reset. */
  inQuestion(userId: string): Promise<number>;
  /** After a reset: asks the user of each whether it is theirs. @returns how many there are */
  question(transaction: Transaction, userId: string): Promise<number>;
}

/** What the parts of passkeys share. */
export interface PasskeyTools {
  site: PasskeySite;
  challenges: PasskeyChallenges;
}

/** For whom and where a challenge is: another's session, or another purpose, does not accept it. */
const toAdd = ({ userId, session }: Caller['actor']): string => `add ${userId} ${session}`;

export const tooLate = (): AppError => new AppError('conflict', 'This took too long. Please try again');
const full = (): AppError => new AppError('full', `You have ${PASSKEYS_MAX} passkeys. Remove one first.`);
export const noPasskey = (): AppError => new AppError('not_found', 'There is no such passkey');

function present({ aaguid, browser, system, ...row }: RowOf<typeof LISTED_PASSKEY>): PasskeyView {
  return { ...row, provider: providerOf(aaguid), browser: oneOf(BROWSERS, browser), system: oneOf(SYSTEMS, system) };
}

export function passkeysOf(
  deps: AccountDeps,
  tools: PasskeyTools,
  uses: Pick<SecondFactors, 'publishSecurity' | 'isOn'> & Pick<LoginSessions, 'publishChange'>,
): Passkeys {
  const { pool, log } = deps;
  const { publishSecurity, publishChange } = uses;
  return {
    async list({ actor }) {
      return (await passkeys.listOf(pool, requireUser(actor).id)).map(present);
    },

    ...adding(deps, tools, uses),

    async change(id, { name, kept }, { actor }) {
      const user = requireUser(actor);
      if (kept) requireProof(actor);
      if (name !== undefined) await passkeys.rename(pool, user.id, id, name.trim());
      if (kept) await passkeys.keep(pool, user.id, id);
      const row = await passkeys.byId(pool, user.id, id);
      if (!row) throw noPasskey();
      publishSecurity(user.id);
      return present(row);
    },

    async remove(request, id, endSessions, caller) {
      const { id: userId } = requireUser(caller.actor);
      const { credentialId, ended } = await transact(pool, async (transaction) => {
        const user = await accounts.lock(transaction, userId);
        const removed = await passkeys.remove(transaction, userId, id);
        if (!user || !removed) throw noPasskey();
        // A backup that is restored must not let it in again.
        await recordErasure(transaction, 'passkey', id);
        const count = endSessions ? await loginSessions.removeByPasskey(transaction, userId, id, request.sessionID) : 0;
        await loginSessions.forgetPasskey(transaction, userId, id, request.sessionID);
        // The other connections end, and come back with what their sessions may do now.
        const { session } = caller.actor;
        await publishSessionEnd(transaction, { userId, ...(session ? { except: session } : {}) });
        await tell(deps, transaction, user, 'passkey_removed', caller);
        return { credentialId: removed.credentialId, ended: count };
      });
      log.info({ userId, ended }, 'a passkey was removed');
      publishSecurity(userId);
      if (ended > 0) publishChange(userId);
      return credentialId;
    },

    async inQuestion(userId) {
      return (await passkeys.inQuestion(pool, userId)) ?? 0;
    },
    question: passkeys.question,
  };
}

function adding(
  deps: AccountDeps,
  { site, challenges }: PasskeyTools,
  { publishSecurity, isOn }: Pick<SecondFactors, 'publishSecurity' | 'isOn'>,
): Pick<Passkeys, 'optionsForNew' | 'add'> {
  const { pool, appName, log } = deps;
  /** Else the password alone would lead past the second step. */
  const requireSecondFactor = async (request: Request, userId: string): Promise<void> => {
    if (!hasPassedSecondFactor(request) && (await isOn(userId)))
      throw new AppError('second_factor_needed', 'Please pass the second step first');
  };
  return {
    async optionsForNew(request, { actor }) {
      const { id, email } = requireUser(actor);
      await requireSecondFactor(request, id);
      const known = await passkeys.credentialsOf(pool, id);
      if (known.length >= PASSKEYS_MAX) throw full();
      return {
        challenge: challenges.make(toAdd(actor)),
        rp: { id: site.rpId, name: appName },
        user: { id: handleOf(id), name: email, displayName: '' },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
        timeout: TIMEOUT_MS,
        attestation: 'none',
        excludeCredentials: known.map(descriptorOf),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      };
    },

    async add(request, { name, response }, caller) {
      const { id: userId } = requireUser(caller.actor);
      await requireSecondFactor(request, userId);
      const challenge = challenges.reader(toAdd(caller.actor));
      const made = await verifyNew(response, site, challenge.isOurs);
      if (challenge.isLate()) throw tooLate();
      const id = randomUUID();
      const row = await transact(pool, async (transaction) => {
        const user = await accounts.lock(transaction, userId);
        if (!user) throw noPasskey();
        if (!(await passkeys.takeChallenge(transaction, challenge.id()))) throw tooLate();
        if (((await passkeys.count(transaction, userId)) ?? 0) >= PASSKEYS_MAX) throw full();
        const added = { ...made, ...deviceOf(caller.actor.userAgent), id, userId, name: name?.trim() ?? null };
        if (!(await passkeys.add(transaction, added)))
          throw new AppError('passkey_exists', 'This device has a passkey for your account already.');
        await tell(deps, transaction, user, 'passkey_added', caller);
        return passkeys.byId(transaction, userId, id);
      });
      if (!row) throw noPasskey();
      log.info({ userId }, 'a passkey was added');
      publishSecurity(userId);
      return present(row);
    },
  };
}

/** Tells a user, also by mail, what has happened, when, and in which browser. */
async function tell(
  { jobs, mail, notices }: AccountDeps,
  transaction: Transaction,
  user: AccountRow,
  about: 'passkey_added' | 'passkey_removed',
  { actor }: Caller,
): Promise<void> {
  await notices.addForAccount(transaction, user.id);
  if (mail.enabled) await enqueueMail(jobs, transaction, happeningMail(user, about, actor.userAgent));
}
