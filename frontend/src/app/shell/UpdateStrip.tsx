import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useAfterMount } from '../../hooks/use-after-mount.ts';
import { config } from '../../lib/config.ts';
import { useT } from '../../lib/i18n/i18n.store.ts';
import { takeUpdate } from '../../lib/take-update.ts';
import { type Update, useUpdate } from '../../lib/update.store.ts';
import { isSending } from './is-sending.ts';
import styles from './UpdateStrip.module.css';

/** Milliseconds between two looks at what is still being sent. */
const LOOK_MS = 500;
/** Milliseconds for the page to go. One that is still here, since its reader wanted to stay or the next one does not open, can be asked again. */
const GOES_MS = 5_000;

/**
 * Says that a newer release is ready, or that this page must be loaded again, since files of it are gone or the server no longer answers it. It is used by a
 * press alone, and after what is being sent.
 */
export function UpdateStrip({ update }: { update: Update }) {
  const t = useT();
  const isLater = useUpdate((state) => state.isLater);
  const [isTaking, setIsTaking] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  // What waits is sent after loading again: this page may be unable to.
  const mustLoad = update !== 'ready';
  const take = useCallback(() => {
    setIsTaking(true);
    setIsWaiting(false);
    void takeUpdate().then(() => setTimeout(() => setIsTaking(false), GOES_MS));
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const look = setInterval(() => {
      if (isSending()) return;
      clearInterval(look);
      take();
    }, LOOK_MS);
    return () => clearInterval(look);
  }, [isWaiting, take]);
  const text = t(mustLoad ? 'update.needed' : isWaiting ? 'update.waiting' : 'update.ready', { appName: config.appName });
  const announced = useAfterMount(text, '\u00a0');
  if (isLater && update !== 'needed') return null;
  const use = () => {
    if (!mustLoad && isSending()) return setIsWaiting(true);
    take();
  };
  const wait = () => {
    setIsWaiting(false);
    useUpdate.setState({ isLater: true });
  };
  return (
    <section className={`strip ${styles.strip}`}>
      <div className="strip-wrap">
        <Icon of={IconRefresh} />
        <p role="status">
          <span>{announced}</span>
        </p>
        <div className={styles.actions}>
          {(mustLoad || !isWaiting) && (
            <Button variant="subtle" size="sm" disabled={isTaking} onClick={use}>
              {t(mustLoad ? 'update.load' : 'update.now')}
            </Button>
          )}
          {update !== 'needed' && (
            <Button variant="subtle" size="sm" onClick={wait}>
              {t('update.later')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
