import { TOKEN_DAYS_MAX, type TokenPermission } from '@beside/common/tokens/tokens.constants';
import type { TokenView } from '@beside/common/tokens/tokens.views';

/** What becomes of a call with a token: only an active one's is answered. */
export function stateOf({ isActive, expiresAt }: Pick<TokenView, 'isActive' | 'expiresAt'>, now: Date) {
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) return 'expired';
  return isActive === 1 ? 'active' : 'revoked';
}

/** The days of the field: null for none, undefined where it is no whole number of days that there may be. */
export function daysOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const days = Number(typed);
  return Number.isInteger(days) && days >= 1 && days <= TOKEN_DAYS_MAX ? days : undefined;
}

/** The permissions after one was ticked or unticked. All of them makes the single ones superfluous. */
export function toggled(before: readonly TokenPermission[], permission: TokenPermission): TokenPermission[] {
  if (before.includes(permission)) return before.filter((each) => each !== permission);
  return permission === '*' ? ['*'] : [...before.filter((each) => each !== '*'), permission];
}
