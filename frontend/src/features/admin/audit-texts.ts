import type { AuditEntryView } from '@beside/common/admin/admin.views';
import { PLANS } from '@beside/common/usage/usage.constants';
import { t } from '../../lib/i18n/i18n.store.ts';

/** Who did it: the program itself has no id, and a deleted user no name. */
export function actorName({ actor }: AuditEntryView): string {
  if (!actor) return t('admin.audit_program');
  return actor.name ?? t('admin.audit_gone');
}

/** What it was done to: a user's name of today, else the id, shortened as invoices are. */
export function targetName({ target }: AuditEntryView): string {
  if (!target) return '';
  if (target.name) return target.name;
  if (target.type === 'user') return t('admin.audit_gone');
  return target.type === 'invoice' ? target.id.slice(-8).toUpperCase() : target.id;
}

/** A plan's name, of a detail that is one. */
export function planText(detail: AuditEntryView['details'][string] | undefined): string {
  const plan = PLANS.find((each) => each === detail);
  return plan ? t(`plan.${plan}`) : '?';
}

export function detailText(value: AuditEntryView['details'][string]): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '–');
}
