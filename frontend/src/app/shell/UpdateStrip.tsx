import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { config } from '../../lib/config.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { takeUpdate } from '../../lib/take-update.ts';
import type { Update } from '../../lib/update.store.ts';
import { isSending } from './is-sending.ts';
import styles from './UpdateStrip.module.css';

/** Milliseconds between two looks at what is still being sent. */
const LOOK_MS = 500;

/** Says that a newer release is ready, or that the server no longer answers this one. It is used by a press alone, and after what is being sent. */
export function UpdateStrip({ update }: { update: Update }) {
  const t = useT();
  const { appName } = config;
  const [isLater, setIsLater] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isNeeded = update === 'needed';
  useEffect(() => {
    if (!isWaiting) return;
    const look = setInterval(() => {
      if (isNeeded || !isSending()) void takeUpdate();
    }, LOOK_MS);
    return () => clearInterval(look);
  }, [isWaiting, isNeeded]);
  if (isLater && !isNeeded) return null;
  // A server that answers no more takes nothing that waits: it is sent after loading again.
  const use = () => (!isNeeded && isSending() ? setIsWaiting(true) : void takeUpdate());
  return (
    <div className={`strip ${styles.strip}`}>
      <div className="strip-wrap">
        <Icon of={IconRefresh} />
        <p role="status">
          <span>{t(isNeeded ? 'update.needed' : isWaiting ? 'update.waiting' : 'update.ready', { appName })}</span>
        </p>
        <div className={styles.actions}>
          {!isWaiting && (
            <Button variant="subtle" size="sm" onClick={use}>
              {t(isNeeded ? 'update.load' : 'update.now')}
            </Button>
          )}
          {!isNeeded && (
            <Button variant="subtle" size="sm" onClick={() => setIsLater(true)}>
              {t('update.later')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
