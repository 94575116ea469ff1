import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useT } from '../../lib/i18n/i18n.store.ts';
import styles from './RefusedMessage.module.css';

interface Props {
  /** Why it was not sent. */
  reason: string;
  onRetry: (event: MouseEvent<HTMLElement>) => void;
  onDiscard: (event: MouseEvent<HTMLElement>) => void;
}

/** Below a refused message: the reason, and what its sender can do. */
export function RefusedMessage({ reason, onRetry, onDiscard }: Props) {
  const t = useT();
  return (
    <div className={styles.failed} role="alert">
      <p>{reason}</p>
      <div>
        <Button size="sm" variant="default" onClick={onRetry}>
          {t('error.retry')}
        </Button>
        <Button size="sm" variant="subtle" onClick={onDiscard}>
          {t('conversation.discard')}
        </Button>
      </div>
    </div>
  );
}
