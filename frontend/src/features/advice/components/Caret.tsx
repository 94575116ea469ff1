import styles from './Caret.module.css';

/** The caret at the end of growing text. */
export function Caret() {
  return <span className={styles.caret} aria-hidden="true" />;
}
