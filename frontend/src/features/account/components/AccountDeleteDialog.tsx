import { normaliseEmail } from '@beside/common/account/account.rules';
import { Button, Modal } from '@mantine/core';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Modal.css';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { TextField } from '../../../components/TextField.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { toast, toastOnward } from '../../../lib/toast.store.ts';
import { deleteAccount } from '../account-settings.api.ts';
import { endSession } from '../session.ts';
import styles from './AccountDeleteDialog.module.css';

interface Props {
  email: string;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

const CONSEQUENCES = ['subscription', 'data', 'access', 'others'] as const;

/** Milliseconds to read the farewell before the redirect. */
const FAREWELL_MS = 2_000;

/** Lists the consequences and asks for the address, against deletion by accident. */
export function AccountDeleteDialog({ email, opened, onClose, onDeleted }: Props) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: deleteAccount,
    networkMode: 'always',
    onSuccess: () => {
      toastOnward('done', t('account.deleted'));
      onDeleted();
      void endSession('/auth', FAREWELL_MS);
    },
    onError: (error) => toast('error', t('account.delete_failed'), errorText(error, t('error.internal_error'))),
  });

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (normaliseEmail(typed) === normaliseEmail(email)) return mutate();
    setFault(t('account.delete_mismatch'));
    field.current?.focus();
  }

  const close = () => {
    setTyped('');
    setFault(null);
    onClose();
  };

  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      centered
      size={480}
      classNames={styles}
      transitionProps={{ transition: 'fade', duration: 150 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine's header would be a second banner landmark. */}
        <div className={styles.top}>
          <Modal.Title>{t('account.delete_title')}</Modal.Title>
          <Modal.CloseButton aria-label={t('shell.close')} data-tip size={44} iconSize={20} />
        </div>
        <Modal.Body>
          <form className={styles.form} noValidate onSubmit={confirm}>
            <ul className={styles.list}>
              {CONSEQUENCES.map((each) => (
                <li key={each}>{t(`account.delete_${each}`)}</li>
              ))}
            </ul>
            <p>
              <strong>{t('account.delete_final')}</strong>
            </p>
            <TextField
              ref={field}
              label={t('account.delete_confirm', { email })}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              error={fault}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setFault(null);
              }}
            />
            <div className={styles.actions}>
              <Button type="submit" variant="outline" aria-disabled={isPending}>
                {t(isPending ? 'account.deleting' : 'account.delete_now')}
              </Button>
              <Button variant="default" onClick={close}>
                {t('account.keep')}
              </Button>
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
