import type { ReactNode } from 'react';
import { LogoSign } from '../Logo.tsx';
import styles from './EmptyState.module.css';

interface Props {
  title: string;
  text?: string;
  /** The way on. */
  children: ReactNode;
}

/** Nothing here yet: what will be, and a way on. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark} aria-hidden="true">
        <LogoSign />
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
