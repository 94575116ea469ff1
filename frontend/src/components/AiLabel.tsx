import { useT } from '../lib/i18n/i18n.store.ts';
import styles from './AiLabel.module.css';

/** Says that an AI wrote the text that follows. It stands before the text's first word (EU AI Act, Article 50). */
export function AiLabel({ className }: { className?: string }) {
  const t = useT();
  return (
    <abbr className={className ? `${styles.label} ${className}` : styles.label} title={t('ai.title')}>
      {t('ai.label')}
    </abbr>
  );
}
