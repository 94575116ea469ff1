import type { PaymentMethodView } from '@beside/common/subscription/subscription.views';
import { t } from '../../../../lib/i18n/i18n.store.ts';
import { brandName } from '../../payment/brand-names.ts';

/** How a subscription is paid, like "Visa ending in 4242". */
export function methodText({ type, brand, last4 }: PaymentMethodView): string {
  const name = brand ? brandName(brand) : nameOf(type);
  return last4 ? t('account.method_ending', { brand: name, last4 }) : name;
}

function nameOf(type: string): string {
  if (type === 'card') return t('account.method_card');
  return type === 'sepa_debit' ? t('account.method_sepa') : brandName(type);
}
