import type { CouplesRole } from '@beside/common/couples/couples.constants';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import styles from './EndedNote.module.css';
import { UnsentDraft } from './UnsentDraft.tsx';

interface Props {
  token: string;
  role: CouplesRole | 'visitor';
  /** The session ended while this reader was in it. */
  fresh: boolean;
}

/** Replaces the composer once the session has ended: the unsent draft, and what each partner still can do. */
export function EndedNote({ token, role, fresh }: Props) {
  const t = useT();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused field or dialog is gone. Focus elsewhere stays.
    if (fresh && document.activeElement === document.body) note.current?.focus();
  }, [fresh]);
  return (
    <div className={styles.frame}>
      <UnsentDraft token={token} onDiscarded={() => note.current?.focus()} />
      <div ref={note} className={styles.ended} role="status" tabIndex={-1}>
        <div>
          <p>
            <b>{t('couples.ended')}</b>
          </p>
          <p>{t(role === 'partner1' ? 'couples.ended_creator' : 'couples.ended_partner')}</p>
        </div>
        <Button component={Link} to="/couples" variant="default" size="sm">
          {t('couples.all')}
        </Button>
      </div>
    </div>
  );
}
