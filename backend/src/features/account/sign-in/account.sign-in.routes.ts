import { LoginDto } from '@beside/common/account/account.dto';
import { MessageAnswer, SignedInAnswer } from '@beside/common/account/account.views';
import { actorOf } from '../../../http/actor.ts';
import { WRITE } from '../../../http/rate-limits.ts';
import { awaitSecondFactor } from '../../../http/session.ts';
import { type AccountCalls, open } from '../account.calls.ts';
import { SIGN_IN } from '../account.limits.ts';
import { presentSignedIn } from '../account.presenter.ts';
import { localSignIn } from './account.strategy.ts';

/** Signing in and out. */
export function signInRoutes({ account, calls, callerOf }: AccountCalls): void {
  const signIn = localSignIn((request, email, password) =>
    account.authenticate({ email, password }, callerOf({ request, actor: actorOf(request, request.ip) })),
  );
  calls.post(
    '/auth/login',
    {
      ...open,
      limit: SIGN_IN,
      input: LoginDto,
      fails: ['invalid_credentials', 'email_not_verified'],
      answers: SignedInAnswer,
      about: 'Signs in',
    },
    async (call) => {
      const { input, request, response } = call;
      request.body = input;
      const authenticated = await signIn(request);
      if (await account.secondFactors.isOn(authenticated.user.id)) {
        await awaitSecondFactor(request, authenticated.user);
        return { message: 'A code is needed as well', secondFactor: 'totp' as const };
      }
      const user = await account.enter(request, response, authenticated, callerOf(call));
      const passkeysInQuestion = await account.passkeys.inQuestion(user.id);
      return presentSignedIn(user, { ...authenticated, passkeysInQuestion });
    },
  );

  calls.post('/auth/logout', { ...open, limit: WRITE, answers: MessageAnswer, about: 'Signs out' }, async (call) => {
    await account.leave(call.request, callerOf(call));
    return { message: 'Signed out' };
  });
}
