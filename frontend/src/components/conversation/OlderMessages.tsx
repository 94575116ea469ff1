import { Button } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { watchView } from '../../lib/watch-view.ts';
import styles from './OlderMessages.module.css';
import type { MessageListState } from './use-message-list.ts';

interface Props {
  state: MessageListState['older'];
  frame: RefObject<HTMLElement | null>;
  texts: { older: string; olderFailed: string };
  onWanted: () => void;
}

/** Loads older messages as the reader scrolls near. Its height is constant, so nothing moves. */
export function OlderMessages({ state, frame, texts, onWanted }: Props) {
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
          {texts.olderFailed}
        </Button>
      ) : (
        texts.older
      )}
    </div>
  );
}
