import type { TablerIcon } from '@tabler/icons-react';
import styles from './Badge.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  tone?: 'primary' | 'accent' | 'ok' | 'warn';
  icon?: TablerIcon;
  children: string;
}

/** A word for what something is, in a tinted pill. */
export function Badge({ tone, icon, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
