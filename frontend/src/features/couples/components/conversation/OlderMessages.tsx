import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { Older } from '../../use-older.ts';
import styles from './OlderMessages.module.css';

interface Props {
  state: Older;
  frame: RefObject<HTMLElement | null>;
  onWanted: () => void;
}

/** Loads older messages as the reader scrolls near. Its height is constant, so nothing moves. */
export function OlderMessages({ state, frame, onWanted }: Props) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef(onWanted);
  wanted.current = onWanted;
  useEffect(() => {
    if (!place.current || state !== 'idle') return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && wanted.current(), {
      root: frame.current,
      rootMargin: '600px 0px 0px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [state, frame]);
  return (
    <div ref={place} className={styles.older}>
      {state === 'failed' ? (
        <Button size="sm" variant="default" onClick={onWanted}>
          {t('couples.older_failed')}
        </Button>
      ) : (
        t('couples.older')
      )}
    </div>
  );
}
