import { IconInfoCircle } from '@tabler/icons-react';
import { Note } from '../../../../components/kit/Note.tsx';
import { dayText } from '../../../../lib/day-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';

/** Before an order: the sessions of a plan that ended early count in the new one, too, until the month would have ended. */
export function CarriedUse({ count, until }: { count: number; until: string }) {
  const t = useT();
  return (
    <Note tone="info" icon={IconInfoCircle}>
      {t('billing.kept_use', { count, date: dayText(until) })}
    </Note>
  );
}
