import { ProofDto } from '@beside/common/account/account.dto';
import { LoginSessionsAnswer, ProofAnswer } from '@beside/common/account/account.login-sessions.views';
import { MessageAnswer } from '@beside/common/account/account.views';
import { READ, WRITE } from '../../../http/rate-limits.ts';
import { type AccountCalls, own } from '../account.calls.ts';

/** Where a user is signed in, and recent proof of who they are. */
export function loginSessionRoutes({ account, calls, callerOf }: AccountCalls): void {
  const { loginSessions } = account;

  calls.get(
    '/auth/sessions',
    { ...own, limit: READ, answers: LoginSessionsAnswer, about: 'The browsers in which the user is signed in' },
    (call) => loginSessions.list(callerOf(call)),
  );

  calls.delete(
    '/auth/sessions/:id',
    { ...own, limit: WRITE, answers: MessageAnswer, fails: ['conflict'], about: 'Signs out in another browser' },
    async (call) => {
      await loginSessions.endElsewhere(String(call.request.params.id), callerOf(call));
      return { message: 'Signed out there' };
    },
  );

  calls.post(
    '/auth/sessions/end-others',
    { ...own, limit: WRITE, answers: MessageAnswer, about: 'Signs out in every other browser' },
    async (call) => {
      await loginSessions.endAllElsewhere(call.request, callerOf(call));
      return { message: 'Signed out everywhere else' };
    },
  );

  calls.post(
    '/auth/proof',
    {
      ...own,
      limit: WRITE,
      input: ProofDto,
      answers: ProofAnswer,
      fails: ['invalid_credentials', 'passkey_unknown', 'conflict'],
      about: 'Proves who the user is once more, for what needs a recent proof',
    },
    async (call) => ({ until: (await account.prove(call.request, call.input, callerOf(call))).toISOString() }),
  );
}
