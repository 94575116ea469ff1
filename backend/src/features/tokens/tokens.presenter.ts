import { TOKEN_PERMISSIONS, TOKEN_SCOPES, type TokenPermission, type TokenScope } from '@beside/common/tokens/tokens.constants';
import type { OwnTokenView, TokenView } from '@beside/common/tokens/tokens.views';
import type { TokenRow } from './tokens.statements.ts';

/** What a token was given, without what this release does not know. */
const permissionsOf = (stored: string[]): TokenPermission[] => TOKEN_PERMISSIONS.filter((known) => stored.includes(known));

/** What a token may do: `*` stands for everything. */
export function scopesOf(stored: string[]): ReadonlySet<TokenScope> {
  return new Set(TOKEN_SCOPES.filter((scope) => stored.includes('*') || stored.includes(scope)));
}

/** A token as the owner sees it; never its hash. */
export function presentToken(row: TokenRow): TokenView {
  const { userId, firstName, lastName, email } = row;
  return { ...presentOwnToken(row), userId, user: { name: `${firstName} ${lastName}`.trim(), email } };
}

/** A token as its user sees it. */
export function presentOwnToken(row: TokenRow): OwnTokenView {
  const { id, tokenName, prefix, permissions, isActive, createdAt, expiresAt, lastUsed } = row;
  return {
    ...{ id, prefix, isActive },
    name: tokenName,
    permissions: permissionsOf(permissions),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsed: lastUsed?.toISOString() ?? null,
  };
}
