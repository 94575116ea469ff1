import { VERIFY_HOURS } from '@beside/common/account/account.constants';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Actions } from '../../../components/kit/Actions.tsx';
import { NarrowPage } from '../../../components/page/NarrowPage.tsx';
import { VerifyForm } from '../../../features/account/components/entry/VerifyForm.tsx';
import { refetchUser } from '../../../features/account/session.ts';
import { useMe } from '../../../features/account/use-me.ts';
import { useLinkToken } from '../../../hooks/use-link-token.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useVerification } from './use-verification.ts';

/** The target of a verification link. It verifies on opening, or with the password in another browser. */
export function VerifyEmailPage() {
  const t = useT();
  const { token, used, finish } = useLinkToken();
  const { state, again, refuse } = useVerification(token, finish);

  if (used) {
    return (
      <NarrowPage title={t('auth.verify_done_title')}>
        <p role="status">{t('auth.verify_done')}</p>
        <GoOn />
      </NarrowPage>
    );
  }
  if (token === null || state === 'refused') {
    return (
      <NarrowPage title={t(token === null ? 'auth.verify_missing' : 'auth.verify_failed')}>
        <p role="alert">{t(token === null ? 'auth.verify_missing_text' : 'auth.verify_failed_text', { hours: VERIFY_HOURS })}</p>
        <GoOn />
      </NarrowPage>
    );
  }
  if (state === 'locked') {
    const done = () => {
      finish();
      // The verified address may belong to the current user.
      refetchUser();
    };
    return (
      <NarrowPage title={t('auth.verify_locked_title')}>
        <p role="status">{t('auth.verify_locked')}</p>
        <p>{t('auth.verify_locked_stranger')}</p>
        <VerifyForm token={token} onDone={done} onRefused={refuse} />
      </NarrowPage>
    );
  }
  if (state === 'failed') {
    return (
      <NarrowPage title={t('auth.verify_error')}>
        <p role="alert">{t('error.unavailable')}</p>
        <Actions>
          <Button onClick={again}>{t('auth.verify_again')}</Button>
          <Button component={Link} to="/" variant="default">
            {t('auth.go_on')}
          </Button>
        </Actions>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t('auth.verify_title')}>
      <p role="status">{t('auth.verify_working')}</p>
    </NarrowPage>
  );
}

function GoOn() {
  const t = useT();
  const me = useMe();
  return (
    <Actions>
      <Button component={Link} to="/">
        {t('auth.go_on')}
      </Button>
      {!me && (
        <Button component={Link} to="/auth" variant="default">
          {t('auth.sign_in')}
        </Button>
      )}
    </Actions>
  );
}
