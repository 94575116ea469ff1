import { useState } from 'react';
import { fetchSession } from './couples.api.ts';
import { currentView, upsertOlder } from './couples.cache.ts';
import { readerLanguage } from './reader-language.ts';

export type Older = 'idle' | 'loading' | 'failed';

/** Loads the page of older messages. `onArrival` runs just before it is shown. */
export function useOlder(token: string, onArrival: () => void): { older: Older; loadOlder: () => void } {
  const [older, setOlder] = useState<Older>('idle');
  async function load() {
    const before = currentView(token)?.pages[0]?.[0]?.id;
    if (older === 'loading' || before === undefined) return;
    setOlder('loading');
    try {
      const answer = await fetchSession(token, { before, language: readerLanguage() });
      onArrival();
      upsertOlder(token, before, answer);
      setOlder('idle');
    } catch {
      setOlder('failed');
    }
  }
  return { older, loadOlder: () => void load() };
}
