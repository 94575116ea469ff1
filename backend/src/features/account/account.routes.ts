import {
  ChangePasswordDto,
  EmailDto,
  LoginDto,
  ProfileDto,
  RegisterDto,
  ResetPasswordDto,
  VerifyEmailDto,
} from '@beside/common/account/account.dto';
import { normaliseEmail } from '@beside/common/account/account.rules';
import { type Request, type RequestHandler, Router } from 'express';
import { requireUser } from '../../http/actor.ts';
import { readAnew } from '../../http/session.ts';
import { parseInput } from '../../http/validate.ts';
import type { Web } from '../../http/web.ts';
import type { SignInPlaces } from './account.places.ts';
import { presentUser } from './account.presenter.ts';
import type { AccountService } from './account.service.ts';
import { localSignIn } from './account.strategy.ts';
import type { Caller } from './account.types.ts';

const CHECK_MAIL = 'Please check your email to verify your account.';
const VERIFIED = 'Email verified successfully';
const SENT = 'If this address has an account, we have sent a link to it.';

/** Signing in and everything of one's own account; and a visitor's session. */
export function accountRoutes(account: AccountService, places: SignInPlaces, web: Web): Router {
  const { actor, admit, body, limit } = web;
  const router = Router();
  /** Asked before the body is looked at. */
  const signedIn: RequestHandler = (request, _response, next) => {
    requireUser(actor(request));
    next();
  };
  const caller = (request: Request): Caller => {
    const who = actor(request);
    return { actor: who, places: places.of(request, who.ip) };
  };
  /** Counts a mail to an address, whether or not it has an account. */
  const countMail = (dto: { email: string }, who: Caller): Promise<void> => account.countMail(normaliseEmail(dto.email), who);

  /** Sends a mail to an address, or does not, and says the same. */
  const mailing =
    (send: (dto: EmailDto, who: Caller) => Promise<void>): RequestHandler =>
    async (request, response) => {
      account.requireMail();
      const dto = await parseInput(EmailDto, request.body);
      const who = caller(request);
      await countMail(dto, who);
      await send(dto, who);
      response.json({ success: true, message: SENT });
    };

  router.get('/auth/user', limit('read'), (request, response) => {
    response.json({ success: true, user: presentUser(requireUser(actor(request))) });
  });

  router.post('/auth/register', limit('register'), body, async (request, response) => {
    const dto = await parseInput(RegisterDto, request.body);
    const who = caller(request);
    if (account.verifies) {
      await countMail(dto, who);
      await account.ask(response, await account.prepare(dto, who), who);
      response.status(201).json({ success: true, message: CHECK_MAIL, requiresVerification: true });
      return;
    }
    const prepared = await account.prepare(dto, who);
    const user = await account.enter(request, response, (transaction) => account.create(transaction, prepared), who);
    response.status(201).json({ success: true, message: 'Account created successfully', user: presentUser(user) });
  });

  router.get('/auth/verify-email/:token', limit('link'), async (request, response) => {
    await account.verify(String(request.params.token), null, caller(request));
    response.json({ success: true, message: VERIFIED });
  });

  // Where the link was opened in another browser than the one that registered.
  router.post('/auth/verify-email/:token', limit('link'), body, async (request, response) => {
    const { password } = await parseInput(VerifyEmailDto, request.body);
    await account.verify(String(request.params.token), password, caller(request));
    response.json({ success: true, message: VERIFIED });
  });

  router.post('/auth/resend-verification', limit('mail'), body, mailing(account.resend));

  const signIn = localSignIn((request, email, password) => account.authenticate({ email, password }, caller(request)));
  router.post('/auth/login', limit('signIn'), body, async (request, response) => {
    request.body = await parseInput(LoginDto, request.body);
    const user = await account.enter(request, response, await signIn(request), caller(request));
    response.json({ success: true, message: 'Signed in successfully', user: presentUser(user) });
  });

  router.post('/auth/logout', limit('write'), async (request, response) => {
    await account.leave(request, caller(request));
    response.json({ success: true, message: 'Signed out' });
  });

  router.put('/auth/user', limit('write'), signedIn, body, async (request, response) => {
    const dto = await parseInput(ProfileDto, request.body);
    const user = await account.update(dto, caller(request));
    readAnew(request, user.id);
    response.json({ success: true, message: 'Profile updated successfully', user: presentUser(user) });
  });

  router.put('/auth/change-password', limit('write'), signedIn, body, async (request, response) => {
    await account.change(request, response, await parseInput(ChangePasswordDto, request.body), caller(request));
    response.json({ success: true, message: 'Password changed successfully' });
  });

  router.delete('/auth/delete-account', limit('write'), async (request, response) => {
    await account.erase(request, caller(request));
    response.json({ success: true, message: 'Account deleted successfully' });
  });

  router.post('/auth/forgot-password', limit('mail'), body, mailing(account.forgot));

  router.post('/auth/reset-password', limit('link'), body, async (request, response) => {
    await account.reset(response, await parseInput(ResetPasswordDto, request.body), caller(request));
    response.json({ success: true, message: 'Password reset successfully' });
  });

  router.get('/auth/export', limit('export'), async (request, response) => {
    const document = await account.export(caller(request));
    response.attachment('beside-account.json').json(document);
  });

  // A browser asks for its anonymous session just before it needs one, so that its socket can be known by it as well.
  router.post('/visitor', limit('write'), async (request, response) => {
    await admit(request);
    response.status(204).end();
  });

  return router;
}
