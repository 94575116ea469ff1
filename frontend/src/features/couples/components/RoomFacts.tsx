import { useT } from '../../../lib/i18n/i18n.store.ts';
import type { Room } from '../couples.merge.ts';
import { clockTime, dayWords } from '../dates.ts';

/** How much was said, and since when. */
export function RoomFacts({ room }: { room: Room }) {
  const t = useT();
  const { createdAt } = room.session;
  return (
    <>
      {t('couples.messages', { count: room.messageCount })} ·{' '}
      {t('couples.started', { day: dayWords(createdAt), time: clockTime(createdAt) })}
    </>
  );
}
