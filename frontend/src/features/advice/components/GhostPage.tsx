import { Skeleton } from '../../../components/Skeleton.tsx';
import styles from './GhostPage.module.css';

/** Lines of each of the four sections, about as many as they usually have. */
const LINES = [6, 9, 5, 4];

/**
 * The whole advice as it may look, under the text that is being written: the text covers it line by line,
 * so that nothing is pushed down as it grows.
 */
export function GhostPage() {
  return (
    <div className={styles.page} aria-hidden="true">
      {LINES.map((lines) => (
        <div key={lines} className={styles.section}>
          <div className={styles.heading}>
            <Skeleton />
          </div>
          <div>
            {Array.from({ length: lines }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike, and have no other name than their place
              <Skeleton key={line} width={line === lines - 1 ? '54%' : line % 2 ? '90%' : '96%'} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
