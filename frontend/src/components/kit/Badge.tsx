import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Badge.module.css';

interface Props {
  tone?: 'ok' | 'warn' | 'danger' | 'info' | 'primary' | 'accent';
  icon?: TablerIcon;
  /** Beside text of the page's size. */
  large?: boolean;
  children: ReactNode;
}

/** A state in a tinted word, with an icon where words alike stand beside each other. */
export function Badge({ tone, icon, large, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone} data-large={large || undefined}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
