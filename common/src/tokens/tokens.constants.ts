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
