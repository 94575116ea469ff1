import styles from './Skeleton.module.css';

interface Props {
  /** A CSS width. */
  width?: string;
}

/** A placeholder for a line of text, as high as the text around it. */
export function Skeleton({ width = '100%' }: Props) {
  return <span className={styles.line} style={{ width }} />;
}
