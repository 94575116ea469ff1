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

/**
 * Says that a newer release is ready, or that this page must be loaded again, since files of it are gone or the server no longer answers it. It is used by a
 * press alone, and after what is being sent.
 */
export function UpdateStrip({ update }: { update: Update }) {
  const t = useT();
  const [isLater, setIsLater] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const isNeeded = update === 'needed';
  const mustLoad = update !== 'ready';
  useEffect(() => {
    if (!isWaiting) return;
    const look = setInterval(() => {
      // A server that answers no more takes nothing that waits: it is sent after loading again.
      if (!isNeeded && isSending()) return;
      clearInterval(look);
      void takeUpdate();
    }, LOOK_MS);
    return () => clearInterval(look);
  }, [isWaiting, isNeeded]);
  const text = t(isWaiting ? 'update.waiting' : mustLoad ? 'update.needed' : 'update.ready', { appName: config.appName });
  const announced = useAfterMount(text);
  if (isLater && !mustLoad) return null;
  const use = () => (!isNeeded && isSending() ? setIsWaiting(true) : void takeUpdate());
  const wait = () => {
    setIsWaiting(false);
    setIsLater(true);
  };
  return (
    <section className={`strip ${styles.strip}`}>
      <div className="strip-wrap">
        <Icon of={IconRefresh} />
        <p role="status">
          <span>{announced}</span>
        </p>
        <div className={styles.actions}>
          {!isWaiting && (
            <Button variant="subtle" size="sm" onClick={use}>
              {t(mustLoad ? 'update.load' : 'update.now')}
            </Button>
          )}
          {!mustLoad && (
            <Button variant="subtle" size="sm" onClick={wait}>
              {t('update.later')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** A text that comes after its place: what reads the screen aloud announces what changes, not what is there from the start. */
function useAfterMount(text: string): string {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted ? text : '\u00a0';
}
