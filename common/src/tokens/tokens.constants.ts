/** What an API token may be allowed to do; a token without a call's scope is refused. */
export const TOKEN_SCOPES = [
  'advice:generate',
  'advice:history',
  'chat:continue',
  'subscription:view',
  'couples:create',
  'couples:join',
  'admin:read',
  'admin:write',
] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What a token is given: some scopes, or all of them, those of later releases included. */
export const TOKEN_PERMISSIONS = [...TOKEN_SCOPES, '*'] as const;
export type TokenPermission = (typeof TOKEN_PERMISSIONS)[number];

export const TOKEN_NAME_MAX = 100;
/** Days until a token expires, at most: ten years. */
export const TOKEN_DAYS_MAX = 3650;
/** Tokens that may exist for one user. */
export const TOKENS_OF_USER_MAX = 100;
