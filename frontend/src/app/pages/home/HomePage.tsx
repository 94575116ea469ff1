import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Show } from '../../../components/page/Show.tsx';
import { upsertSession } from '../../../features/advice/advice.cache.ts';
import { takeViewingAdvice } from '../../../features/advice/reading/viewing-advice.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { FormScreen } from './FormScreen.tsx';

const reading = lazyPart(
  async () => (await import('./ReadingScreen.tsx')).ReadingScreen,
  ['advice', 'home', 'speech', 'translation'],
);

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

  if (requestId || adviceId) return <Show part={reading} props={{ requestId, adviceId }} />;
  return <FormScreen onNear={reading.preload} />;
}
