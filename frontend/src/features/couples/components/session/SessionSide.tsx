import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { QuickExitButton } from '../../../../components/quick-exit/QuickExitButton.tsx';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';
import { ReaderLanguageField } from '../conversation/ReaderLanguageField.tsx';
import { EndSession } from '../ended/EndSession.tsx';
import { Participants } from './Participants.tsx';
import { SessionConnectionStatus } from './SessionConnectionStatus.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import styles from './SessionSide.module.css';

/** The wide side panel: session and participants; help and quick exit stay in view. */
export function SessionSide({ token, view, site }: { token: string; view: SessionView; site: ReactNode }) {
  const t = useT();
  const { session } = view;
  return (
    <aside className={styles.side} aria-label={t('couples.about')}>
      <div className={styles.about}>
        <div className={styles.head}>
          <Link to="/couples">{t('couples.all')}</Link>
          <h1>
            <bdi>{session.sessionName}</bdi>
          </h1>
          <p>
            <SessionFacts view={view} />
          </p>
        </div>
        <Participants view={view} />
        <ReaderLanguageField />
        {site}
      </div>
      <div className={styles.foot}>
        <div className={styles.line}>
          <SessionConnectionStatus />
          {/* A document of its own: the server makes it. */}
          <a href="/help">{t('help.page')}</a>
        </div>
        <QuickExitButton wide />
        {session.isActive && session.id !== null && <EndSession token={token} id={session.id} />}
      </div>
    </aside>
  );
}
