import { Link } from 'react-router';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { methodName } from '../../payment/method-names.ts';
import styles from './WaysToPay.module.css';

interface Props {
  /** Undefined while loading. */
  methods: readonly string[] | undefined;
  failed: boolean;
  /** Sessions that a visitor has for nothing. */
  free: number;
}

const parts = {
  a: (words: string) => <Link to="/">{words}</Link>,
};

/** The accepted payment methods, and the way to try first. */
export function WaysToPay({ methods, failed, free }: Props) {
  const t = useT();
  return (
    <>
      <section className={styles.section} aria-labelledby="ways-to-pay">
        <h2 id="ways-to-pay">{t('billing.ways')}</h2>
        {failed ? (
          <p className={styles.muted}>{t('billing.ways_failed')}</p>
        ) : methods ? (
          <ul className={styles.methods}>
            {methods.map((method) => (
              <li key={method}>{methodName(method)}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.methods}>
            <Skeleton width="80%" />
          </p>
        )}
      </section>
      <section className={styles.section} aria-labelledby="free-trial">
        <h2 id="free-trial">{t('billing.free_title')}</h2>
        <p className={styles.muted}>
          <Rich text={t('billing.free_text', { count: free })} parts={parts} />
        </p>
      </section>
    </>
  );
}
