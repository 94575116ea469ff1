import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';
import { Avatar } from '../Avatar.tsx';
import styles from '../join/Invitation.module.css';
import { QuickExitHint } from '../session/QuickExitHint.tsx';

/** Shown while both partners are in and nothing is written: how to begin, and how to ask the counsellor. */
export function EmptyConversation({ view: { session } }: { view: SessionView }) {
  const t = useT();
  return (
    <section className={styles.invite} aria-labelledby="opening" data-alone>
      <div className={styles.pair} aria-hidden="true">
        <Avatar voice="a" name={session.partner1Name} large />
        <Avatar voice="b" name={session.partner2Name} large />
        <Avatar voice="c" large />
      </div>
      <div className={styles.words}>
        <h2 id="opening">{t('couples.opening')}</h2>
        <p>{t('couples.opening_text')}</p>
      </div>
      <QuickExitHint />
    </section>
  );
}
