import { EMAIL_CHANGE_DAYS, type EmailChangeAnswer } from '@beside/common/account/account.constants';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Actions } from '../../../components/kit/Actions.tsx';
import { NarrowPage } from '../../../components/page/NarrowPage.tsx';
import { refetchUser } from '../../../features/account/session.ts';
import { answerEmailChange } from '../../../features/account/sign-in.api.ts';
import { useLinkToken } from '../../../hooks/use-link-token.ts';
import { ApiError } from '../../../lib/api.ts';
import { config } from '../../../lib/config.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import styles from './EmailChangePage.module.css';

/** The target of the link that the former address receives when somebody else has changed it: agree, or undo. */
export function EmailChangePage() {
  const t = useT();
  const { token, used, finish } = useLinkToken();
  const [done, setDone] = useState<EmailChangeAnswer | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: EmailChangeAnswer) => answerEmailChange(token ?? '', answer),
    networkMode: 'always',
    onSuccess(_nothing, answer) {
      setDone(answer);
      finish();
      // An undone change ends this browser's session, too.
      refetchUser();
    },
  });
  const code = error instanceof ApiError ? error.code : null;

  if (done) return <Done answer={done} />;
  if (used || token === null || code === 'link_invalid') {
    return (
      <NarrowPage title={t('auth.email_change_void')}>
        <p role="alert">{t('auth.email_change_void_text', { days: EMAIL_CHANGE_DAYS })}</p>
        <GoOn />
      </NarrowPage>
    );
  }
  const answer = (value: EmailChangeAnswer) => () => {
    if (!isPending) mutate(value);
  };
  return (
    <NarrowPage title={t('auth.email_change_title')}>
      <p>{t('auth.email_change_ask')}</p>
      <p>{t('auth.email_change_undoing')}</p>
      <div role="alert">
        {error && <p className={styles.fault}>{code === 'email_taken' ? <Taken /> : errorText(error, t('error.unavailable'))}</p>}
      </div>
      <Actions>
        <Button aria-disabled={isPending} onClick={answer('undo')}>
          {t('auth.email_change_undo')}
        </Button>
        <Button variant="default" aria-disabled={isPending} onClick={answer('agree')}>
          {t('auth.email_change_agree')}
        </Button>
      </Actions>
    </NarrowPage>
  );
}

function Done({ answer }: { answer: EmailChangeAnswer }) {
  const t = useT();
  if (answer === 'agree') {
    return (
      <NarrowPage title={t('auth.email_change_agreed_title')}>
        <p role="status">{t('auth.email_change_agreed')}</p>
        <GoOn />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t('auth.email_change_undone_title')}>
      <p role="status">{t('auth.email_change_undone')}</p>
      <p>{t('auth.email_change_password')}</p>
      <Actions>
        <Button component={Link} to="/auth">
          {t('auth.sign_in')}
        </Button>
        <Button component={Link} to="/forgot-password" variant="default">
          {t('auth.forgot_title')}
        </Button>
      </Actions>
    </NarrowPage>
  );
}

function Taken() {
  const t = useT();
  const support = config.supportEmail ?? '';
  return (
    <Rich
      text={t('auth.email_change_taken')}
      params={{ support }}
      parts={{ mail: (words) => <a href={`mailto:${support}`}>{words}</a> }}
    />
  );
}

function GoOn() {
  const t = useT();
  return (
    <Actions>
      <Button component={Link} to="/">
        {t('auth.go_on')}
      </Button>
    </Actions>
  );
}
