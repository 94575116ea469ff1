import { flagOf } from '@beside/common/admin/admin.rules';
import { TOKENS_OF_USER_MAX } from '@beside/common/tokens/tokens.constants';
import type { CreateTokenDto, ToggleTokenDto } from '@beside/common/tokens/tokens.dto';
import type { OwnTokenView, TokenCreatedAnswer, TokenView } from '@beside/common/tokens/tokens.views';
import type pg from 'pg';
import { recordErasure } from '../../database/erasures.ts';
import { type Transaction, transact } from '../../database/transaction.ts';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import type { BearerTokens } from '../../http/bearer.ts';
import { publishTokenChange } from '../../http/token-changes.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import type { Log } from '../../lib/logger.ts';
import type { AccountService } from '../account/account.service.ts';
import type { AdminService } from '../admin/admin.service.ts';
import { presentOwnToken, presentToken, scopesOf } from './tokens.presenter.ts';
import { tokens } from './tokens.statements.ts';
import { hashToken, isTokenValue, makeTokenValue, shownPrefix } from './tokens.value.ts';

export interface TokensDeps {
  pool: pg.Pool;
  admin: AdminService;
  account: Pick<AccountService, 'noticeTo'>;
  log: Log;
}

interface Made {
  id: number;
  tokens: TokenView[];
}

interface Changed {
  /** As it was before. */
  token: { userId: string; isActive: number };
  tokens: TokenView[];
}

const list = async (db: Transaction): Promise<TokenView[]> => (await tokens.all(db, null)).map(presentToken);

/** API tokens: the owner's calls for them, and what `http/bearer.ts` and the sockets ask. */
export interface TokensService {
  bearers: BearerTokens;
  list(): Promise<TokenView[]>;
  /** The tokens that act as the caller. @throws AppError 401 for a visitor */
  listOwn(actor: Actor): Promise<OwnTokenView[]>;
  /**
   * Deletes a token that acts as the caller; it is refused at once on every node.
   * @returns those that are left
   * @throws AppError 401 for a visitor, 404 for another's
   */
  removeOwn(actor: Actor, id: number): Promise<OwnTokenView[]>;
  /**
   * Makes a token for a user, who is told by mail where it is somebody else. Its value is in the answer, and nowhere else.
   * @throws AppError 404 for an unknown user, 409 `full`; and as `AdminService.change`
   */
  create(actor: Actor, dto: CreateTokenDto): Promise<TokenCreatedAnswer>;
  /**
   * Revokes a token, or makes it hold again. A revoked one is refused at once on every node, and its sockets are closed.
   * @throws AppError 404; and as `AdminService.change`
   */
  toggle(actor: Actor, id: number, dto: ToggleTokenDto): Promise<{ message: string; tokens: TokenView[] }>;
  /** @throws AppError 404; and as `AdminService.change` */
  remove(actor: Actor, id: number, adminPassword: string): Promise<{ message: string; tokens: TokenView[] }>;
}

export function tokensService(deps: TokensDeps): TokensService {
  const { pool, log } = deps;
  /** Stored while the call goes on: its answer does not wait, and does not fail with it. */
  const use = (id: number): void => {
    tokens.used(pool, id).catch((error: unknown) => log.debug({ err: error }, "a token's last use was not stored"));
  };
  const bearers: BearerTokens = {
    async read(value) {
      const row = isTokenValue(value) ? await tokens.bearer(pool, hashToken(value)) : null;
      if (!row) return null;
      const { tokenId, permissions, expiresAt, isStale, ...user } = row;
      if (isStale) use(tokenId);
      return { id: tokenId, user, scopes: scopesOf(permissions), expiresAt };
    },
    async holding(ids) {
      return new Map((await tokens.holding(pool, ids)).map(({ tokenId, ...rights }) => [tokenId, rights]));
    },
  };

  return {
    bearers,
    list: () => list(pool),
    ...ownTokens(deps),
    ...tokensMade(deps),
    ...tokensChanged(deps),
  };
}

/** A user and the tokens that act as them. */
function ownTokens({ pool }: Pick<TokensDeps, 'pool'>): Pick<TokensService, 'listOwn' | 'removeOwn'> {
  const listOwn = async (userId: string): Promise<OwnTokenView[]> => (await tokens.all(pool, userId)).map(presentOwnToken);

  return {
    listOwn: (actor) => listOwn(requireUser(actor).id),

    async removeOwn(actor, id) {
      const { id: userId } = requireUser(actor);
      await transact(pool, async (transaction) => {
        if (!(await tokens.remove(transaction, id, userId))) throw notFound();
        await recordErasure(transaction, 'token', id);
        await publishTokenChange(transaction, { tokenId: id });
      });
      return listOwn(userId);
    },
  };
}

/** Making tokens, with the admin password. */
function tokensMade({ admin, account }: TokensDeps): Pick<TokensService, 'create'> {
  return {
    async create(actor, dto) {
      const value = makeTokenValue();
      const { userId, expirationDays: days = null } = dto;
      const permissions = [...new Set(dto.permissions)];
      const made = await admin.change(
        actor,
        dto.adminPassword,
        ({ id }: Made) => ({
          ...{ area: 'tokens', action: 'token_created', target: { type: 'token', id: String(id) } },
          details: { userId, permissions, days },
        }),
        async (transaction): Promise<Made> => {
          const count = await tokens.countOf(transaction, userId, actor.userId);
          if (count === null) throw notFound();
          if (count >= TOKENS_OF_USER_MAX) throw new AppError('full', `A user has at most ${TOKENS_OF_USER_MAX} tokens`);
          const { id } = await tokens.insert(transaction, {
            ...{ userId, permissions, days, createdBy: actor.userId },
            ...{ tokenName: dto.tokenName.trim(), tokenHash: hashToken(value), prefix: shownPrefix(value) },
          });
          if (userId !== actor.userId) await account.noticeTo(transaction, userId, 'token_made');
          return { id, tokens: await list(transaction) };
        },
      );
      return { message: 'Token created', token: value, tokens: made.tokens };
    },
  };
}

/** Changing tokens, with the admin password. */
function tokensChanged({ admin }: TokensDeps): Pick<TokensService, 'toggle' | 'remove'> {
  return {
    async toggle(actor, id, { adminPassword, isActive }) {
      const next = flagOf(isActive);
      const changed = await admin.change(
        actor,
        adminPassword,
        ({ token }: Changed) =>
          token.isActive === next
            ? null
            : {
                ...{ area: 'tokens', action: next === 1 ? 'token_activated' : 'token_revoked' },
                ...{ target: { type: 'token', id: String(id) }, details: { userId: token.userId } },
              },
        async (transaction): Promise<Changed> => {
          const token = await tokens.lock(transaction, id);
          if (!token) throw notFound();
          await tokens.setActive(transaction, id, next);
          await publishTokenChange(transaction, { tokenId: id });
          return { token, tokens: await list(transaction) };
        },
      );
      return { message: next === 1 ? 'Token activated' : 'Token revoked', tokens: changed.tokens };
    },

    async remove(actor, id, adminPassword) {
      const removed = await admin.change(
        actor,
        adminPassword,
        ({ token }: Changed) => ({
          ...{ area: 'tokens', action: 'token_deleted', target: { type: 'token', id: String(id) } },
          details: { userId: token.userId },
        }),
        async (transaction): Promise<Changed> => {
          const token = await tokens.lock(transaction, id);
          if (!token) throw notFound();
          await tokens.remove(transaction, id, null);
          await recordErasure(transaction, 'token', id);
          await publishTokenChange(transaction, { tokenId: id });
          return { token, tokens: await list(transaction) };
        },
      );
      return { message: 'Token deleted', tokens: removed.tokens };
    },
  };
}
