import type { NoticeView } from '@beside/common/notifications/notifications.views';
import { IconBell } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../components/Icon.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { renewDevice } from '../device.store.ts';
import { markSeen, useNotices } from '../notifications.api.ts';
import styles from './NewForYou.module.css';

/** What is new for a user, on the home page. What a visible page shows anyway is seen by that. */
export function NewForYou() {
  const t = useT();
  const { data: items = [] } = useNotices(true);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useSeen(items, address);
  useEffect(() => void renewDevice().catch(() => undefined), []);
  const shown = items.filter(({ to }) => to !== address);
  if (address !== '/' || shown.length === 0) return null;
  return (
    <aside className="strip" aria-label={t('notify.new')}>
      <div className="strip-wrap">
        <Icon of={IconBell} />
        <p>
          <b>{t('notify.new')}</b>{' '}
          <span className={styles.items}>
            {shown.map(({ id, kind, to, title }) => (
              <Link key={id} to={to} onClick={() => void markSeen([id]).catch(() => undefined)}>
                {title === null ? t(`notify.new_${kind}`) : t('notify.new_titled', { what: t(`notify.new_${kind}`), title })}
              </Link>
            ))}
          </span>
        </p>
      </div>
    </aside>
  );
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
