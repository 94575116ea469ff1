import { ChangePasswordDto, ResetPasswordDto } from '@beside/common/account/account.dto';
import { MessageAnswer, PasswordResetAnswer } from '@beside/common/account/account.views';
import { WRITE } from '../../../http/rate-limits.ts';
import { type AccountCalls, open, own } from '../account.calls.ts';
import { LINK } from '../account.limits.ts';

/** Changing and resetting a password. */
export function passwordRoutes({ account, calls, callerOf, mailing }: AccountCalls): void {
  calls.put(
    '/auth/change-password',
    {
      ...own,
      limit: WRITE,
      input: ChangePasswordDto,
      answers: MessageAnswer,
      fails: ['invalid_credentials', 'conflict'],
      about: 'Changes the password, and ends all other sessions',
    },
    async (call) => {
      await account.change(call.request, call.response, call.input, callerOf(call));
      return { message: 'Password changed successfully' };
    },
  );

  mailing('/auth/forgot-password', 'Mails a link to set a new password', account.forgot);

  calls.post(
    '/auth/reset-password',
    {
      ...open,
      limit: LINK,
      input: ResetPasswordDto,
      answers: PasswordResetAnswer,
      fails: ['link_invalid', 'email_taken', 'code_wrong', 'second_factor_needed'],
      about: 'Sets a new password by a mailed link',
    },
    async (call) => {
      const { passkeys } = await account.reset(call.response, call.input, callerOf(call));
      return { message: 'Password reset successfully', ...(passkeys > 0 ? { passkeys } : {}) };
    },
  );
}
