import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { Room } from '../couples.merge.ts';
import { Avatar } from './Avatar.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import styles from './Invite.module.css';
import { ShareLink } from './ShareLink.tsx';

/** For whoever created the session and is alone in it: the link for the partner, and what happens then. */
export function Invite({ room }: { room: Room }) {
  const t = useT();
  const { session } = room;
  const begun = room.pages.length > 0;
  return (
    <section className={styles.invite} aria-labelledby="invite" data-alone={!begun || undefined}>
      <div className={styles.pair} aria-hidden="true">
        <Avatar voice="a" name={session.partner1Name} large />
        <Avatar voice="b" large />
        <Avatar voice="c" large />
      </div>
      <div className={styles.words}>
        <h2 id="invite">{t('couples.invite', { name: session.partner1Name })}</h2>
        <p>{t('couples.invite_text')}</p>
      </div>
      {session.shareUrl && <ShareLink url={session.shareUrl} sessionName={session.sessionName} />}
      <p className={styles.soon}>{t('couples.invite_soon')}</p>
      {!begun && (
        <div className={styles.how}>
          <HowItWorks />
        </div>
      )}
    </section>
  );
}
