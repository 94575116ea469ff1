import { useEffect } from 'react';
import { startLoading } from '../../lib/loading.store.ts';
import styles from './PageFallback.module.css';

/** Reserves a page's space while its code or its data loads. The shell says so once it is late. */
export function PageFallback() {
  useEffect(startLoading, []);
  return <div className={styles.space} />;
}
