import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { Room } from '../couples.merge.ts';
import { EndSession } from './EndSession.tsx';
import { LinkMark } from './LinkMark.tsx';
import { People } from './People.tsx';
import { QuickExitButton } from './QuickExitButton.tsx';
import { ReaderLanguageField } from './ReaderLanguageField.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import styles from './RoomSide.module.css';

/** On a wide page: the session, who is in it, and the way out. */
export function RoomSide({ token, room, site }: { token: string; room: Room; site: ReactNode }) {
  const t = useT();
  const { session } = room;
  return (
    <aside className={styles.side} aria-label={t('couples.about')}>
      <div className={styles.about}>
        <div className={styles.head}>
          <Link to="/couples">{t('couples.all')}</Link>
          <h1>
            <bdi>{session.sessionName}</bdi>
          </h1>
          <p>
            <RoomFacts room={room} />
          </p>
        </div>
        <People room={room} />
        <ReaderLanguageField />
        {site}
      </div>
      <div className={styles.foot}>
        <LinkMark />
        <QuickExitButton wide />
        {session.isActive && session.id !== null && <EndSession token={token} id={session.id} />}
      </div>
    </aside>
  );
}
