import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { NarrowPage } from '../../../components/page/NarrowPage.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './AdminPage.module.css';

/** For visitors. Signing in leads back here. */
export function SignInFirst() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <NarrowPage title={t('admin.sign_in')}>
      <p>{t('admin.sign_in_text')}</p>
      <Button component={Link} to="/auth" state={{ from: pathname + search }}>
        {t('shell.sign_in')}
      </Button>
    </NarrowPage>
  );
}

/** For users who are neither admin nor owner. */
export function AccessDenied() {
  const t = useT();
  return (
    <NarrowPage title={t('admin.denied')}>
      <p>{t('admin.denied_text')}</p>
      <Home />
    </NarrowPage>
  );
}

/** Inside the panel: an owner's part, opened by an admin. */
export function PartDenied() {
  const t = useT();
  return (
    <div className={styles.denied}>
      <h2>{t('admin.denied')}</h2>
      <p>{t('admin.denied_owner')}</p>
      <Home />
    </div>
  );
}

function Home() {
  const t = useT();
  return (
    <Button component={Link} to="/">
      {t('admin.home')}
    </Button>
  );
}
