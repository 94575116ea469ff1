import { config } from '../lib/config.ts';
import styles from './Logo.module.css';

/** The logo and the name, as a link's content. */
export function Logo() {
  return (
    <>
      <LogoSign />
      <span>{config.appName}</span>
    </>
  );
}

/** The sign alone. */
export function LogoSign() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.stem} x="4.5" y="3" width="6" height="26" rx="3" />
      <path className={styles.leaf} d="M14.25 29A1.75 1.75 0 0 1 12.5 27.25V20.75A8.25 8.25 0 1 1 20.75 29z" />
    </svg>
  );
}
