import { Button } from '@mantine/core';
import { CopyValue } from '../../../../components/CopyValue.tsx';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { takeNewRights } from '../../session.ts';
import { useProof, withProof } from '../../signing-in/proof.store.ts';
import { confirmSecondFactor } from '../../signing-in/second-step.api.ts';
import { useCodeForm } from '../../signing-in/second-step-form.ts';
import { CodeField } from '../CodeField.tsx';
import { KeyPicture } from './KeyPicture.tsx';
import styles from './SecondStep.module.css';

interface Key {
  secret: string;
  uri: string;
}

interface Props {
  /** The key to set up; null: closed. */
  of: Key | null;
  onClose: () => void;
  /** It is on: these are the recovery codes. */
  onCodes: (codes: string[]) => void;
}

/** Shows the key for a code app, and turns the second step on by a first code of it. */
export function SetUpStep({ of, onClose, onCodes }: Props) {
  const t = useT();
  const isAsking = useProof(({ asking }) => asking !== null);
  return (
    <Dialog title={t('signing.set_up_title')} opened={of !== null && !isAsking} keepMounted={of !== null} onClose={onClose}>
      {of && <KeyForm of={of} onClose={onClose} onCodes={onCodes} />}
    </Dialog>
  );
}

function KeyForm({ of: { secret, uri }, onClose, onCodes }: Props & { of: Key }) {
  const t = useT();
  const form = useCodeForm({
    send: async (code) => {
      onCodes(await withProof(() => confirmSecondFactor(code)));
      takeNewRights();
      toast('done', t('signing.turned_on'));
    },
    failed: t('signing.step_failed'),
  });
  return (
    <form ref={form.form} className={styles.form} noValidate onSubmit={form.submit}>
      <p>{t('signing.set_up_text')}</p>
      <KeyPicture uri={uri} label={t('signing.picture')} />
      <CopyValue
        label={t('signing.key')}
        value={(secret.match(/.{1,4}/g) ?? []).join(' ')}
        small
        texts={{ copy: t('signing.key_copy'), failed: t('signing.copy_failed') }}
      />
      <CodeField of={form} label={t('auth.step_figures')} numeric />
      <Actions>
        <Button type="submit" aria-disabled={form.busy || undefined}>
          {t('signing.turn_on')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('signing.not_now')}
        </Button>
      </Actions>
    </form>
  );
}
