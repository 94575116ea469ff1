import { AuthToken, KnownDevice, PendingRegistrationEntity, User, UserCount } from '../features/account/account.entity.ts';
import { AdminSettings, AuditEntryEntity, AuditHead } from '../features/admin/admin.entity.ts';
import { AdviceBookmark, AdviceSession, AdviceText } from '../features/advice/advice.entity.ts';
import { SiteAnnouncement } from '../features/announcements/announcements.entity.ts';
import {
  BillingAccount,
  BillingErasure,
  BillingIncome,
  BillingOperation,
  BillingQuote,
  BillingWithdrawal,
  StripeEvent,
} from '../features/billing/billing.entity.ts';
import { ContractNotice } from '../features/billing/billing.notices.entity.ts';
import { ChatEntity, ChatMessageEntity } from '../features/chat/chat.entity.ts';
import { CouplesMessageEntity, CouplesSessionEntity, CouplesTranslationEntity } from '../features/couples/couples.entity.ts';
import { CouplesHelpEntity, CouplesHelpHiddenEntity } from '../features/couples/couples.help.entity.ts';
import { IncidentMonitor, SystemStatus } from '../features/incidents/incidents.entity.ts';
import { InvoiceMark } from '../features/invoices/invoices.entity.ts';
import { OwnerTask } from '../features/tasks/tasks.entity.ts';
import { ApiToken } from '../features/tokens/tokens.entity.ts';
import { SessionTranslation, Translation } from '../features/translation/translation.entity.ts';
import { AnonymousUsage } from '../features/usage/usage.entity.ts';
import { SessionEntity } from '../http/session.entity.ts';
import { ModelSpend } from '../model/model.entity.ts';
import { ReplyEntity } from '../replies/reply.entity.ts';
import { DailyCount } from './counters.entity.ts';

/** Every table but those of the libraries. The folder of an entity owns its table: see `table-owners.test.ts`. */
export const ENTITIES = [
  SessionEntity,
  User,
  UserCount,
  AuthToken,
  PendingRegistrationEntity,
  KnownDevice,
  ApiToken,
  AdminSettings,
  AuditEntryEntity,
  AuditHead,
  CouplesSessionEntity,
  CouplesMessageEntity,
  CouplesTranslationEntity,
  CouplesHelpEntity,
  CouplesHelpHiddenEntity,
  AdviceSession,
  ChatMessageEntity,
  ChatEntity,
  AdviceBookmark,
  AdviceText,
  AnonymousUsage,
  BillingAccount,
  BillingOperation,
  BillingQuote,
  StripeEvent,
  BillingIncome,
  BillingErasure,
  BillingWithdrawal,
  InvoiceMark,
  SiteAnnouncement,
  SystemStatus,
  IncidentMonitor,
  Translation,
  SessionTranslation,
  ReplyEntity,
  ModelSpend,
  ContractNotice,
  OwnerTask,
  DailyCount,
];
