import type { UserData } from './database/user-data.ts';
import { accountUserData } from './features/account/account.user-data.ts';
import { adminUserData } from './features/admin/admin.user-data.ts';
import { adviceUserData } from './features/advice/advice.user-data.ts';
import { noticesUserData } from './features/billing/billing.notices.user-data.ts';
import { billingUserData } from './features/billing/billing.user-data.ts';
import { couplesUserData } from './features/couples/couples.user-data.ts';
import { incidentsUserData } from './features/incidents/incidents.user-data.ts';
import { invoicesUserData } from './features/invoices/invoices.user-data.ts';
import { tasksUserData } from './features/tasks/tasks.user-data.ts';
import { tokensUserData } from './features/tokens/tokens.user-data.ts';
import { translationUserData } from './features/translation/translation.user-data.ts';
import { usageUserData } from './features/usage/usage.user-data.ts';
import { sessionUserData } from './http/session.user-data.ts';
import { modelUserData } from './model/model.user-data.ts';
import { replyUserData } from './replies/reply.user-data.ts';

/**
 * In the order in which signing in and deleting an account take their locks: replies before their results, since an end under way is waited
 * for; accounts after everything that is written for them; then their sessions.
 */
export const USER_DATA: readonly UserData[] = [
  replyUserData,
  modelUserData,
  adviceUserData,
  couplesUserData,
  usageUserData,
  billingUserData,
  noticesUserData,
  tasksUserData,
  invoicesUserData,
  translationUserData,
  accountUserData,
  sessionUserData,
  tokensUserData,
  incidentsUserData,
  adminUserData,
];
