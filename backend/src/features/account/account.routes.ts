import {
  ChangePasswordDto,
  EmailChangeDto,
  EmailDto,
  LoginDto,
  ProfileDto,
  RegisterDto,
  ResetPasswordDto,
  VerifyEmailDto,
} from '@beside/common/account/account.dto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import {
  MessageAnswer,
  RegisterAnswer,
  SignedInAnswer,
  UserAnswer,
  UserMessageAnswer,
} from '@beside/common/account/account.views';
import type { Router } from 'express';
import { actorOf } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { READ, WRITE } from '../../http/rate-limits.ts';
import type { Call, RouteContext } from '../../http/route-context.ts';
import { sendPieces } from '../../http/send-pieces.ts';
import { readAnew } from '../../http/session.ts';
import { EXPORT, LINK, MAIL, REGISTER, SIGN_IN } from './account.limits.ts';
import { presentUser } from './account.presenter.ts';
import type { AccountService } from './account.service.ts';
import type { Caller } from './account.types.ts';
import type { KnownDevices } from './sign-in/account.known-devices.ts';
import { localSignIn } from './sign-in/account.strategy.ts';

const CHECK_MAIL = 'Please check your email to verify your account.';
const VERIFIED = 'Email verified successfully';
const SENT = 'If this address has an account, we have sent a link to it.';

/** Calls without an account, by browsers alone. */
const open = { guard: 'public', scope: null } as const;
/** Calls of users on their own account. */
const own = { guard: 'user', scope: null } as const;

/** Signing in, one's own account, and a visitor's session. */
export function accountRoutes(account: AccountService, devices: KnownDevices, context: RouteContext): Router {
  const calls = context.routes('/api');
  const callerOf = ({ actor, request }: Pick<Call<unknown>, 'actor' | 'request'>): Caller => ({
    actor,
    device: devices.of(request, actor.ip),
  });
  /** Counts a mail to an address, with or without an account. */
  const countMail = (dto: { email: string }, who: Caller): Promise<void> => account.countMail(normaliseEmail(dto.email), who);

  /** Answers the same whether or not a mail is sent. */
  const mailing = (path: string, about: string, send: (dto: EmailDto, who: Caller) => Promise<void>): void =>
    calls.post(path, { ...open, limit: MAIL, input: EmailDto, answers: MessageAnswer, about }, async (call) => {
      account.requireMail();
      const who = callerOf(call);
      await countMail(call.input, who);
      await send(call.input, who);
      return { message: SENT };
    });

  calls.get('/auth/user', { ...own, limit: READ, answers: UserAnswer, about: 'The signed-in user' }, async ({ actor }) => {
    const user = requireUser(actor);
    return { user: presentUser({ ...user, usageCount: await account.usageCount(user.id) }) };
  });

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
      return { message: 'Account created successfully', user: presentUser(user) };
    },
  );

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

  mailing('/auth/resend-verification', 'Mails a link to verify an address once more', account.resend);

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
      const user = await account.enter(request, response, authenticated, callerOf(call));
      const { verifyBy } = authenticated;
      return {
        message: 'Signed in successfully',
        user: presentUser(user),
        ...(verifyBy ? { verifyBy: verifyBy.toISOString() } : {}),
      };
    },
  );

  calls.post('/auth/logout', { ...open, limit: WRITE, answers: MessageAnswer, about: 'Signs out' }, async (call) => {
    await account.leave(call.request, callerOf(call));
    return { message: 'Signed out' };
  });

  calls.put(
    '/auth/user',
    {
      ...own,
      limit: WRITE,
      input: ProfileDto,
      answers: UserMessageAnswer,
      fails: ['email_taken'],
      about: 'Changes the names and the address of the account',
    },
    async (call) => {
      const user = await account.update(call.input, callerOf(call));
      readAnew(call.request, user.id);
      return { message: 'Profile updated successfully', user: presentUser(user) };
    },
  );

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

  calls.delete(
    '/auth/delete-account',
    {
      ...own,
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

  mailing('/auth/forgot-password', 'Mails a link to set a new password', account.forgot);

  calls.post(
    '/auth/reset-password',
    {
      ...open,
      limit: LINK,
      input: ResetPasswordDto,
      answers: MessageAnswer,
      fails: ['link_invalid', 'email_taken'],
      about: 'Sets a new password by a mailed link',
    },
    async (call) => {
      await account.reset(call.response, call.input, callerOf(call));
      return { message: 'Password reset successfully' };
    },
  );

  calls.get(
    '/auth/export',
    {
      ...own,
      limit: EXPORT,
      answers: null,
      sends: 'application/json',
      fails: ['conflict'],
      about: 'All data about the account, as a file',
    },
    async (call) => {
      await sendPieces(call.response.attachment('beside-account.json').type('json'), account.export(callerOf(call)));
      return undefined;
    },
  );

  // A browser asks for its visitor's session just before it needs one, so that its socket presents the same cookie.
  calls.post(
    '/visitor',
    { ...open, limit: WRITE, answers: null, status: 204, about: "Begins a browser's session without an account" },
    async (call) => {
      await context.ensureVisitor(call);
      call.response.status(204).end();
      return undefined;
    },
  );

  return calls.router;
}
