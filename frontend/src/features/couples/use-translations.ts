import type { Language } from '@beside/common/language/language.constants';
import { useEffect, useRef } from 'react';
import { liveSocket } from '../../lib/socket.ts';
import type { Room } from './couples.merge.ts';
import { useReaderLanguage } from './reader-language.ts';
import { isLive } from './room-link.ts';
import { awaitedIn, giveUp } from './translating.ts';
import { reloadRoom } from './use-room.ts';

/** Milliseconds after which a translation that has not come is waited for no longer. */
const PATIENCE_MS = 15_000;

/** Tells the server what this reader reads in. What is not translated yet comes as it is. */
async function askFor(token: string, language: Language): Promise<void> {
  if (!isLive(token)) return;
  const socket = await liveSocket();
  socket.emit('couples:language', { token, language }, () => undefined);
}

/** Keeps the room in its reader's language. */
export function useTranslations(token: string, room: Room): void {
  const language = useReaderLanguage();
  const shown = useRef(language);

  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void askFor(token, language);
    // What is translated already comes at once. Without a connection the polls bring it, once there is one.
    reloadRoom(token).catch(() => undefined);
  }, [token, language]);

  const awaited = awaitedIn(room, language);
  const last = awaited.at(-1)?.id ?? null;
  const waiting = useRef(awaited);
  waiting.current = awaited;
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => {
      giveUp(language, waiting.current);
      void askFor(token, language);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [token, language, last]);
}
