import { Button, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { CardSkeletons } from '../../../components/cards/CardSkeletons.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { LatePart } from '../../../components/page/LatePart.tsx';
import { wasSignedIn } from '../../../features/account/current-user.ts';
import { useAccount } from '../../../features/account/use-account.ts';
import { bindHistoryEvents } from '../../../features/advice/history/history.events.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { onSocket } from '../../../lib/socket.ts';
import { AdviceTab } from './AdviceTab.tsx';
import styles from './HistoryPage.module.css';
import { SignInPrompt } from './SignInPrompt.tsx';
import { TABS, useHistoryAddress } from './use-history-address.ts';

onSocket(bindHistoryEvents);

const couplesHistory = lazyPart(
  async () => (await import('../../../features/couples/components/history/CouplesHistory.tsx')).CouplesHistory,
  ['couples', 'history'],
);

/**
 * What the user asked, and their couples sessions. A visitor has no history: opening the advice tab leads to the sign-in page
 * and back here; the couples tab shows a prompt.
 */
export function HistoryPage() {
  const t = useT();
  const { user, failed, retry } = useAccount();
  const location = useLocation();
  const { tab, view, setTab, setView } = useHistoryAddress();
  // A visitor who came to the couples tab stays, also when they look at the other one.
  const [opened] = useState(tab);
  usePage(t('history.title'));

  if (user === null && opened === 'advice') {
    return <Navigate to="/auth" replace state={{ from: location.pathname + location.search }} />;
  }
  return (
    <div className={`page ${styles.page}`}>
      <Button
        component={Link}
        to="/"
        variant="subtle"
        size="sm"
        className={styles.home}
        leftSection={<Icon of={IconArrowLeft} size={16} />}
      >
        {t('history.home')}
      </Button>
      <h1 tabIndex={-1}>{t('history.title')}</h1>
      <Tabs
        value={tab}
        onChange={(chosen) => setTab(TABS.find((each) => each === chosen) ?? 'advice')}
        variant="none"
        keepMounted={false}
        classNames={{ list: styles.tabs, tab: styles.tab, panel: styles.panel }}
      >
        <Tabs.List aria-label={t('history.title')}>
          <Tabs.Tab value="advice">{t('history.advice')}</Tabs.Tab>
          <Tabs.Tab value="couples">{t('history.couples')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="advice">
          {user ? <AdviceTab userId={user.id} view={view} onView={setView} /> : withoutUser()}
        </Tabs.Panel>
        <Tabs.Panel value="couples">
          {user ? <LatePart part={couplesHistory} props={{}} fallback={<CardSkeletons small />} /> : withoutUser()}
        </Tabs.Panel>
      </Tabs>
    </div>
  );

  function withoutUser() {
    if (failed)
      return <ErrorState inside title={t('history.load_failed')} text={t('history.load_failed_text')} onRetry={retry} />;
    return user === undefined && wasSignedIn() ? <CardSkeletons /> : <SignInPrompt />;
  }
}
