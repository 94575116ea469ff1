import { EmailChangeDto, RegisterDto, VerifyEmailDto } from '@beside/common/account/account.dto';
import { MessageAnswer, RegisterAnswer } from '@beside/common/account/account.views';
import { readAnew } from '../../../http/session.ts';
import { type AccountCalls, open } from '../account.calls.ts';
import { LINK, REGISTER } from '../account.limits.ts';
import { presentUser } from '../account.presenter.ts';

const CHECK_MAIL = 'Please check your email to verify your account.';
const VERIFIED = 'Email verified successfully';

/** Registering, and verifying an address. */
export function registrationRoutes({ account, calls, callerOf, countMail, mailing }: AccountCalls): void {
  calls.post(
    '/auth/register',
    {
      ...open,
      limit: REGISTER,
      input: RegisterDto,
      fails: ['email_taken'],
      answers: RegisterAnswer,
      status: 201,
      about: 'Makes an account',
    },
    async (call) => {
      const { input, request, response } = call;
      const who = callerOf(call);
      if (account.verifies) {
        await countMail(input, who);
        await account.ask(response, await account.prepare(input, who), who);
        return { message: CHECK_MAIL, requiresVerification: true };
      }
      const prepared = await account.prepare(input, who);
      const user = await account.enter(request, response, (transaction) => account.create(transaction, prepared), who);
      return { message: 'Account created successfully', user: presentUser(user, user.usageCount) };
    },
  );

  mailing('/auth/resend-verification', 'Mails a link to verify an address once more', account.resend);
  verificationRoutes({ account, calls, callerOf });
}

/** Proving an address by its mailed link. */
function verificationRoutes({ account, calls, callerOf }: Pick<AccountCalls, 'account' | 'calls' | 'callerOf'>): void {
  calls.get(
    '/auth/verify-email/:token',
    {
      ...open,
      limit: LINK,
      answers: MessageAnswer,
      fails: ['link_invalid', 'password_needed'],
      about: 'Verifies an address by its mailed link',
    },
    async (call) => {
      await account.verify(String(call.request.params.token), null, callerOf(call));
      // The page of the address's owner asks for the account at once.
      if (call.actor.userId) readAnew(call.request, call.actor.userId);
      return { message: VERIFIED };
    },
  );

  // For a link that was opened in another browser than the one that registered.
  calls.post(
    '/auth/verify-email/:token',
    {
      ...open,
      limit: LINK,
      input: VerifyEmailDto,
      answers: MessageAnswer,
      fails: ['link_invalid', 'invalid_credentials'],
      about: 'Verifies an address by its mailed link and the password',
    },
    async (call) => {
      await account.verify(String(call.request.params.token), call.input.password, callerOf(call));
      return { message: VERIFIED };
    },
  );

  calls.post(
    '/auth/email-change/:token',
    {
      ...open,
      limit: LINK,
      input: EmailChangeDto,
      answers: MessageAnswer,
      fails: ['link_invalid', 'email_taken'],
      about: 'Agrees to an address that somebody else has set, or takes it back, by the mailed link',
    },
    async ({ input, request }) => {
      await account.answerEmailChange(String(request.params.token), input);
      return { message: input.answer === 'agree' ? 'The new address counts from now on.' : 'Your former address counts again.' };
    },
  );
}
