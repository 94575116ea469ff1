import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './HowItWorks.module.css';

const STEPS = ['write', 'wait', 'private'] as const;

/** What happens in a room, in three sentences. */
export function HowItWorks() {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is none to some screen readers, unless it says so
    <ol className={styles.how} role="list">
      {STEPS.map((step) => (
        <li key={step}>
          <span>{t(`couples.how_${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
