import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Show } from '../../../components/page/Show.tsx';
import { upsertSession } from '../../../features/advice/advice.cache.ts';
import { adviceSessionQuery } from '../../../features/advice/reading/use-advice-session.ts';
import { takeViewingAdvice } from '../../../features/advice/reading/viewing-advice.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { queryClient, soon } from '../../../lib/query.ts';

const form = lazyPart(async () => (await import('./FormScreen.tsx')).FormScreen, ['home']);
const reading = lazyPart(
  async () => (await import('./ReadingScreen.tsx')).ReadingScreen,
  ['advice', 'home', 'speech', 'translation'],
);

/** Loads the screen that the address asks for, and an advice, so that the first render shows it. */
export async function prepareHome(search: string): Promise<void> {
  const params = new URLSearchParams(search);
  const adviceId = params.get('advice');
  if (!adviceId && !params.has('request')) return form.preload();
  // A request that fails leads to the form, also one that fails with the connection.
  if (params.has('request')) void form.preload().catch(() => undefined);
  await Promise.all([reading.preload(), adviceId && soon(queryClient.prefetchQuery(adviceSessionQuery(adviceId)))]);
}

/** Home: the form, a growing advice (`?request=`), or a stored one (`?advice=`). Its history is a page of its own, `/history`. */
export function HomePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const requestId = params.get('request');
  const adviceId = params.get('advice');

  // Another page may have left an advice to be opened.
  useEffect(() => {
    const session = takeViewingAdvice();
    if (!session) return;
    upsertSession(session);
    navigate(`/?advice=${session.id}`, { replace: true });
  }, [navigate]);

  // The form's code is there before a reader goes back to it, or loses the connection.
  useEffect(() => whenIdle(() => void form.preload().catch(() => undefined)), []);

  if (requestId || adviceId) return <Show key="reading" part={reading} props={{ requestId, adviceId }} />;
  return <Show key="form" part={form} props={{ onNear: reading.preload }} />;
}
