import { Button } from '@mantine/core';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { useProof, withProof } from '../../signing-in/proof.store.ts';
import { turnOffSecondFactor } from '../../signing-in/second-step.api.ts';
import { useCodeForm } from '../../signing-in/second-step-form.ts';
import { CodeField } from '../CodeField.tsx';
import styles from './SecondStep.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Turns the second step off, by a code. */
export function TurnOffStep({ opened, onClose }: Props) {
  const t = useT();
  const isAsking = useProof(({ asking }) => asking !== null);
  return (
    <Dialog title={t('signing.off_title')} opened={opened && !isAsking} onClose={onClose}>
      <TurnOffForm onClose={onClose} />
    </Dialog>
  );
}

function TurnOffForm({ onClose }: Pick<Props, 'onClose'>) {
  const t = useT();
  const form = useCodeForm({
    send: async (code) => {
      await withProof(() => turnOffSecondFactor(code));
      onClose();
      toast('done', t('signing.turned_off'));
    },
    failed: t('signing.step_failed'),
  });
  return (
    <form ref={form.form} className={styles.form} noValidate onSubmit={form.submit}>
      <p>{t('signing.off_text')}</p>
      <CodeField of={form} label={t('auth.step_either')} numeric={false} />
      <Actions>
        <Button type="submit" variant="outline" aria-disabled={form.busy || undefined}>
          {t('signing.turn_off')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('signing.keep_on')}
        </Button>
      </Actions>
    </form>
  );
}
