import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { toast } from '../../../../lib/toast.store.ts';
import { postEnd } from '../../couples.api.ts';
import { upsertSession } from '../../couples.cache.ts';
import { Dialog } from '../Dialog.tsx';
import styles from './EndSession.module.css';

interface Props {
  token: string;
  id: number;
  onEnded?: () => void;
}

const CONSEQUENCES = ['writing', 'reading', 'final'] as const;

/** Ends the session for both partners, after a confirmation that names the consequences. */
export function EndSession({ token, id, onEnded }: Props) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => postEnd(id),
    networkMode: 'always',
    onSuccess: (session) => {
      upsertSession(token, session);
      close();
      onEnded?.();
    },
    onError: (error) => toast('error', t('couples.end_failed'), errorText(error, t('error.internal_error'))),
  });
  return (
    <>
      <Button variant="subtle" size="sm" className={styles.open} onClick={() => setAsking(true)}>
        {t('couples.end')}
      </Button>
      <Dialog title={t('couples.end_title')} opened={asking} onClose={close}>
        <ul className={styles.list}>
          {CONSEQUENCES.map((each) => (
            <li key={each}>{t(`couples.end_${each}`)}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button variant="default" data-autofocus onClick={close}>
            {t('couples.end_keep')}
          </Button>
          <Button variant="outline" aria-disabled={isPending || undefined} onClick={() => !isPending && mutate()}>
            {t('couples.end_now')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
