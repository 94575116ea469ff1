import { SecondFactorCodeDto } from '@beside/common/account/account.second-factor.dto';
import {
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecondFactorKeyAnswer,
} from '@beside/common/account/account.second-factor.views';
import { MessageAnswer, SecondFactorPassedAnswer } from '@beside/common/account/account.views';
import { READ, WRITE } from '../../../http/rate-limits.ts';
import { type AccountCalls, open, own } from '../account.calls.ts';
import { SIGN_IN } from '../account.limits.ts';
import { presentSignedIn } from '../account.presenter.ts';

/** The second step of a user's sign-ins. */
export function secondFactorRoutes({ account, calls, callerOf }: AccountCalls): void {
  const { secondFactors } = account;
  const changing = { ...own, limit: WRITE, input: SecondFactorCodeDto } as const;

  calls.get(
    '/auth/second-factor',
    { ...own, limit: READ, answers: SecondFactorAnswer, about: 'Whether sign-ins need a second step' },
    async (call) => ({ secondFactor: await secondFactors.stateOf(callerOf(call)) }),
  );

  calls.post(
    '/auth/second-factor/begin',
    {
      ...own,
      proof: true,
      limit: WRITE,
      answers: SecondFactorKeyAnswer,
      fails: ['conflict'],
      about: 'Makes a key for a code app',
    },
    (call) => secondFactors.begin(callerOf(call)),
  );

  calls.post(
    '/auth/second-factor/confirm',
    {
      ...changing,
      proof: true,
      answers: RecoveryCodesAnswer,
      fails: ['code_wrong', 'conflict'],
      about: 'Turns the second step on, by a code of the app that has the key',
    },
    async (call) => ({ recoveryCodes: await secondFactors.confirm(call.request, call.input.code, callerOf(call)) }),
  );

  calls.post(
    '/auth/second-factor/codes',
    {
      ...changing,
      proof: true,
      answers: RecoveryCodesAnswer,
      fails: ['code_wrong', 'conflict'],
      about: 'Replaces the recovery codes',
    },
    async (call) => ({ recoveryCodes: await secondFactors.renewCodes(call.input.code, callerOf(call)) }),
  );

  calls.delete(
    '/auth/second-factor',
    { ...changing, proof: true, answers: MessageAnswer, fails: ['code_wrong', 'conflict'], about: 'Turns the second step off' },
    async (call) => {
      await secondFactors.turnOff(call.input.code, callerOf(call));
      return { message: 'The second step is off' };
    },
  );
}

/** Passing it. */
export function passSecondFactorRoutes({ account, calls, callerOf }: AccountCalls): void {
  calls.post(
    '/auth/second-factor/verify',
    {
      ...open,
      limit: SIGN_IN,
      input: SecondFactorCodeDto,
      answers: SecondFactorPassedAnswer,
      fails: ['code_wrong', 'not_signed_in'],
      about: 'Passes the second step: of a sign-in whose password was right, or of the session',
    },
    async (call) => {
      const { user, verifyBy } = await account.passSecondFactor(call.request, call.response, call.input.code, callerOf(call));
      return presentSignedIn(user, { verifyBy, passkeysInQuestion: await account.passkeys.inQuestion(user.id) });
    },
  );
}
