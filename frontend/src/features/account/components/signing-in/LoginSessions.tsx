import { LOGIN_SESSIONS_MAX } from '@beside/common/account/account.login-sessions.constants';
import type { LoginSessionView } from '@beside/common/account/account.login-sessions.views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../components/cards/use-focus-after-removal.ts';
import { Actions } from '../../../../components/kit/Actions.tsx';
import { Badge } from '../../../../components/kit/Badge.tsx';
import { Loaded } from '../../../../components/kit/Loaded.tsx';
import styles from '../../../../components/kit/SettingsList.module.css';
import { SettingsPart } from '../../../../components/kit/SettingsPart.tsx';
import { Skeleton } from '../../../../components/page/Skeleton.tsx';
import { useAlerts } from '../../../../hooks/use-alerts.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../../lib/i18n/Rich.tsx';
import { toast } from '../../../../lib/toast.store.ts';
import { endOtherSessions, endSessionElsewhere, useLoginSessions } from '../../signing-in/login-sessions.api.ts';
import { browserText, sessionText } from '../../signing-in/session-words.ts';

/** Where the user is signed in. Without places, addresses and hours: whoever opens the page should not learn where they are. */
export function LoginSessions() {
  const t = useT();
  const query = useLoginSessions();
  return (
    <SettingsPart id="login-sessions" title={t('signing.where')} text={t('signing.where_text')}>
      <div className={styles.body}>
        <Loaded query={query} failed={t('signing.load_failed')} waiting={<Waiting />}>
          {({ sessions, hasMore }) => <Listed sessions={sessions} hasMore={hasMore} />}
        </Loaded>
        <p className="fine">
          <Rich text={t('signing.warning')} parts={{ a: (words) => <a href="/help">{words}</a> }} />
        </p>
      </div>
    </SettingsPart>
  );
}

/** As high as two rows. */
function Waiting() {
  return (
    <ul className={styles.list} aria-hidden="true">
      {['this', 'another'].map((each) => (
        <li key={each}>
          <Skeleton width="60%" />
        </li>
      ))}
    </ul>
  );
}

function Listed({ sessions, hasMore }: { sessions: LoginSessionView[]; hasMore: boolean }) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const focus = useFocusAfterRemoval(
    list,
    sessions.map(({ id }) => id),
  );
  const alerts = useAlerts();
  const { mutate: endOthers, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: endOtherSessions,
    networkMode: 'always',
    onSuccess: () => toast('done', t('signing.all_out')),
    onError: (error) => alerts.show(t('signing.out_failed'), errorText(error, t('error.internal_error'))),
  });
  return (
    <>
      <ul ref={list} className={styles.list} {...focus}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {hasMore && <p className="fine">{t('signing.more', { max: LOGIN_SESSIONS_MAX })}</p>}
      {sessions.length > 1 ? (
        <Actions>
          <Button variant="default" aria-disabled={isPending || undefined} onClick={() => !isPending && endOthers()}>
            {t('signing.out_all')}
          </Button>
        </Actions>
      ) : (
        <p>{t('signing.only')}</p>
      )}
    </>
  );
}

function Session({ session }: { session: LoginSessionView }) {
  const t = useT();
  const alerts = useAlerts();
  const name = browserText(session);
  const { mutate: end, isPending } = useMutation({
    onMutate: alerts.clear,
    mutationFn: () => endSessionElsewhere(session.id),
    networkMode: 'always',
    onSuccess: () => toast('done', t('signing.is_out', { browser: name })),
    onError: (error) => alerts.show(t('signing.out_failed'), errorText(error, t('error.internal_error'))),
  });
  const today = new Date().toISOString().slice(0, 10);
  return (
    <li data-card={session.id} tabIndex={-1}>
      <p>
        <strong>{name}</strong>
        {session.current && <Badge tone="ok">{t('signing.this')}</Badge>}
        <span className={styles.when}>{sessionText(session, today)}</span>
      </p>
      {!session.current && (
        <Button
          variant="default"
          size="sm"
          aria-label={t('signing.out_of', { browser: name })}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && end()}
        >
          {t('signing.out')}
        </Button>
      )}
    </li>
  );
}
