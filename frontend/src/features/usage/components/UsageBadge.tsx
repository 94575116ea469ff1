import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useUsage } from '../use-usage.ts';
import styles from './UsageBadge.module.css';

/** "1 of 3 · Free". Its space is reserved while loading. */
export function UsageBadge({ signedIn }: { signedIn: boolean | undefined }) {
  const t = useT();
  const { usage } = useUsage(signedIn);
  return (
    <span className={styles.badge}>
      {usage && (
        <>
          <span className="vh">{t('usage.label')} </span>
          <b className="num">
            {usage.limit === null
              ? t('usage.used', { used: usage.used })
              : t('usage.of', { used: usage.used, limit: usage.limit })}
          </b>{' '}
          · {t(`plan.${usage.plan}`)}
        </>
      )}
    </span>
  );
}
