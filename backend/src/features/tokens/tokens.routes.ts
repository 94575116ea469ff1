import { AdminPasswordDto } from '@beside/common/admin/admin.dto';
import { CreateTokenDto, ToggleTokenDto } from '@beside/common/tokens/tokens.dto';
import { OwnTokensAnswer, TokenCreatedAnswer, TokensAnswer, TokensChangedAnswer } from '@beside/common/tokens/tokens.views';
import type { Router } from 'express';
import { READ } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { notFound } from '../../lib/app-error.ts';
import { TOKENS_WRITE } from './tokens.limits.ts';
import type { TokensService } from './tokens.service.ts';

export function tokensRoutes(tokens: TokensService, context: RouteContext): Router {
  const calls = context.routes('/api/admin/api-tokens');

  calls.get(
    '',
    { guard: 'owner', scope: 'admin:read', limit: READ, answers: TokensAnswer, about: 'All API tokens, without their values' },
    async () => ({ tokens: await tokens.list() }),
  );

  calls.post(
    '',
    {
      ...{ guard: 'owner', scope: 'admin:write', limit: TOKENS_WRITE, input: CreateTokenDto, answers: TokenCreatedAnswer },
      status: 201,
      fails: ['full', 'not_found'],
      about: 'Makes an API token for a user; the answer alone has its value',
    },
    ({ actor, input }) => tokens.create(actor, input),
  );

  calls.patch(
    '/:id/toggle',
    {
      ...{ guard: 'owner', scope: 'admin:write', limit: TOKENS_WRITE, input: ToggleTokenDto, answers: TokensChangedAnswer },
      about: 'Revokes an API token, or activates it again',
    },
    ({ actor, input, request }) => tokens.toggle(actor, idOf(request.params.id), input),
  );

  calls.delete(
    '/:id',
    {
      ...{ guard: 'owner', scope: 'admin:write', limit: TOKENS_WRITE, input: AdminPasswordDto, answers: TokensChangedAnswer },
      about: 'Deletes an API token',
    },
    ({ actor, input, request }) => tokens.remove(actor, idOf(request.params.id), input.adminPassword),
  );

  return calls.router;
}

/** A user's own tokens, by browsers alone: a token neither lists nor deletes others. */
export function ownTokensRoutes(tokens: TokensService, context: RouteContext): Router {
  const calls = context.routes('/api/auth/tokens');
  const own = { guard: 'user', scope: null, answers: OwnTokensAnswer } as const;

  calls.get(
    '',
    { ...own, limit: READ, about: 'The API tokens that act as the caller, without their values' },
    async ({ actor }) => ({
      tokens: await tokens.listOwn(actor),
    }),
  );

  calls.delete(
    '/:id',
    { ...own, limit: TOKENS_WRITE, about: 'Deletes an API token that acts as the caller' },
    async ({ actor, request }) => ({ tokens: await tokens.removeOwn(actor, idOf(request.params.id)) }),
  );

  return calls.router;
}

/** @throws AppError 404 for what cannot be a token's id */
function idOf(value: unknown): number {
  if (typeof value !== 'string' || !/^[1-9]\d{0,8}$/.test(value)) throw notFound();
  return Number(value);
}
