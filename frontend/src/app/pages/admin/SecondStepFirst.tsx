import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { NarrowPage } from '../../../components/page/NarrowPage.tsx';
import { CodeField } from '../../../features/account/components/CodeField.tsx';
import { EntryForm } from '../../../features/account/components/entry/EntryForm.tsx';
import { takeNewRights } from '../../../features/account/session.ts';
import { postSecondStep } from '../../../features/account/sign-in.api.ts';
import { useSecondFactor } from '../../../features/account/signing-in/second-step.api.ts';
import { useCodeForm } from '../../../features/account/signing-in/second-step-form.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';

/** For admins whose session has not passed a second step: they pass it here, or set it up first. */
export function SecondStepFirst() {
  const t = useT();
  const { data } = useSecondFactor();
  return (
    <NarrowPage title={t('admin.step_title')}>
      {data?.isOn ? (
        <Code />
      ) : (
        <>
          <p>{t('admin.step_text')}</p>
          <Button component={Link} to="/account/signing-in">
            {t('admin.step_set_up')}
          </Button>
        </>
      )}
    </NarrowPage>
  );
}

function Code() {
  const t = useT();
  const form = useCodeForm({
    send: async (code) => {
      await postSecondStep(code);
      takeNewRights();
    },
    failed: t('admin.step_failed'),
  });
  return (
    <EntryForm of={form} label={t('admin.step_open')}>
      <p>{t('admin.step_code')}</p>
      <CodeField of={form} label={t('auth.step_either')} numeric={false} />
    </EntryForm>
  );
}
