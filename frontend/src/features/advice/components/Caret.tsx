import styles from './Caret.module.css';

/** A small stem at the end of text that is being written. */
export function Caret() {
  return <span className={styles.caret} aria-hidden="true" />;
}
