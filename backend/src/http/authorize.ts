import type { IncomingMessage } from 'node:http';
import { PROOF_MINUTES } from '@beside/common/account/account.login-sessions.constants';
import type { ErrorCode } from '@beside/common/errors';
import type { TokenScope } from '@beside/common/tokens/tokens.constants';
import type { GenericSchema } from 'valibot';
import { AppError, notSignedIn } from '../lib/app-error.ts';
import type { Actor } from './actor.ts';
import type { QueryFields } from './query.ts';
import type { RateLimit } from './rate-limits.ts';
import type { SessionUser } from './session-user.ts';
import type { Dto } from './validate.ts';

/** Who may call: everyone; a user; an admin or owner; an owner. */
export type Guard = 'public' | 'user' | 'admin' | 'owner';

/** Who may use a call or an event, and how often. */
export interface Access {
  guard: Guard;
  /** The scope that an API token needs; null where no token may, except that every token may read what everyone may. */
  scope: TokenScope | null;
  limit: RateLimit;
  /** It needs a recent proof of who the user is: see `requireProof`. */
  proof?: true;
  /** What it is for, in a few words of English: the API's description shows it. */
  about: string;
  /** Ways in which it fails of its own, beside those that follow from the rest. */
  fails?: readonly ErrorCode[];
  /** What those read who are signed in and may not, where it is not the guard's own text. */
  refusal?: string;
  /** Of what takes a text that is to be answered: adds where to find help to a failure that leaves it unanswered. */
  helps?(failure: AppError, actor: Actor, written: unknown): AppError;
}

/** What the API's description says of a call beside its access, input and answer. */
export interface CallDetails {
  /** The parameters behind the `?` of its address. */
  query?: QueryFields;
  /** The status of a success, 200 unless given. */
  status?: number;
  /** The media type of a file that it answers with, where `answers` is null. */
  sends?: string;
  /** Whose form its body has, where the handler reads it as bytes. */
  takes?: string;
  /** It answers 304 to an `If-None-Match` that still holds. */
  isConditional?: boolean;
}

/** A call (`POST /api/advice/generate`) or an event (`couples:send`) as it is declared. */
export interface Declaration extends Access, CallDetails {
  name: string;
  /** The class of what comes with it; null where nothing does. */
  input: Dto<object> | null;
  /** The view of its answer, without `success`; null for no content, and for a file. */
  answers: GenericSchema | null;
}

const GUARDS: Record<Guard, (actor: Actor, refusal?: string) => unknown> = {
  public: () => undefined,
  user: requireUser,
  admin: requireAdmin,
  owner: requireOwner,
};

/**
 * Refuses an actor who may not use a call or an event. Services check ownership.
 * @throws AppError 401 `not_signed_in`, 403 `not_allowed`, `second_factor_needed` or `proof_needed`
 */
export function authorize(
  actor: Actor,
  { guard, scope, refusal, proof }: Pick<Access, 'guard' | 'scope' | 'refusal' | 'proof'>,
): void {
  GUARDS[guard](actor, refusal);
  requireScope(actor, scope);
  if (guard === 'admin' || guard === 'owner') requireSecondFactor(actor);
  if (proof) requireProof(actor);
}

/** @throws AppError 403 `second_factor_needed` for an admin whose days of grace are over, in a session that has not passed a second step */
function requireSecondFactor({ secondFactorFrom }: Pick<Actor, 'secondFactorFrom'>): void {
  if (secondFactorFrom !== null && secondFactorFrom.getTime() <= Date.now())
    throw new AppError('second_factor_needed', 'The panel needs a second step. Set it up, it takes a minute.');
}

/**
 * For what must not be done by somebody who merely finds the page open: the user has signed in, or proved who they are, within `PROOF_MINUTES`.
 * @throws AppError 403 `proof_needed`
 */
export function requireProof({ provenAt }: Pick<Actor, 'provenAt'>): void {
  if (provenAt === null || Date.now() - provenAt > PROOF_MINUTES * 60_000)
    throw new AppError('proof_needed', 'Please confirm first that it is you');
}

/**
 * For what a lost answer must not cost a browser its place. A program without a cookie may go on: it says nothing of where a call comes from.
 * @throws AppError 401 `session_required` for a browser that has no session yet
 */
export function requireSession({ userId, visitorId }: Pick<Actor, 'userId' | 'visitorId'>, { headers }: IncomingMessage): void {
  const isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  if (isBrowser && userId === null && visitorId === null)
    throw new AppError('session_required', 'This browser has no session yet. Call POST /api/visitor first, then join again.');
}

/** @throws AppError 401 `not_signed_in` */
export function requireUser({ user }: Pick<Actor, 'user'>): SessionUser {
  if (!user) throw notSignedIn();
  return user;
}

/** @throws AppError 401 `not_signed_in`, 403 `not_allowed` */
function requireAdmin(actor: Pick<Actor, 'user' | 'isAdmin' | 'isOwner'>, refusal = 'Admin privileges required'): SessionUser {
  const user = requireUser(actor);
  if (!actor.isAdmin && !actor.isOwner) throw new AppError('not_allowed', refusal);
  return user;
}

/** @throws AppError 401 `not_signed_in`, 403 `not_allowed` */
function requireOwner(actor: Pick<Actor, 'user' | 'isOwner'>, refusal = 'Only the owner may do this'): SessionUser {
  const user = requireUser(actor);
  if (!actor.isOwner) throw new AppError('not_allowed', refusal);
  return user;
}

/**
 * Checks an API token's scope; a browser's session has no scopes.
 * @throws AppError 403 `not_allowed`
 */
function requireScope({ via, scopes }: Pick<Actor, 'via' | 'scopes'>, scope: TokenScope | null): void {
  if (via !== 'token' || (scope !== null && scopes.has(scope))) return;
  throw new AppError('not_allowed', scope === null ? 'API tokens cannot be used here' : `This API token lacks ${scope}`);
}
