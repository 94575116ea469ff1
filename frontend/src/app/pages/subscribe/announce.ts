import type { QuoteView } from '@beside/common/billing/billing.views';
import { dayText } from '../../../lib/day-text.ts';
import { t } from '../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../lib/toast.store.ts';

/** Says that a payment was made, or that a way to pay is kept. */
export function announcePaid(state: 'succeeded' | 'processing', kept: boolean): void {
  if (state === 'processing') toast('info', t('billing.processing'), t('billing.processing_text'));
  else if (kept) toast('done', t('billing.method_saved'), t('billing.method_saved_text'));
  else toast('done', t('billing.paid'), t('billing.paid_text'));
}

/** Says what a change of plan has done. */
export function announceChange({ kind, plan, startsAt }: QuoteView): void {
  const name = t(`plan.${plan}`);
  if (kind === 'upgrade') toast('done', t('billing.upgraded', { plan: name }));
  else if (kind === 'downgrade') toast('done', t('billing.downgraded', { plan: name, date: dayText(startsAt) }));
  else toast('done', t('billing.kept', { plan: name }));
}
