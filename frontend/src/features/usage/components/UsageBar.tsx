import type { UsageView } from '@beside/common/usage/usage.views';
import { dayText } from '../../../lib/day-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import styles from './UsageBar.module.css';

const parts = { b: (words: string) => <b className="num">{words}</b> };

/** Usage in words and as a bar, and the date of the reset. */
export function UsageBar({ usage: { usageCount: used, limit, resetsAt } }: { usage: UsageView }) {
  const t = useT();
  return (
    <div className={styles.usage}>
      <p id="account-used">
        <Rich text={limit === null ? t('account.used_unlimited', { used }) : t('account.used', { used, limit })} parts={parts} />
      </p>
      <p className="fine">{t('account.resets', { date: dayText(resetsAt) })}</p>
      {limit !== null && (
        <div
          className={styles.bar}
          role="progressbar"
          aria-labelledby="account-used"
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
        >
          <i style={{ width: `${(Math.min(used, limit) / limit) * 100}%` }} />
        </div>
      )}
    </div>
  );
}
