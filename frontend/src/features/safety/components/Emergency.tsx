import { emergencyContact } from '@beside/common/safety/contacts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './Emergency.module.css';

/** A country's emergency numbers, best first; without any, the local one. */
export function Emergency({ numbers }: { numbers: string[] }) {
  const t = useT();
  if (numbers.length === 0) return <p className={styles.line}>{t('help.emergency_local')}</p>;
  return (
    <p className={styles.line}>
      {t('help.emergency')}
      {numbers.map((number) => (
        <a key={number} href={emergencyContact(number).href}>
          {number}
        </a>
      ))}
    </p>
  );
}
