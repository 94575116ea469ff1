import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { QuickExitButton } from '../../../components/quick-exit/QuickExitButton.tsx';
import { QuickExitCorner } from '../../../components/quick-exit/QuickExitCorner.tsx';
import { useMe, useMeIsLoaded, useSignedIn } from '../../../features/account/use-me.ts';
import { JoinDialog } from '../../../features/couples/components/join/JoinDialog.tsx';
import { NoSession } from '../../../features/couples/components/join/NoSession.tsx';
import { ActiveSession } from '../../../features/couples/components/session/ActiveSession.tsx';
import { SessionSkeleton } from '../../../features/couples/components/session/SessionSkeleton.tsx';
import { couples } from '../../../features/couples/couples.conversation.ts';
import { bindCouplesEvents } from '../../../features/couples/couples.events.ts';
import { sendAs } from '../../../features/couples/messages/sender.ts';
import { QuietHelp } from '../../../features/safety/components/QuietHelp.tsx';
import { offlineHelp } from '../../../features/safety/offline-help.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { ApiError } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { isFields } from '../../../lib/parse.ts';
import { onQuickExit } from '../../../lib/quick-exit.ts';
import { onSocket } from '../../../lib/socket.ts';
import { forgetAtExit } from '../../forget-at-exit.ts';
import { EndedForVisitor } from './EndedForVisitor.tsx';
import { PrivateHelp } from './PrivateHelp.tsx';
import styles from './SessionPage.module.css';
import { Disclaimer, SiteFacts, WideFacts } from './SiteFacts.tsx';

// Bound here, because the couples code loads with this page alone.
onSocket(bindCouplesEvents);
// A quick exit clears the other features' data too.
onQuickExit(forgetAtExit);

/** A couples session: live for its partners, a preview for a visitor. */
export function SessionPage() {
  const t = useT();
  const { token = '' } = useParams();
  const { state } = useLocation();
  const linkShown = isFields(state) && state.linkShown === true;
  const signedIn = useSignedIn();
  const isKnown = useMeIsLoaded();
  const userId = useMe()?.id ?? null;
  // A layout effect, since the session's effect sends waiting messages.
  useLayoutEffect(() => sendAs(userId), [userId]);
  const { data: view, error, refetch } = couples.useView(token);
  // Its numbers are needed where the connection is gone.
  useEffect(() => void offlineHelp.preload().catch(() => undefined), []);
  usePage(t('couples.room_title'));

  if (view?.gone || (!view && error instanceof ApiError && [400, 404].includes(error.status))) return <NoSession token={token} />;
  if (!view && error)
    return <ErrorState title={t('couples.load_failed')} text={t('couples.load_failed_text')} onRetry={() => void refetch()} />;
  if (view?.me.role === 'visitor')
    return (
      <>
        <QuickExitCorner>
          <QuickExitButton />
        </QuickExitCorner>
        {view.session.isActive ? (
          <JoinDialog token={token} view={view} signedIn={signedIn} />
        ) : (
          <EndedForVisitor name={view.session.sessionName} />
        )}
      </>
    );
  return (
    <div className={styles.window}>
      {/* The session sends waiting messages: wait until the current user is known. */}
      {view && isKnown ? (
        <ActiveSession
          key={token}
          token={token}
          view={view}
          help={<PrivateHelp token={token} />}
          quietHelp={<QuietHelp />}
          site={{ narrow: <SiteFacts signedIn={signedIn} />, wide: <WideFacts />, disclaimer: <Disclaimer /> }}
          linkShown={linkShown}
        />
      ) : (
        <SessionSkeleton />
      )}
    </div>
  );
}
