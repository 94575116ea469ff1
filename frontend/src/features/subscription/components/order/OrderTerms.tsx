import { WITHDRAWAL_DAYS } from '@beside/common/contracts/contracts.constants';
import type { ReactNode } from 'react';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';

/** In a tab of its own: leaving would lose what is typed into the form. */
const link =
  (to: string) =>
  (words: string): ReactNode => (
    <a href={to} target="_blank" rel="noopener">
      {words}
    </a>
  );
const parts = { terms: link('/terms-of-service'), privacy: link('/privacy-policy'), instruction: link('/right-of-withdrawal') };

/** What holds for the order: terms, privacy, and the right to withdraw. */
export function OrderTerms() {
  const t = useT();
  return (
    <p className="fine">
      <Rich text={t('billing.terms', { count: WITHDRAWAL_DAYS })} parts={parts} />
    </p>
  );
}
