import { IconInfoCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { postRetry } from '../../couples.api.ts';
import { upsertUnanswered } from '../../couples.cache.ts';
import styles from './Unanswered.module.css';

/** Says that the counsellor could not answer, and offers a retry. */
export function Unanswered({ token }: { token: string }) {
  const t = useT();
  const alerts = useAlerts();
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => postRetry(token),
    networkMode: 'always',
    onSuccess: () => upsertUnanswered(token, null),
    onError: (error) => alerts.show(t('couples.unanswered'), errorText(error, t('error.internal_error'))),
  });
  return (
    <div className={styles.place}>
      <ActionNote
        tone="warn"
        icon={IconInfoCircle}
        role="status"
        label={t('error.retry')}
        busy={isPending}
        onPress={() => mutate()}
      >
        {t('couples.unanswered')}
      </ActionNote>
    </div>
  );
}
