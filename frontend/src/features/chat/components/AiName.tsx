import { AiLabel } from '../../../components/AiLabel.tsx';
import { LogoSign } from '../../../components/Logo.tsx';
import { config } from '../../../lib/config.ts';
import styles from './AiName.module.css';

/** Who answers in the chat, with the label of the AI. Help in danger has none: people wrote it. */
export function AiName({ written = true }: { written?: boolean }) {
  return (
    <>
      <span className={styles.avatar} aria-hidden="true">
        <LogoSign />
      </span>
      <bdi>{config.appName}</bdi>
      {written && <AiLabel />}
    </>
  );
}
