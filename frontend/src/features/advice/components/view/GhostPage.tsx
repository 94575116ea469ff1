import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import styles from './GhostPage.module.css';

/** Typical numbers of lines of the four sections. */
const LINES = [6, 9, 5, 4];

/**
 * A skeleton of the whole advice under the growing text. The text covers it line by line, so nothing is pushed down.
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike, so the index identifies them
              <Skeleton key={line} width={line === lines - 1 ? '54%' : line % 2 ? '90%' : '96%'} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
