import { Button } from '@mantine/core';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { SettingsPart } from '../../../../components/kit/SettingsPart.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { takeNewRights } from '../../session.ts';
import { postSecondStep } from '../../sign-in.api.ts';
import { useSecondFactor } from '../../signing-in/second-step.api.ts';
import { useCodeForm } from '../../signing-in/second-step-form.ts';
import { CodeField } from '../CodeField.tsx';
import { PasskeyButton, useHasPasskey } from './PasskeyButton.tsx';
import styles from './SecondStep.module.css';

/** For admins whose session has not passed a second step, which the panel needs: they pass it here, or set it up below. */
export function PanelStep() {
  const t = useT();
  const { data } = useSecondFactor();
  const hasPasskey = useHasPasskey();
  return (
    <SettingsPart
      id="panel-step"
      title={t('signing.panel_title')}
      text={data?.isOn ? t('signing.panel_code') : t('signing.panel_text')}
    >
      <div className={styles.body}>
        {data?.isOn && <Code />}
        {hasPasskey && (
          <Actions>
            <PasskeyButton onProven={takeNewRights} />
          </Actions>
        )}
      </div>
    </SettingsPart>
  );
}

function Code() {
  const t = useT();
  const form = useCodeForm({
    send: async (code) => {
      await postSecondStep(code);
      takeNewRights();
    },
    failed: t('signing.panel_failed'),
  });
  return (
    <form ref={form.form} className={styles.form} noValidate onSubmit={form.submit}>
      <CodeField of={form} label={t('auth.step_either')} numeric={false} />
      <Actions>
        <Button type="submit" aria-disabled={form.busy || undefined}>
          {t('signing.panel_open')}
        </Button>
      </Actions>
    </form>
  );
}
