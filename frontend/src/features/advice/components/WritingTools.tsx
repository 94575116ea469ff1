import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { Writing } from '../reading.ts';
import { Stages } from './Stages.tsx';
import { StopButton } from './StopButton.tsx';
import styles from './WritingTools.module.css';

/** Beside an advice that is being written: the steps, and on a wide page the way to stop it. */
export function WritingTools({ step, restoring, onStop }: Writing) {
  const t = useT();
  return (
    <>
      <Stages step={step} />
      <div className={styles.stop}>
        <StopButton onStop={onStop} />
        <p role="status">{restoring && t('connection.restoring')}</p>
      </div>
    </>
  );
}
