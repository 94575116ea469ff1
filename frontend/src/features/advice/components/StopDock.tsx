import type { AdviceStep } from '@beside/common/advice/advice.constants';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { StopButton } from './StopButton.tsx';
import styles from './StopDock.module.css';

interface Props {
  step: AdviceStep;
  restoring: boolean;
  onStop: () => void;
}

/** Where a phone's tools will be: what is happening, and the way to stop it. */
export function StopDock({ step, restoring, onStop }: Props) {
  const t = useT();
  return (
    <div className={styles.dock}>
      <span>{t(restoring ? 'connection.restoring' : `progress.${step}_full`)}</span>
      <StopButton onStop={onStop} />
    </div>
  );
}
