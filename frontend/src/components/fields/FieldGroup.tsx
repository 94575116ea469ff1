import type { ReactNode } from 'react';
import styles from './FieldGroup.module.css';

interface Props {
  legend: string;
  /** For screen readers alone. */
  hidden?: boolean;
  /** The id of the group's error. */
  describedBy?: string;
  children: ReactNode;
}

/** Controls under one legend. */
export function FieldGroup({ legend, hidden, describedBy, children }: Props) {
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={hidden ? 'vh' : undefined}>{legend}</legend>
      {children}
    </fieldset>
  );
}
