import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { watchView } from '../../lib/watch-view.ts';
import styles from './OlderMessages.module.css';
import type { MessageListState } from './use-message-list.ts';

interface Props {
  state: MessageListState['older'];
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
    const near = { root: frame.current, rootMargin: '600px 0px 0px' };
    return watchView(place.current, near, (inView) => inView && wanted.current());
  }, [state, frame]);
  return (
    <div ref={place} className={styles.older}>
      {state === 'failed' ? (
        <Button size="sm" variant="default" onClick={onWanted}>
          {t('conversation.older_failed')}
        </Button>
      ) : (
        t('conversation.older')
      )}
    </div>
  );
}
