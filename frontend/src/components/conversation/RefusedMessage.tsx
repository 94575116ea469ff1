import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import styles from './RefusedMessage.module.css';

interface Props {
  /** Why it was not sent. */
  reason: string;
  texts: { retry: string; discard: string };
  onRetry: (event: MouseEvent<HTMLElement>) => void;
  onDiscard: (event: MouseEvent<HTMLElement>) => void;
}

/** Below a refused message: the reason, and what its sender can do. */
export function RefusedMessage({ reason, texts, onRetry, onDiscard }: Props) {
  return (
    <div className={styles.failed} role="alert">
      <p>{reason}</p>
      <div>
        <Button size="sm" variant="default" onClick={onRetry}>
          {texts.retry}
        </Button>
        <Button size="sm" variant="subtle" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}
