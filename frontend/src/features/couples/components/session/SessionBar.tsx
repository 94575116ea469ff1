import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { HelpButton } from '../../../../components/quick-exit/HelpButton.tsx';
import { QuickExitButton } from '../../../../components/quick-exit/QuickExitButton.tsx';
import { useConnection } from '../../../../lib/connection.store.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';
import { nameOf, otherRole } from '../../participants.ts';
import { ReaderLanguageField } from '../conversation/ReaderLanguageField.tsx';
import { EndSession } from '../ended/EndSession.tsx';
import { Participants } from './Participants.tsx';
import styles from './SessionBar.module.css';
import { SessionConnectionStatus } from './SessionConnectionStatus.tsx';
import { SessionFacts } from './SessionFacts.tsx';

/** The narrow header: name, presence, help and quick exit, which stay in view for both partners. The name opens a dialog with the rest. */
export function SessionBar({ token, view, site }: { token: string; view: SessionView; site: ReactNode }) {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const { session } = view;
  const close = () => setOpened(false);
  return (
    <div className={styles.top}>
      <div className={styles.bar}>
        <ActionIcon data-tip component={Link} to="/couples" aria-label={t('couples.back')}>
          <Icon of={IconChevronLeft} />
        </ActionIcon>
        <div className={styles.name}>
          <h1>
            <button type="button" aria-haspopup="dialog" aria-expanded={opened} onClick={() => setOpened(true)}>
              <bdi>{session.sessionName}</bdi>
              <span className="vh">, {t('couples.about')}</span>
              <Icon of={IconChevronDown} size={16} />
            </button>
          </h1>
          <p>{useWhoIsHere(view)}</p>
        </div>
        <HelpButton />
        <QuickExitButton />
      </div>
      <div className={styles.facts}>
        <SessionConnectionStatus />
        <ReaderLanguageField small />
      </div>
      <Dialog title={session.sessionName} opened={opened} onClose={close}>
        <p className="fine">
          <SessionFacts view={view} />
        </p>
        <Participants view={view} />
        <div className={styles.language}>
          <ReaderLanguageField />
        </div>
        <div className={styles.ways}>
          <QuickExitButton wide />
          {session.isActive && session.id !== null && <EndSession token={token} id={session.id} onEnded={close} />}
        </div>
        {site}
      </Dialog>
    </div>
  );
}

/** The partner's presence in a few words. */
function useWhoIsHere({ session, me, presence }: SessionView): string {
  const t = useT();
  const connection = useConnection();
  if (me.role === 'visitor') return '';
  if (!session.isActive) return t('couples.ended_short');
  // Presence is unknown while offline.
  if (connection === 'offline') return t('connection.restoring');
  const other = otherRole(me.role);
  const name = nameOf(session, other);
  if (name === null) return t('couples.waiting');
  return t(presence.includes(other) ? 'couples.both_here' : 'couples.partner_away', { name });
}
