import type {
  EmailDto,
  LoginDto,
  RegisterDto,
  ResetPasswordDto,
  UserView,
  VerifyEmailDto,
} from '@beside/common/account/account.dto';
import type { Plan } from '@beside/common/usage/usage.constants';
import { ApiError, api } from '../../lib/api.ts';
import { fields, flag, number, oneOf, optionalText, text } from '../../lib/parse.ts';

export const accountKeys = { me: ['account', 'me'] as const };

const PLANS = ['free', 'bronze', 'silver', 'gold'] as const satisfies readonly Plan[];

/** Throws ParseError. */
export function parseUser(value: unknown): UserView {
  const from = fields(value, 'user');
  return {
    id: text(from, 'id'),
    firstName: text(from, 'firstName'),
    lastName: text(from, 'lastName'),
    email: text(from, 'email'),
    pendingEmail: optionalText(from, 'pendingEmail') ?? null,
    dateOfBirth: optionalText(from, 'dateOfBirth') ?? null,
    createdAt: text(from, 'createdAt'),
    isEmailVerified: flag(from, 'isEmailVerified'),
    isAdmin: flag(from, 'isAdmin'),
    isOwner: flag(from, 'isOwner'),
    subscriptionPlan: oneOf(from, 'subscriptionPlan', PLANS),
    subscriptionStatus: text(from, 'subscriptionStatus'),
    usageCount: number(from, 'usageCount'),
  };
}

/** `GET /api/auth/user`: the user; null for a visitor. Throws ApiError. */
export async function fetchMe(signal?: AbortSignal): Promise<UserView | null> {
  try {
    return parseUser(fields(await api('/api/auth/user', { signal })).user);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    if (error instanceof ApiError && error.status > 0) {
      throw new ApiError(error.status, error.code, `Authentication request failed: ${error.status}`);
    }
    throw error;
  }
}

/** `POST /api/auth/login`. Throws ApiError. */
export async function postLogin(body: LoginDto): Promise<UserView> {
  return parseUser(fields(await api('/api/auth/login', { method: 'POST', body })).user);
}

/** `POST /api/auth/register`: the new user, signed in; null if the address needs verification first. Throws ApiError. */
export async function postRegister(body: RegisterDto): Promise<UserView | null> {
  const reply = fields(await api('/api/auth/register', { method: 'POST', body }));
  return reply.requiresVerification === true ? null : parseUser(reply.user);
}

/** `POST /api/auth/logout`. Throws ApiError. */
export async function postLogout(): Promise<void> {
  await api('/api/auth/logout', { method: 'POST' });
}

/** `GET /api/auth/verify-email/{token}`: consumes the token; `password_needed` in another browser. Throws ApiError. */
export async function verifyEmail(token: string): Promise<void> {
  await api(`/api/auth/verify-email/${encodeURIComponent(token)}`);
}

/** `POST /api/auth/verify-email/{token}`: consumes the token unless the password is wrong. Throws ApiError. */
export async function verifyWithPassword(token: string, body: VerifyEmailDto): Promise<void> {
  await api(`/api/auth/verify-email/${encodeURIComponent(token)}`, { method: 'POST', body });
}

/** `POST /api/auth/resend-verification`: succeeds for every address. Throws ApiError. */
export async function postResend(body: EmailDto): Promise<void> {
  await api('/api/auth/resend-verification', { method: 'POST', body });
}

/** `POST /api/auth/forgot-password`: succeeds for every address. Throws ApiError. */
export async function postForgot(body: EmailDto): Promise<void> {
  await api('/api/auth/forgot-password', { method: 'POST', body });
}

/** `POST /api/auth/reset-password`: consumes the token. Throws ApiError. */
export async function postReset(body: ResetPasswordDto): Promise<void> {
  await api('/api/auth/reset-password', { method: 'POST', body });
}
