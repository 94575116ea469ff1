import { RESET_MINUTES } from '@beside/common/account/account.constants';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { NarrowPage } from '../../../components/page/NarrowPage.tsx';
import { ForgotForm } from '../../../features/account/components/entry/ForgotForm.tsx';
import { config } from '../../../lib/config.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import { isFields, optionalText } from '../../../lib/parse.ts';

/** Requests a reset link. The page never reveals whether the account exists. */
export function ForgotPasswordPage() {
  const t = useT();
  const { state } = useLocation();
  const [email, setEmail] = useState((isFields(state) && optionalText(state, 'email')) || '');
  const [sent, setSent] = useState(false);
  if (!config.mail) return <NoMail />;
  if (sent) {
    return (
      <NarrowPage title={t('auth.forgot_done_title')}>
        <p role="status">{t('auth.forgot_done', { email, minutes: RESET_MINUTES })}</p>
        <p>{t('auth.forgot_done_hint')}</p>
        <Button component={Link} to="/auth">
          {t('auth.back')}
        </Button>
        <Button variant="default" onClick={() => setSent(false)}>
          {t('auth.forgot_another')}
        </Button>
      </NarrowPage>
    );
  }
  const done = (address: string) => {
    setEmail(address);
    setSent(true);
  };
  return (
    <NarrowPage title={t('auth.forgot_title')}>
      <p>{t('auth.forgot_intro')}</p>
      <ForgotForm email={email} onSent={done} />
      <Link to="/auth">{t('auth.back')}</Link>
    </NarrowPage>
  );
}

/** Says before any typing that the server cannot send mail. */
function NoMail() {
  const t = useT();
  const support = config.supportEmail ?? '';
  return (
    <NarrowPage title={t('auth.forgot_title')}>
      <p>
        <Rich
          text={t('auth.forgot_no_mail')}
          params={{ support }}
          parts={{ mail: (words) => <a href={`mailto:${support}`}>{words}</a> }}
        />
      </p>
      <Link to="/auth">{t('auth.back')}</Link>
    </NarrowPage>
  );
}
