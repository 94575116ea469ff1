import { IconDots, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../../components/Icon.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { AdviceAction } from '../../reading/advice-action.ts';
import styles from './Dock.module.css';

/** The actions that fit beside each other on the narrowest phone, in the longest language; the others follow behind More. */
const FIRST = 3;

interface Props {
  actions: AdviceAction[];
  /** Not sticky, so it cannot cover helplines. */
  still: boolean;
}

/** The actions at the bottom of narrow windows. */
export function Dock({ actions, still }: Props) {
  const t = useT();
  const [more, setMore] = useState(false);
  return (
    <section className={styles.dock} data-still={still || undefined} aria-label={t('advice.actions')}>
      {actions.slice(0, FIRST).map(({ name, icon, short, run }) => (
        <DockButton key={name} icon={icon} label={short} onClick={run} />
      ))}
      <DockButton icon={IconDots} label={t('advice.more')} expanded={more} onClick={() => setMore(!more)} />
      {more && (
        <div className={styles.more}>
          {actions.slice(FIRST).map(({ name, icon, short, run }) => (
            <DockButton key={name} icon={icon} label={short} onClick={run} />
          ))}
        </div>
      )}
    </section>
  );
}

interface ButtonProps {
  icon: TablerIcon;
  label: string;
  expanded?: boolean;
  onClick: () => void;
}

function DockButton({ icon, label, expanded, onClick }: ButtonProps) {
  return (
    <button type="button" aria-expanded={expanded} onClick={onClick}>
      <Icon of={icon} />
      {label}
    </button>
  );
}
