import { Button } from '@mantine/core';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { useProof, withProof } from '../../signing-in/proof.store.ts';
import { useCodeForm } from '../../signing-in/second-step-form.ts';
import { CodeField } from '../CodeField.tsx';
import styles from './SecondStep.module.css';

interface Props {
  opened: boolean;
  texts: { title: string; text: string; confirm: string; keep: string };
  /** Takes the code; throws on failure. It may need a recent proof. */
  send: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a code before the second step is changed: an open page alone must not do. */
export function CodeDialog({ opened, texts, send, onClose }: Props) {
  // The question whether it is the user stands in its place.
  const isAsking = useProof(({ asking }) => asking !== null);
  return (
    <Dialog title={texts.title} opened={opened && !isAsking} keepMounted={opened} onClose={onClose}>
      <CodeForm texts={texts} send={send} onClose={onClose} />
    </Dialog>
  );
}

function CodeForm({ texts: { text, confirm, keep }, send, onClose }: Omit<Props, 'opened'>) {
  const t = useT();
  const form = useCodeForm({ send: (code) => withProof(() => send(code)), failed: t('signing.step_failed') });
  return (
    <form ref={form.form} className={styles.form} noValidate onSubmit={form.submit}>
      <p>{text}</p>
      <CodeField of={form} label={t('auth.step_either')} numeric={false} />
      <Actions>
        <Button type="submit" variant="outline" aria-disabled={form.busy || undefined}>
          {confirm}
        </Button>
        <Button variant="default" onClick={onClose}>
          {keep}
        </Button>
      </Actions>
    </form>
  );
}
