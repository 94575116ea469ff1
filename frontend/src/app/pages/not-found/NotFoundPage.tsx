import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { usePage } from '../../../hooks/use-page.ts';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './NotFoundPage.module.css';

/** The page of every unknown address. */
export function NotFoundPage() {
  const t = useT();
  usePage(t('not_found.title'));
  return (
    <div className={styles.page}>
      <h1>{t('not_found.title')}</h1>
      <p>{t('not_found.text', { appName: config.appName })}</p>
      <div className={styles.ways}>
        <Button component={Link} to="/">
          {t('not_found.home')}
        </Button>
        <Button component={Link} to="/subscribe" variant="default">
          {t('not_found.plans')}
        </Button>
      </div>
    </div>
  );
}
