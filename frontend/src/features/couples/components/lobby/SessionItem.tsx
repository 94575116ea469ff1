import type { CouplesHistoryItem } from '@beside/common/couples/couples.views';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Icon } from '../../../../components/Icon.tsx';
import { Badge } from '../../../../components/kit/Badge.tsx';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './SessionItem.module.css';

interface Props {
  session: CouplesHistoryItem;
  /** A deletion is in progress. */
  busy: boolean;
  onDelete: () => void;
}

/** A session in the list. Its creator can delete it. */
export function SessionItem({ session, busy, onDelete }: Props) {
  const t = useT();
  const { sessionName, sessionToken, partner1Name, partner2Name, isActive, createdAt, role } = session;
  const partners =
    partner2Name === null ? t('couples.waiting') : t('couples.partners', { first: partner1Name, second: partner2Name });
  return (
    <li className={styles.item} data-busy={busy || undefined}>
      <div className={styles.words}>
        <Link to={`/couples/${sessionToken}`}>
          <bdi>{sessionName}</bdi>
        </Link>
        <p>
          {partners} · {dayText(createdAt)}
        </p>
      </div>
      <Badge tone={isActive ? 'ok' : undefined}>{t(isActive ? 'couples.active' : 'couples.ended_short')}</Badge>
      {role === 'partner1' ? (
        <ActionIcon
          data-tip
          aria-label={t('couples.delete', { name: sessionName })}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onDelete()}
        >
          <Icon of={IconTrash} />
        </ActionIcon>
      ) : (
        <span className={styles.none} />
      )}
    </li>
  );
}

/** Reserves an item's space while the list loads. */
export function SessionItemSkeleton() {
  return (
    <div className={styles.item}>
      <div className={styles.words}>
        <Skeleton width="60%" />
        <Skeleton width="80%" />
      </div>
    </div>
  );
}
