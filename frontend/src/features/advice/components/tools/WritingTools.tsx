import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { Writing } from '../../reading/reading.ts';
import { Stages } from '../view/Stages.tsx';
import { StopButton } from './StopButton.tsx';
import styles from './WritingTools.module.css';

/** The steps beside a growing advice; wide windows also have the stop button. */
export function WritingTools({ step, restoring, onStop, following, onFollow }: Writing) {
  const t = useT();
  return (
    <>
      <Stages step={step} />
      <div className={styles.stop}>
        <StopButton onStop={onStop} />
        <Button
          variant="subtle"
          size="sm"
          leftSection={<Icon of={IconArrowDown} size={16} />}
          aria-pressed={following}
          onClick={onFollow}
        >
          {t('progress.follow')}
        </Button>
        <p role="status">{restoring && t('connection.restoring')}</p>
      </div>
    </>
  );
}
