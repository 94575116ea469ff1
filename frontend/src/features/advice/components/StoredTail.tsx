import { Button } from '@mantine/core';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './StoredTail.module.css';

/** After the advice: the next question, and the disclaimer. */
export function StoredTail({ onAnew }: { onAnew: () => void }) {
  const t = useT();
  return (
    <div className={styles.tail}>
      <div className={styles.next}>
        <Button variant="default" onClick={onAnew}>
          {t('advice.something_else')}
        </Button>
      </div>
      <div className={styles.disclaimer}>
        <p>{t('advice.disclaimer')}</p>
        {config.demo.model && <p>{t('demo.model')}</p>}
      </div>
    </div>
  );
}
