import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionNote } from '../../../components/kit/ActionNote.tsx';
import { Note } from '../../../components/kit/Note.tsx';
import { LatePart } from '../../../components/page/LatePart.tsx';
import { PageFallback } from '../../../components/page/PageFallback.tsx';
import { onForget } from '../../../features/account/current-user.ts';
import { bindAdminEvents } from '../../../features/admin/admin.events.ts';
import { useAdminStatus } from '../../../features/admin/owner/use-admin-status.ts';
import { useAdminLive } from '../../../features/admin/use-admin-live.ts';
import { useOpenCount } from '../../../features/tasks/use-tasks.ts';
import { forgetTokens, useMadeToken } from '../../../features/tokens/made-token.store.ts';
import { shownToken } from '../../../features/tokens/shown-token.ts';
import { usePage } from '../../../hooks/use-page.ts';
import { dayText } from '../../../lib/day-text.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { Rich } from '../../../lib/i18n/Rich.tsx';
import { onQuickExit } from '../../../lib/quick-exit.ts';
import { onSocket } from '../../../lib/socket.ts';
import { AdminNav } from './AdminNav.tsx';
import styles from './AdminPage.module.css';
import { tabAt, tabsFor } from './admin-tabs.ts';
import { PartDenied } from './NoAccess.tsx';

onSocket(bindAdminEvents);
onForget(forgetTokens);
onQuickExit(forgetTokens);

interface Props {
  /** The address, without a slash at its end. */
  path: string;
  isOwner: boolean;
  /** From when the panel needs a second step that this session has not passed. */
  secondFactorFrom?: string | undefined;
}

/** The tabs, and what the tab at the address shows. It stays mounted between them. */
export function Panel({ path, isOwner, secondFactorFrom }: Props) {
  const t = useT();
  const tab = tabAt(path);
  const label = tab && t(tab.label);
  usePage(label ? t('admin.title_of', { tab: label }) : t('admin.title'));
  // The overview watches by itself, since it also shows who is connected.
  useAdminLive(path !== '/admin');
  const openTasks = useOpenCount(isOwner);
  return (
    <div className={`page ${styles.page}`}>
      <h1 tabIndex={-1}>{t('admin.title')}</h1>
      <AdminNav tabs={tabsFor(isOwner)} current={tab} waiting={{ '/admin/tasks': openTasks }} />
      <NoPassword isOwner={isOwner} />
      {secondFactorFrom && <SecondStepSoon from={secondFactorFrom} />}
      <section aria-label={label} className={styles.panel} key={path}>
        {tab?.ownerOnly && !isOwner ? <PartDenied /> : tab && <LatePart part={tab.part} props={{}} fallback={<PageFallback />} />}
      </section>
      <NewToken />
      <Release />
    </div>
  );
}

/** A new token's value, wherever its reader is in the panel when it comes. Once loaded, the dialog stays, and gives the focus back. */
function NewToken() {
  const isMade = useMadeToken(({ made }) => made !== null);
  const [needed, setNeeded] = useState(isMade);
  if (isMade && !needed) setNeeded(true);
  return needed && <LatePart part={shownToken} props={{}} />;
}

/** Without an admin password nothing can be changed, which should be known before a form is filled in. */
function NoPassword({ isOwner }: { isOwner: boolean }) {
  const t = useT();
  const { data } = useAdminStatus();
  if (data?.hasAdminPassword !== false) return null;
  return (
    <Note tone="warn" icon={IconInfoCircle}>
      <Rich
        text={t(isOwner ? 'admin.no_password_owner' : 'admin.no_password')}
        parts={{ b: (words) => <strong>{words}</strong>, a: (words) => <Link to="/admin/owner">{words}</Link> }}
      />
    </Note>
  );
}

/** The days of grace are running. */
function SecondStepSoon({ from }: { from: string }) {
  const t = useT();
  return (
    <ActionNote tone="warn" icon={IconInfoCircle} label={t('admin.step_set_up')} to="/account/signing-in">
      {t('admin.step_soon', { date: dayText(from) })}
    </ActionNote>
  );
}

/** Which release answers: what a report of a fault should name. */
function Release() {
  const t = useT();
  const { data } = useAdminStatus();
  if (!data?.version) return null;
  const version = data.commit ? `${data.version} (${data.commit})` : data.version;
  return <p className={styles.release}>{t('admin.release', { version })}</p>;
}
