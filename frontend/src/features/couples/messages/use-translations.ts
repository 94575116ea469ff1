import type { Language } from '@beside/common/language/language.constants';
import { useEffect, useRef } from 'react';
import { liveSocket } from '../../../lib/socket.ts';
import { couplesTranslations } from '../couples.cache.ts';
import { couples } from '../couples.conversation.ts';
import type { SessionView } from '../couples.merge.ts';
import { reloadInReaderLanguage } from '../reload-session.ts';
import { useReaderLanguage } from './reader-language.ts';

/** Milliseconds until an awaited translation times out. */
const TIMEOUT_MS = 14_000;
/** Milliseconds between two checks of awaited translations. */
const CHECK_INTERVAL_MS = 1_000;

/** Sends the reader's language; missing translations follow as pushes. */
async function askFor(token: string, language: Language): Promise<void> {
  if (!couples.isLive(token)) return;
  const socket = await liveSocket();
  socket.emit('couples:language', { token, language }, () => undefined);
}

const { keepTranslations, translationOf } = couplesTranslations;

/** Keeps the messages in the reader's language. */
export function useTranslations(token: string, view: SessionView): void {
  const language = useReaderLanguage();
  const shown = useRef(language);

  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void askFor(token, language);
    // Stored translations come at once; offline, later polls bring them.
    reloadInReaderLanguage(token).catch(() => undefined);
  }, [token, language]);

  const now = useRef(view);
  now.current = view;
  useEffect(() => {
    const since = new Map<number, number>();
    const timer = setInterval(() => {
      const at = Date.now();
      const awaited = now.current.pages.flat().filter((message) => translationOf(message, language) === undefined);
      for (const { id } of awaited) if (!since.has(id)) since.set(id, at);
      const late = awaited.filter(({ id }) => at - (since.get(id) ?? at) >= TIMEOUT_MS);
      if (late.length === 0) return;
      keepTranslations(
        language,
        late.map(({ id }) => ({ id, text: null })),
      );
      void askFor(token, language);
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [token, language]);
}
