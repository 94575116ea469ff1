import { IconAlertTriangle } from '@tabler/icons-react';
import { ActionNote } from '../../../../components/kit/ActionNote.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { useRetention } from '../../retention/retention.api.ts';
import styles from './RetentionNote.module.css';

/** Says above the history that old advice will be deleted by itself, while that waits: it may be somebody else's choice, who deleted the mail. */
export function RetentionNote() {
  const t = useT();
  const { data } = useRetention();
  if (!data?.from) return null;
  return (
    <div className={styles.note}>
      <ActionNote tone="warn" icon={IconAlertTriangle} label={t('history.stay_see')} to="/account/keeping">
        {t('history.stay_from', { date: dayText(data.from) })}
      </ActionNote>
    </div>
  );
}
