import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DestructiveDialog } from '../../../../components/dialog/DestructiveDialog.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { postEnd } from '../../couples.api.ts';
import { upsertSession } from '../../couples.cache.ts';
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
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => postEnd(id),
    networkMode: 'always',
    onSuccess: (session) => {
      upsertSession(token, session);
      close();
      onEnded?.();
    },
    onError: (error) => alerts.show(t('couples.end_failed'), errorText(error, t('error.internal_error'))),
  });
  return (
    <>
      <Button variant="subtle" size="sm" className={styles.open} onClick={() => setAsking(true)}>
        {t('couples.end')}
      </Button>
      <DestructiveDialog
        title={t('couples.end_title')}
        opened={asking}
        onClose={close}
        consequences={CONSEQUENCES.map((each) => t(`couples.end_${each}`))}
        texts={{ confirm: t('couples.end_now'), keep: t('couples.end_keep') }}
        pending={isPending}
        onConfirm={mutate}
      />
    </>
  );
}
