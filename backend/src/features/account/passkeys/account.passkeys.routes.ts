import {
  NewPasskeyDto,
  PasskeyChangeDto,
  PasskeyRemovalDto,
  PasskeySignInDto,
} from '@beside/common/account/account.passkeys.dto';
import {
  NewPasskeyOptionsAnswer,
  PasskeyAnswer,
  PasskeyRemovedAnswer,
  PasskeysAnswer,
  UsePasskeyOptionsAnswer,
} from '@beside/common/account/account.passkeys.views';
import { SecondFactorPassedAnswer } from '@beside/common/account/account.views';
import { isUUID } from 'class-validator';
import { READ, WRITE } from '../../../http/rate-limits.ts';
import { type AccountCalls, open, own } from '../account.calls.ts';
import { PASSKEY_OPTIONS, PASSKEY_SIGN_IN } from '../account.limits.ts';
import { presentSignedIn } from '../account.presenter.ts';
import { noPasskey } from './account.passkeys.ts';

/** A user's passkeys. */
export function passkeyRoutes({ account: { passkeys }, calls, callerOf }: AccountCalls): void {
  calls.get('/auth/passkeys', { ...own, limit: READ, answers: PasskeysAnswer, about: "The user's passkeys" }, async (call) => ({
    passkeys: await passkeys.list(callerOf(call)),
  }));

  calls.post(
    '/auth/passkeys/options',
    {
      ...own,
      proof: true,
      limit: WRITE,
      answers: NewPasskeyOptionsAnswer,
      fails: ['full', 'second_factor_needed'],
      about: 'What a browser makes a passkey with',
    },
    async (call) => ({ options: await passkeys.optionsForNew(call.request, callerOf(call)) }),
  );

  calls.post(
    '/auth/passkeys',
    {
      ...own,
      proof: true,
      limit: WRITE,
      input: NewPasskeyDto,
      answers: PasskeyAnswer,
      status: 201,
      fails: ['invalid_credentials', 'second_factor_needed', 'passkey_exists', 'full', 'conflict'],
      about: 'Adds a passkey',
    },
    async (call) => {
      const passkey = await passkeys.add(call.request, call.input, callerOf(call));
      call.response.status(201);
      return { passkey };
    },
  );

  calls.patch(
    '/auth/passkeys/:id',
    {
      ...own,
      limit: WRITE,
      input: PasskeyChangeDto,
      answers: PasskeyAnswer,
      fails: ['proof_needed'],
      about: 'Renames a passkey, or says after a reset that it is one’s own',
    },
    async (call) => ({ passkey: await passkeys.change(idOf(call.request.params.id), call.input, callerOf(call)) }),
  );

  calls.delete(
    '/auth/passkeys/:id',
    { ...own, proof: true, limit: WRITE, input: PasskeyRemovalDto, answers: PasskeyRemovedAnswer, about: 'Removes a passkey' },
    async ({ request, input, ...call }) => {
      const id = idOf(request.params.id);
      const credentialId = await passkeys.remove(request, id, input.endSessions, callerOf({ ...call, request }));
      return { message: 'The passkey is removed', credentialId };
    },
  );
}

/** Signing in, and proving who one is, by a passkey. */
export function passkeyUseRoutes({ account: { passkeys, passkeyUses }, calls, callerOf }: AccountCalls): void {
  calls.post(
    '/auth/passkey-sign-in/options',
    { ...open, limit: PASSKEY_OPTIONS, answers: UsePasskeyOptionsAnswer, about: 'What a browser signs in by a passkey with' },
    async () => ({ options: passkeyUses.optionsToSignIn() }),
  );

  calls.post(
    '/auth/passkey-sign-in',
    {
      ...open,
      limit: PASSKEY_SIGN_IN,
      input: PasskeySignInDto,
      answers: SecondFactorPassedAnswer,
      fails: ['passkey_unknown', 'invalid_credentials', 'email_not_verified', 'conflict'],
      about: 'Signs in by a passkey, which counts as both steps',
    },
    async (call) => {
      const { user, verifyBy } = await passkeyUses.signIn(call.request, call.response, call.input.response, callerOf(call));
      return presentSignedIn(user, { verifyBy, passkeysInQuestion: await passkeys.inQuestion(user.id) });
    },
  );

  calls.post(
    '/auth/proof/options',
    {
      ...own,
      limit: WRITE,
      answers: UsePasskeyOptionsAnswer,
      about: 'What a browser proves with, by a passkey, who the user is',
    },
    async (call) => ({ options: await passkeyUses.optionsToProve(callerOf(call)) }),
  );
}

/** @throws AppError 404 for what names no passkey */
function idOf(value: unknown): string {
  if (!isUUID(value)) throw noPasskey();
  return String(value).toLowerCase();
}
