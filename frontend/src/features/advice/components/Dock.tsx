import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { AdviceAction } from '../use-advice-actions.ts';
import styles from './Dock.module.css';

interface Props {
  actions: AdviceAction[];
  /** Stays at the end of the page, where it covers nothing: helplines must not lie under it. */
  still: boolean;
}

/** The tools under the thumb, on a phone. */
export function Dock({ actions, still }: Props) {
  const t = useT();
  return (
    <section className={styles.dock} data-still={still || undefined} aria-label={t('advice.actions')}>
      {actions.map(({ name, icon, short, run }) => (
        <button key={name} type="button" onClick={run}>
          <Icon of={icon} />
          {short}
        </button>
      ))}
    </section>
  );
}
