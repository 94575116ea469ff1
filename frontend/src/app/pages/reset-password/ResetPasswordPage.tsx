import { RESET_MINUTES } from '@beside/common/account/account.constants';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { NarrowPage } from '../../../components/page/NarrowPage.tsx';
import { ResetForm } from '../../../features/account/components/entry/ResetForm.tsx';
import { refetchUser } from '../../../features/account/session.ts';
import { useLinkToken } from '../../../hooks/use-link-token.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** Sets a new password with a mailed link. */
export function ResetPasswordPage() {
  const t = useT();
  const { token, used, finish } = useLinkToken();
  const [refused, setRefused] = useState(false);
  const [passkeys, setPasskeys] = useState(0);

  if (used) {
    return (
      <NarrowPage title={t('auth.reset_done_title')}>
        <p role="status">{passkeys > 0 ? t('auth.reset_passkeys', { count: passkeys }) : t('auth.reset_done')}</p>
        <Button component={Link} to="/auth" state={passkeys > 0 ? { from: '/account/signing-in' } : undefined}>
          {t('auth.sign_in')}
        </Button>
      </NarrowPage>
    );
  }
  if (token === null || refused) {
    return (
      <NarrowPage title={t('auth.reset_missing_title')}>
        <p role="alert">{t(refused ? 'auth.reset_refused' : 'auth.reset_missing', { minutes: RESET_MINUTES })}</p>
        <Button component={Link} to="/forgot-password">
          {t('auth.reset_anew')}
        </Button>
      </NarrowPage>
    );
  }
  const done = (count: number) => {
    setPasskeys(count);
    finish();
    // All of the user's sessions have ended, perhaps this browser's too.
    refetchUser();
  };
  return (
    <NarrowPage title={t('auth.reset_title')}>
      <p>{t('auth.reset_intro')}</p>
      <ResetForm token={token} onDone={done} onRefused={() => setRefused(true)} />
    </NarrowPage>
  );
}
