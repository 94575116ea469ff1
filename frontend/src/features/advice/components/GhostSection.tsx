import { Skeleton } from '../../../components/Skeleton.tsx';
import styles from './GhostSection.module.css';

/** A section that is still to come. */
export function GhostSection() {
  return (
    <div className={styles.ghost} aria-hidden="true">
      <div className={styles.heading}>
        <Skeleton />
      </div>
      <div>
        <Skeleton width="96%" />
        <Skeleton width="90%" />
        <Skeleton width="54%" />
      </div>
    </div>
  );
}
