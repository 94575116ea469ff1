import { ProfileDto } from '@beside/common/account/account.dto';
import { MessageAnswer, UserAnswer, UserMessageAnswer } from '@beside/common/account/account.views';
import { requireUser } from '../../../http/authorize.ts';
import { READ, WRITE } from '../../../http/rate-limits.ts';
import { sendPieces } from '../../../http/send-pieces.ts';
import { readAnew } from '../../../http/session.ts';
import { type AccountCalls, own } from '../account.calls.ts';
import { EXPORT } from '../account.limits.ts';
import { presentUser } from '../account.presenter.ts';

/** A user's own account. */
export function profileRoutes({ account, calls, callerOf }: AccountCalls): void {
  calls.get('/auth/user', { ...own, limit: READ, answers: UserAnswer, about: 'The signed-in user' }, async ({ actor }) => {
    const user = requireUser(actor);
    return { user: presentUser(user, await account.usageCount(user.id), actor.secondFactorFrom) };
  });

  calls.put(
    '/auth/user',
    {
      ...own,
      limit: WRITE,
      input: ProfileDto,
      answers: UserMessageAnswer,
      fails: ['email_taken', 'proof_needed'],
      about: 'Changes the names and the address of the account',
    },
    async (call) => {
      const user = await account.update(call.input, callerOf(call));
      readAnew(call.request, user.id);
      return { message: 'Profile updated successfully', user: presentUser(user, user.usageCount, call.actor.secondFactorFrom) };
    },
  );

  calls.delete(
    '/auth/delete-account',
    {
      ...own,
      proof: true,
      fails: ['last_owner', 'conflict', 'payment_processing'],
      limit: WRITE,
      answers: MessageAnswer,
      about: 'Deletes the account with all that belongs to it',
    },
    async (call) => {
      await account.erase(call.request, callerOf(call));
      return { message: 'Account deleted successfully' };
    },
  );

  calls.get(
    '/auth/export',
    {
      ...own,
      limit: EXPORT,
      answers: null,
      sends: 'application/json',
      proof: true,
      fails: ['conflict'],
      about: 'All data about the account, as a file',
    },
    async (call) => {
      await sendPieces(call.response.attachment('beside-account.json').type('json'), account.export(callerOf(call)));
      return undefined;
    },
  );
}
