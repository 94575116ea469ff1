import { AiLabel } from '../../../components/AiLabel.tsx';
import { config } from '../../../lib/config.ts';
import styles from './AiName.module.css';

/** Who answers in the chat, with the label of the AI. Help in danger has none: people wrote it. */
export function AiName({ written = true }: { written?: boolean }) {
  return (
    <>
      <span className={styles.avatar} aria-hidden="true">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <rect className={styles.stem} x="4.5" y="3" width="6" height="26" rx="3" />
          <path className={styles.leaf} d="M14.25 29A1.75 1.75 0 0 1 12.5 27.25V20.75A8.25 8.25 0 1 1 20.75 29z" />
        </svg>
      </span>
      <bdi>{config.appName}</bdi>
      {written && <AiLabel />}
    </>
  );
}
