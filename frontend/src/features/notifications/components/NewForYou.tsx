import type { NoticeView } from '@beside/common/notifications/notifications.views';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../components/Icon.tsx';
import { useI18n, useT } from '../../../lib/i18n/i18n.store.ts';
import { useLook } from '../../../lib/look.store.ts';
import { renewDevice } from '../device.store.ts';
import { markSeen, refetchNotices, useNotices } from '../notifications.api.ts';
import { useCalm } from '../use-calm.ts';
import styles from './NewForYou.module.css';

interface Props {
  userId: string;
  /** When the server last said who the user is. */
  knownAt: number;
}

/** What is new for a user, on the home page. What a visible page shows anyway is seen by that. No words of a question: the screen may be another's. */
export function NewForYou({ userId, knownAt }: Props) {
  const t = useT();
  const { data: items = [] } = useNotices();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useSeen(items, address);
  useRenewal(userId);
  useMissed(knownAt);
  const isCalm = useCalm();
  const shown = address === '/' && isCalm ? items : [];
  return (
    <>
      {/* It is there before its words, so that they are announced. */}
      <p className="vh" role="status">
        {shown.length > 0 && t('notify.new')}
      </p>
      {shown.length > 0 && (
        <aside className="strip" aria-label={t('notify.new')}>
          <div className="strip-wrap">
            <Icon of={IconBell} />
            <p>
              <b>{t('notify.new')}</b>{' '}
              <span className={styles.items}>
                {shown.map(({ id, kind, to }) => (
                  <Link key={id} to={to} onClick={() => void markSeen([id]).catch(() => undefined)}>
                    {t(`notify.new_${kind}`)}
                  </Link>
                ))}
              </span>
            </p>
          </div>
        </aside>
      )}
    </>
  );
}

/** The server learns under which name, and in which language, this device shows a notification. */
function useRenewal(userId: string): void {
  const look = useLook((state) => state.look);
  const language = useI18n((state) => state.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or language is told anew
  useEffect(() => void renewDevice(userId).catch(() => undefined), [userId, look, language]);
}

/** After a lost connection pushes may have been missed. Who the user is is asked first: an ended session has no notices. */
function useMissed(knownAt: number): void {
  const first = useRef(knownAt);
  useEffect(() => {
    if (knownAt !== first.current) refetchNotices();
  }, [knownAt]);
}

/** Marks what the page at an address shows, as soon as somebody can see it. */
function useSeen(items: readonly NoticeView[], address: string): void {
  useEffect(() => {
    const ids = items.filter(({ to }) => to === address).map(({ id }) => id);
    if (ids.length === 0) return;
    const look = () => {
      if (document.visibilityState === 'visible') void markSeen(ids).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [items, address]);
}
