import type { ComponentProps } from 'react';
import styles from './CheckField.module.css';

/** A check box or radio button, and its words. A class gives it another height. */
export function CheckField({ children, className = '', ...input }: ComponentProps<'input'>) {
  return (
    <label className={`${styles.check} ${className}`}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
