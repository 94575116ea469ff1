import type { AuditEntryView } from '@beside/common/admin/admin.views';
import { invoiceNumber } from '@beside/common/invoices/invoices.constants';
import { PLAN_IDS } from '@beside/common/usage/usage.constants';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { listText } from '../../../lib/list-text.ts';

/** Who did it: the program itself has no id, and a deleted user no name. */
export function actorName({ actor }: AuditEntryView): string {
  if (!actor) return t('admin.audit_program');
  return actor.name ?? t('admin.audit_gone');
}

/** What it was done to: a user's name of today, what a task is about, else the id, shortened as invoices are. */
export function targetName({ target, details }: AuditEntryView): string {
  if (!target) return '';
  if (target.type === 'task' && typeof details.subject === 'string') return details.subject;
  if (target.name) return target.name;
  if (target.type === 'user') return t('admin.audit_gone');
  return target.type === 'invoice' ? invoiceNumber(target.id) : target.id;
}

/** A plan's name, of a detail that is one. */
export function planText(detail: AuditEntryView['details'][string] | undefined): string {
  const plan = PLAN_IDS.find((each) => each === detail);
  return plan ? t(`plan.${plan}`) : '?';
}

const NAMES = {
  fields: 'admin.detail_fields',
  emailFrom: 'admin.detail_emailFrom',
  emailTo: 'admin.detail_emailTo',
  from: 'admin.detail_from',
  to: 'admin.detail_to',
  wasAdmin: 'admin.detail_wasAdmin',
  wasOwner: 'admin.detail_wasOwner',
  isAdmin: 'admin.detail_isAdmin',
  isOwner: 'admin.detail_isOwner',
  userId: 'admin.user_id',
  was: 'admin.detail_was',
  type: 'admin.detail_type',
  kind: 'admin.detail_type',
  subject: 'admin.detail_subject',
  permissions: 'admin.detail_permissions',
  days: 'admin.detail_days',
} as const;

const FIELDS = {
  firstName: 'admin.first_name',
  lastName: 'admin.last_name',
  email: 'admin.email',
  dateOfBirth: 'admin.birth',
  title: 'admin.field_title',
  message: 'admin.field_message',
  announcementType: 'admin.field_announcementType',
  startDate: 'admin.field_startDate',
  endDate: 'admin.field_endDate',
  timeZone: 'admin.field_timeZone',
  isActive: 'admin.field_isActive',
} as const;

const has = <T extends object>(table: T, name: string): name is Extract<keyof T, string> => Object.hasOwn(table, name);

/** What a detail is called; an unknown one by its own name. */
export const detailName = (name: string): string => (has(NAMES, name) ? t(NAMES[name]) : name);

/** A detail's value: fields and plans by their names on the screen, a right as yes or no. */
export function detailText(name: string, value: AuditEntryView['details'][string]): string {
  if (typeof value === 'boolean') return t(value ? 'admin.detail_yes' : 'admin.detail_no');
  if (name === 'from' || name === 'to') return planText(value);
  const texts = (Array.isArray(value) ? value : [value ?? '–']).map(String);
  return listText(texts.map((text) => (name === 'fields' && has(FIELDS, text) ? t(FIELDS[text]) : text)));
}
