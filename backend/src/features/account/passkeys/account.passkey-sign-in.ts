import type { UsedPasskey } from '@beside/common/account/account.passkeys.form';
import type { UsePasskeyOptions } from '@beside/common/account/account.passkeys.views';
import type { Request, Response } from 'express';
import { transact } from '../../../database/transaction.ts';
import { requireUser } from '../../../http/authorize.ts';
import { endSession } from '../../../http/session.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type AccountRow, accounts } from '../account.statements.ts';
import type { AccountDeps, Caller } from '../account.types.ts';
import type { SignIn } from '../sign-in/account.sign-in.ts';
import { passkeys } from './account.passkeys.statements.ts';
import { type PasskeyTools, TIMEOUT_MS, tooLate } from './account.passkeys.ts';
import { descriptorOf, verifyUse } from './account.passkeys-verifying.ts';

/** Signing in, and proving who one is, by a passkey. */
export interface PasskeyUses {
  /** What a browser uses a passkey with, to sign in. It names none, so it tells nothing of any address. */
  optionsToSignIn(): UsePasskeyOptions;
  /**
   * Signs in the user of a passkey. It counts as both steps.
   * @throws AppError 401 `passkey_unknown`, or `invalid_credentials` for what its authenticator did not sign; 403 for an address that should be verified by
   *   now; 409 where it took too long
   */
  signIn(
    request: Request,
    response: Response,
    used: UsedPasskey,
    caller: Caller,
  ): Promise<{ user: AccountRow; verifyBy: Date | null }>;
  /** What a browser uses a passkey of the caller's with, to prove who they are. */
  optionsToProve(caller: Caller): Promise<UsePasskeyOptions>;
  /** Verifies a use of a passkey of the caller's own. @returns its id @throws AppError as `signIn` */
  verifyOwn(used: UsedPasskey, caller: Caller): Promise<string>;
}

const unknown = (): AppError => new AppError('passkey_unknown', 'This passkey is not known here. It may have been removed.');
const TO_SIGN_IN = 'sign in';
const toProve = ({ userId, session }: Caller['actor']): string => `prove ${userId} ${session}`;

export function passkeyUses(
  deps: AccountDeps,
  { site, challenges }: PasskeyTools,
  { enter, verifyBy }: Pick<SignIn, 'enter' | 'verifyBy'>,
): PasskeyUses {
  const { pool, log } = deps;

  const optionsFor = (purpose: string): UsePasskeyOptions => ({
    challenge: challenges.make(purpose),
    rpId: site.rpId,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: [],
  });

  const take = takingUses(deps, { site, challenges });

  return {
    optionsToSignIn: () => optionsFor(TO_SIGN_IN),

    async signIn(request, response, used, caller) {
      const { id, userId, inQuestion } = await take(used, TO_SIGN_IN).catch((error: unknown) => {
        log.info('a sign-in by passkey failed');
        throw error;
      });
      const user = await accounts.byId(pool, userId);
      if (!user) throw unknown();
      const until = await verifyBy(user, caller.device);
      const who = { user, remembered: false, verifyBy: until };
      // After a reset it may be an intruder's: it lets in, but proves nothing until its user has said that it is theirs.
      const began = { secondFactor: true, how: 'passkey', passkeyId: id, isProof: !inQuestion } as const;
      const entered = await enter(request, response, who, caller, began);
      // A removal meanwhile has not found this session.
      if (!(await passkeys.isThere(pool, id))) {
        await endSession(request);
        throw unknown();
      }
      return { user: entered, verifyBy: until };
    },

    async optionsToProve({ actor }) {
      const own = await passkeys.credentialsOf(pool, requireUser(actor).id);
      return { ...optionsFor(toProve(actor)), allowCredentials: own.map(descriptorOf) };
    },

    async verifyOwn(used, { actor }) {
      const { id, inQuestion } = await take(used, toProve(actor), requireUser(actor).id);
      if (inQuestion) throw new AppError('invalid_credentials', 'Say first that this passkey is yours');
      return id;
    },
  };
}

/** Verifies a use for a purpose, and takes its challenge. @returns the passkey, and its user */
function takingUses({ pool }: Pick<AccountDeps, 'pool'>, { site, challenges }: PasskeyTools) {
  return async (used: UsedPasskey, purpose: string, ofUser?: string) => {
    const known = await passkeys.byCredential(pool, used.id);
    if (!known || (ofUser !== undefined && known.userId !== ofUser)) throw unknown();
    const challenge = challenges.reader(purpose);
    const counter = await verifyUse(used, known, site, challenge.isOurs, ofUser === undefined);
    if (challenge.isLate()) throw tooLate();
    await transact(pool, async (transaction) => {
      if (!(await passkeys.takeChallenge(transaction, challenge.id()))) throw tooLate();
      if (!(await passkeys.use(transaction, known.id, counter)))
        throw new AppError('invalid_credentials', 'The passkey did not answer as it should');
    });
    return known;
  };
}
