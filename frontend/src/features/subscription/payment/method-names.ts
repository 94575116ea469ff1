import { t } from '../../../lib/i18n/i18n.store.ts';
import { brandName } from './brand-names.ts';

/** The name of a payment method by Stripe's: `ideal` is "iDEAL". */
export function methodName(method: string): string {
  if (method === 'card') return t('billing.method_card');
  if (method === 'sepa_debit') return t('billing.method_sepa');
  return brandName(method);
}
