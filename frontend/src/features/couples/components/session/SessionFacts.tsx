import { clockTime, dayHeading } from '../../../../lib/conversation/message-time.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import type { SessionView } from '../../couples.merge.ts';

/** The number of messages, and the start. */
export function SessionFacts({ view }: { view: SessionView }) {
  const t = useT();
  const { createdAt } = view.session;
  return (
    <>
      {t('couples.messages', { count: view.messageCount })} ·{' '}
      {t('couples.started', { day: dayHeading(createdAt), time: clockTime(createdAt) })}
    </>
  );
}
