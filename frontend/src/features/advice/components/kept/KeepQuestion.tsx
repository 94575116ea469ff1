import { KEPT_MAX } from '@beside/common/advice/advice.kept.constants';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { toast } from '../../../../lib/toast.store.ts';
import { deviceKind } from '../../kept/device-kind.ts';
import { closeKeepDialog, useKeeping } from '../../kept/keeping.store.ts';
import type { NewlyKept } from '../../kept/kept.schema.ts';
import { KEPT_DAYS } from '../../kept/kept.schema.ts';
import { keepAdvice } from '../../kept/kept.store.ts';
import styles from './KeepQuestion.module.css';

/** Says what keeping an advice on this device means, before it is kept. The safe answer comes first. */
export function KeepQuestion() {
  const t = useT();
  const asked = useKeeping((state) => state.asked);
  const alerts = useAlerts();
  const device = deviceKind();
  const { mutate, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: (of: { advice: NewlyKept; owner: string }) => keepAdvice(of.advice, of.owner),
    networkMode: 'always',
    onSuccess: (failure) => {
      closeKeepDialog();
      if (failure) alerts.show(t('kept.not_kept'), t(`kept.${failure}`, { limit: KEPT_MAX }));
      else toast('done', t('kept.done'));
    },
    onError: () => {
      closeKeepDialog();
      alerts.show(t('kept.not_kept'), t('error.internal_error'));
    },
  });
  const close = () => !isPending && closeKeepDialog();
  return (
    <Dialog title={t(`kept.question_${device}`)} opened={asked !== null} onClose={close}>
      <div className={styles.question}>
        <ul>
          <li>{t('kept.read')}</li>
          <li>{t(`kept.unlock_${device}`)}</li>
          <li>{t('kept.until', { days: KEPT_DAYS })}</li>
        </ul>
        <p>
          <Rich text={t(`kept.others_${device}`)} parts={{ b: (words) => <strong>{words}</strong> }} />
        </p>
        <Actions>
          <Button variant="default" data-autofocus onClick={close}>
            {t('kept.no')}
          </Button>
          <Button aria-disabled={isPending || undefined} onClick={() => asked && !isPending && mutate(asked)}>
            {t('kept.yes')}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
