import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useUsage } from '../use-usage.ts';
import styles from './UsageBadge.module.css';

/** "1 of 3 · Free": its place is kept while the count is on its way. */
export function UsageBadge() {
  const t = useT();
  const { usage } = useUsage();
  return (
    <span className={styles.badge}>
      {usage && (
        <>
          <span className="vh">{t('usage.label')} </span>
          <b className="num">{t('usage.of', { used: usage.used, limit: usage.limit })}</b> · {t(`plan.${usage.plan}`)}
        </>
      )}
    </span>
  );
}
