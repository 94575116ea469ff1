import { type ReactNode, useEffect, useState } from 'react';
import { useKeyboardRoom } from '../../../../hooks/use-keyboard-room.ts';
import { useWide } from '../../../../hooks/use-wide.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { stopSpeech } from '../../../../lib/speech.ts';
import { couples } from '../../couples.conversation.ts';
import type { SessionView } from '../../couples.merge.ts';
import { nameOf, otherRole } from '../../participants.ts';
import { Conversation } from '../conversation/Conversation.tsx';
import { EmptyConversation } from '../conversation/EmptyConversation.tsx';
import { SessionComposer } from '../conversation/SessionComposer.tsx';
import { TypingLine } from '../conversation/TypingLine.tsx';
import { EndedNote } from '../ended/EndedNote.tsx';
import { Invitation } from '../join/Invitation.tsx';
import styles from './ActiveSession.module.css';
import { SessionBar } from './SessionBar.tsx';
import { SessionSide } from './SessionSide.tsx';

interface Props {
  token: string;
  view: SessionView;
  /** Help for this reader alone, above the composer. */
  help: ReactNode;
  /** Where to find help, when nothing answers. */
  quietHelp: ReactNode;
  /** Header and footer content: narrow windows show neither, wide ones no footer. Wide ones have the disclaimer below the talk. */
  site: { narrow: ReactNode; wide: ReactNode; disclaimer: ReactNode };
  /** The reader has just seen the partner's link. */
  linkShown: boolean;
}

/** The live session: participants, conversation, composer. */
export function ActiveSession({ token, view, help, quietHelp, site, linkShown }: Props) {
  const t = useT();
  const wide = useWide();
  couples.useConnected(token);
  useKeyboardRoom();
  useEffect(() => stopSpeech, []);

  const { session, me } = view;
  const [openedActive] = useState(session.isActive);
  const role = me.role === 'visitor' ? 'partner2' : me.role;
  const other = nameOf(session, otherRole(role));
  const alone = other === null && session.isActive;
  const silent = view.pages.length === 0 && session.isActive;
  const before = alone ? <Invitation view={view} linkShown={linkShown} /> : silent && <EmptyConversation view={view} />;
  return (
    <div className={styles.session}>
      {wide ? (
        <SessionSide token={token} view={view} site={site.wide} />
      ) : (
        <SessionBar token={token} view={view} site={site.narrow} />
      )}
      <div className={styles.talk}>
        <Conversation token={token} view={view} before={before} quietHelp={quietHelp} />
        <div className={styles.foot}>
          {help}
          {session.isActive ? (
            <>
              <TypingLine role={otherRole(role)} name={other} />
              <SessionComposer
                token={token}
                label={other === null ? t('couples.message_alone') : t('couples.message_to', { name: other })}
                hint={alone ? t('couples.alone_hint') : undefined}
              />
            </>
          ) : (
            <EndedNote token={token} role={me.role} fresh={openedActive} />
          )}
          {wide && <div className={styles.disclaimer}>{site.disclaimer}</div>}
        </div>
      </div>
    </div>
  );
}
