import type { CouplesRole } from '@beside/common/couples/couples.constants';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import styles from './EndedNote.module.css';

/** In the place of the field, once the session has been ended: what still can be done, and by whom. */
export function EndedNote({ role }: { role: CouplesRole | 'visitor' }) {
  const t = useT();
  return (
    <div className={styles.ended} role="status">
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
  );
}
