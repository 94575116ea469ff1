import { AiLabel } from '../../../../components/AiLabel.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './ByAi.module.css';

/** Before the first word of an advice: an AI writes it. */
export function ByAi() {
  const t = useT();
  return (
    <p className={styles.by}>
      <AiLabel />
      {t('ai.title')}
    </p>
  );
}
