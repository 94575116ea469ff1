import { Button } from '@mantine/core';
import { useT } from '../../lib/i18n/i18n.store.ts';
import styles from './HelpButton.module.css';

/** Leads to the page of help, which the server makes. It stands beside the quick exit, in one short word. */
export function HelpButton() {
  const t = useT();
  return (
    <Button component="a" href="/help" variant="subtle" size="sm" className={styles.help} title={t('help.page')}>
      {t('help.short')}
    </Button>
  );
}
