import { useQuery } from '@tanstack/react-query';
import { Show } from '../../components/page/Show.tsx';
import { meQuery } from '../../features/account/use-me.ts';
import { usePart } from '../../hooks/use-part.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

const notices = lazyPart(
  async () => (await import('../../features/notifications/components/NewForYou.tsx')).NewForYou,
  ['notify'],
);

/** What is new for a user. Its code loads once the browser is idle; a visitor needs none. */
export function Notices() {
  const { data: me, dataUpdatedAt } = useQuery(meQuery);
  const isReady = usePart(notices, Boolean(me), 'idle');
  return me && isReady && <Show part={notices} props={{ userId: me.id, knownAt: dataUpdatedAt }} />;
}
