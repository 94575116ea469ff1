import type { AdviceStep } from '@beside/common/advice/advice.constants';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { StopButton } from './StopButton.tsx';
import styles from './StopDock.module.css';

interface Props {
  step: AdviceStep;
  restoring: boolean;
  onStop: () => void;
  following: boolean;
  onFollow: () => void;
}

/** The bottom bar of narrow windows while the advice is written: progress and stop. */
export function StopDock({ step, restoring, onStop, following, onFollow }: Props) {
  const t = useT();
  return (
    <div className={styles.dock}>
      <span>{t(restoring ? 'connection.restoring' : `progress.${step}_full`)}</span>
      <ActionIcon aria-label={t('progress.follow')} aria-pressed={following} data-tip onClick={onFollow}>
        <Icon of={IconArrowDown} />
      </ActionIcon>
      <StopButton onStop={onStop} />
    </div>
  );
}
