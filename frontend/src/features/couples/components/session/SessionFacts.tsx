import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { clockTime } from '../../../../lib/message-time.ts';
import type { SessionView } from '../../couples.merge.ts';
import { dayWords } from '../../dates.ts';

/** The number of messages, and the start. */
export function SessionFacts({ view }: { view: SessionView }) {
  const t = useT();
  const { createdAt } = view.session;
  return (
    <>
      {t('couples.messages', { count: view.messageCount })} ·{' '}
      {t('couples.started', { day: dayWords(createdAt), time: clockTime(createdAt) })}
    </>
  );
}
