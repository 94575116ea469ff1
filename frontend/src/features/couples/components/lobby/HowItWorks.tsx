import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './HowItWorks.module.css';

const STEPS = ['write', 'wait', 'private'] as const;

/** Explains a couples session in three sentences. */
export function HowItWorks() {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers need the role to announce a list
    <ol className={styles.how} role="list">
      {STEPS.map((step) => (
        <li key={step}>
          <span>{t(`couples.how_${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
