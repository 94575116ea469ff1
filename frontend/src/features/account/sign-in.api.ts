import type { EmailChangeAnswer } from '@beside/common/account/account.constants';
import type { EmailDto, LoginDto, RegisterDto, ResetPasswordDto, VerifyEmailDto } from '@beside/common/account/account.dto';
import {
  PasswordResetAnswer,
  RegisterAnswer,
  SignedIn,
  SignInOutcome,
  type UserView,
} from '@beside/common/account/account.views';
import { api } from '../../lib/api.ts';
import { ParseError, parseAs } from '../../lib/parse.ts';

/** `POST /api/auth/login`: who has signed in; null where a second step is needed: see `postSecondStep`. Throws ApiError. */
export async function postLogin(body: LoginDto): Promise<SignedIn | null> {
  const { user, secondFactor, ...more } = parseAs(SignInOutcome, await api('/api/auth/login', { method: 'POST', body }));
  if (secondFactor) return null;
  if (!user) throw new ParseError('user');
  return { user, ...more };
}

/** `POST /api/auth/second-factor/verify`: who has signed in. Throws ApiError. */
export async function postSecondStep(code: string): Promise<SignedIn> {
  return parseAs(SignedIn, await api('/api/auth/second-factor/verify', { method: 'POST', body: { code } }));
}

/** `POST /api/auth/register`: the new user, signed in; null if the address needs verification first. Throws ApiError. */
export async function postRegister(body: RegisterDto): Promise<UserView | null> {
  const { user, requiresVerification } = parseAs(RegisterAnswer, await api('/api/auth/register', { method: 'POST', body }));
  if (requiresVerification) return null;
  if (!user) throw new ParseError('user');
  return user;
}

/** `GET /api/auth/verify-email/{token}`: consumes the token; `password_needed` in another browser. Throws ApiError. */
export async function verifyEmail(token: string): Promise<void> {
  await api(`/api/auth/verify-email/${encodeURIComponent(token)}`);
}

/** `POST /api/auth/verify-email/{token}`: consumes the token unless the password is wrong. Throws ApiError. */
export async function verifyWithPassword(token: string, body: VerifyEmailDto): Promise<void> {
  await api(`/api/auth/verify-email/${encodeURIComponent(token)}`, { method: 'POST', body });
}

/** `POST /api/auth/email-change/{token}`: consumes the token, unless the former address is taken. Throws ApiError. */
export async function answerEmailChange(token: string, answer: EmailChangeAnswer): Promise<void> {
  await api(`/api/auth/email-change/${encodeURIComponent(token)}`, { method: 'POST', body: { answer } });
}

/** `POST /api/auth/resend-verification`: succeeds for every address. Throws ApiError. */
export async function postResend(body: EmailDto): Promise<void> {
  await api('/api/auth/resend-verification', { method: 'POST', body });
}

/** `POST /api/auth/forgot-password`: succeeds for every address. Throws ApiError. */
export async function postForgot(body: EmailDto): Promise<void> {
  await api('/api/auth/forgot-password', { method: 'POST', body });
}

/** `POST /api/auth/reset-password`: consumes the token. Returns how many passkeys the account has. Throws ApiError. */
export async function postReset(body: ResetPasswordDto): Promise<number> {
  return parseAs(PasswordResetAnswer, await api('/api/auth/reset-password', { method: 'POST', body })).passkeys ?? 0;
}
