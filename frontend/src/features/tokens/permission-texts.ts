import type { TokenPermission } from '@beside/common/tokens/tokens.constants';

/** What each permission allows, in words. */
export const PERMISSION_TEXTS = {
  'advice:generate': 'tokens.can_advice_generate',
  'advice:history': 'tokens.can_advice_history',
  'chat:continue': 'tokens.can_chat_continue',
  'subscription:view': 'tokens.can_subscription_view',
  'couples:create': 'tokens.can_couples_create',
  'couples:join': 'tokens.can_couples_join',
  'admin:read': 'tokens.can_admin_read',
  'admin:write': 'tokens.can_admin_write',
  '*': 'tokens.can_all',
} as const satisfies Record<TokenPermission, string>;
