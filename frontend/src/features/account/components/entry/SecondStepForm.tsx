import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { AccountForm } from '../../use-account-form.ts';
import { CodeField } from '../CodeField.tsx';
import styles from './EntryForm.module.css';
import { EntryForm } from './EntryForm.tsx';

interface Props {
  of: AccountForm<{ code: string }>;
  done: boolean;
  /** Back to the password. */
  onBack: () => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SecondStepForm({ of: form, done, onBack }: Props) {
  const t = useT();
  const [recovering, setRecovering] = useState(false);
  return (
    <div className={styles.form}>
      <EntryForm of={form} label={t('auth.sign_in')} done={done}>
        <p>{t(recovering ? 'auth.step_recovery' : 'auth.step_text')}</p>
        <CodeField
          key={String(recovering)}
          of={form}
          label={t(recovering ? 'auth.step_code' : 'auth.step_figures')}
          numeric={!recovering}
        />
      </EntryForm>
      <Button variant="default" onClick={() => setRecovering(!recovering)}>
        {t(recovering ? 'auth.use_app' : 'auth.use_recovery')}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {t('auth.step_back')}
      </Button>
    </div>
  );
}
