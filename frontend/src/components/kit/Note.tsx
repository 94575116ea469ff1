import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Note.module.css';

interface Props {
  tone: 'calm' | 'warn' | 'danger' | 'info';
  icon: TablerIcon;
  children: ReactNode;
  /** A button or link beside the text. */
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** A short tinted notice. */
export function Note({ tone, icon, children, action, role }: Props) {
  return (
    <div className={styles.note} data-tone={tone} role={role}>
      <Icon of={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}
