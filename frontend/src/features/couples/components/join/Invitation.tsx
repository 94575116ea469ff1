import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';
import { Avatar } from '../Avatar.tsx';
import { HowItWorks } from '../lobby/HowItWorks.tsx';
import { ShareLink } from '../lobby/ShareLink.tsx';
import { QuickExitHint } from '../session/QuickExitHint.tsx';
import styles from './Invitation.module.css';

/** For a creator who is still alone: the partner's link. A link just shown is folded. */
export function Invitation({ view, linkShown }: { view: SessionView; linkShown: boolean }) {
  const t = useT();
  const [folded, setFolded] = useState(linkShown);
  const invite = useRef<HTMLElement>(null);
  useEffect(() => {
    // The link replaces the focused button, so it takes the focus.
    if (linkShown && !folded) invite.current?.querySelector('input')?.focus();
  }, [linkShown, folded]);
  const { session } = view;
  const begun = view.pages.length > 0;
  return (
    <section ref={invite} className={styles.invite} aria-labelledby="invite" data-alone={!begun || undefined}>
      <div className={styles.pair} aria-hidden="true">
        <Avatar voice="a" name={session.partner1Name} large />
        <Avatar voice="b" large />
        <Avatar voice="c" large />
      </div>
      <div className={styles.words}>
        <h2 id="invite">{t('couples.invite', { name: session.partner1Name })}</h2>
        <p>{t(folded ? 'couples.invite_soon' : 'couples.invite_text')}</p>
      </div>
      {session.shareUrl && folded && (
        <Button variant="default" className={styles.again} onClick={() => setFolded(false)}>
          {t('couples.invite_link')}
        </Button>
      )}
      {session.shareUrl && !folded && <ShareLink url={session.shareUrl} sessionName={session.sessionName} />}
      {!folded && <p className="fine">{t('couples.invite_soon')}</p>}
      <QuickExitHint />
      {!begun && (
        <div className={styles.how}>
          <HowItWorks />
        </div>
      )}
    </section>
  );
}
