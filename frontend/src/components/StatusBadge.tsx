import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './StatusBadge.module.css';

interface Props {
  tone?: 'ok' | 'warn' | 'danger' | 'info' | 'primary' | 'accent';
  icon?: TablerIcon;
  children: ReactNode;
}

/** A state in a tinted word, with an icon where words alike stand beside each other. */
export function StatusBadge({ tone, icon, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
