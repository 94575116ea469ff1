import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { AdviceAction } from '../use-advice-actions.ts';
import styles from './Dock.module.css';

interface Props {
  actions: AdviceAction[];
  /** Not sticky, so it cannot cover helplines. */
  still: boolean;
}

/** The actions at the bottom of narrow windows. */
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
