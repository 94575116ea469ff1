import { useLayoutEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { upsertSession } from '../../../features/advice/advice.cache.ts';
import { takeViewingAdvice } from '../../../features/advice/viewing-advice.ts';
import { lazyPage, Show } from '../../lazy-page.tsx';
import { FormScreen } from './FormScreen.tsx';

const reading = lazyPage(async () => (await import('./ReadingScreen.tsx')).ReadingScreen);

/** Home: the form, an advice being written (`?request=`), or a stored one (`?advice=`). */
export function HomePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const requestId = params.get('request');
  const adviceId = params.get('advice');

  // Another screen may have left an advice to be opened: before anything is painted.
  useLayoutEffect(() => {
    const session = takeViewingAdvice();
    if (!session) return;
    upsertSession(session);
    navigate(`/?advice=${session.id}`, { replace: true });
  }, [navigate]);

  if (requestId || adviceId) return <Show page={reading} props={{ requestId, adviceId }} />;
  return <FormScreen onNear={reading.preload} />;
}
