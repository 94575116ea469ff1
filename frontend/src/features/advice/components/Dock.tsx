import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { AdviceAction } from '../use-advice-actions.ts';
import styles from './Dock.module.css';

/** The tools under the thumb, on a phone. */
export function Dock({ actions }: { actions: AdviceAction[] }) {
  const t = useT();
  return (
    <section className={styles.dock} aria-label={t('advice.actions')}>
      {actions.map(({ name, icon, short, run }) => (
        <button key={name} type="button" onClick={run}>
          <Icon of={icon} />
          {short}
        </button>
      ))}
    </section>
  );
}
