import type { CouplesMessageView } from '@beside/common/couples/couples.views';
import type { Language } from '@beside/common/language/language.constants';
import { useCallback } from 'react';
import { create } from 'zustand';
import { useT } from '../../lib/i18n/i18n.store.ts';
import type { SessionView } from './couples.merge.ts';

/** Messages whose translation timed out (`id language`): they show their original. */
const useGivenUp = create<{ late: ReadonlySet<string> }>(() => ({ late: new Set() }));

const nameOf = (id: number, language: Language) => `${id} ${language}`;

/** A message as its reader sees it. */
export interface Shown {
  text: string;
  language: Language;
  /** The original, if the text is a translation. */
  original: string | null;
}

/** The message in the reader's language, if it is translated. */
export function shownTo(language: Language, { message, language: written, translation }: CouplesMessageView): Shown {
  if (written === language || translation?.language !== language) return { text: message, language: written, original: null };
  // An identical translation means it was written in the reader's language.
  if (translation.text.trim() === message.trim()) return { text: message, language, original: null };
  return { text: translation.text, language, original: message };
}

function lacksTranslation(language: Language, { language: written, translation }: CouplesMessageView): boolean {
  return written !== language && translation?.language !== language;
}

/** Whether a translation is still expected. */
function isAwaited(language: Language, message: CouplesMessageView): boolean {
  return lacksTranslation(language, message) && !useGivenUp.getState().late.has(nameOf(message.id, language));
}

/** The same for components. */
export function useAwaited(language: Language, message: CouplesMessageView): boolean {
  const late = useGivenUp((state) => state.late.has(nameOf(message.id, language)));
  return lacksTranslation(language, message) && !late;
}

/** What to announce of a message, in the reader's language; null while its translation is awaited. */
export function useSaid(language: Language): (message: CouplesMessageView) => string | null {
  const t = useT();
  // A timed-out translation releases its message.
  const late = useGivenUp((state) => state.late);
  return useCallback(
    (message) => {
      if (lacksTranslation(language, message) && !late.has(nameOf(message.id, language))) return null;
      const name = message.senderRole === null ? t('couples.counsellor') : message.senderName;
      return t('conversation.said', { name, text: shownTo(language, message).text });
    },
    [language, late, t],
  );
}

/** Marks translations as timed out. */
export function giveUp(language: Language, messages: readonly CouplesMessageView[]): void {
  const { late } = useGivenUp.getState();
  useGivenUp.setState({ late: new Set([...late, ...messages.map(({ id }) => nameOf(id, language))]) });
}

export function awaitedIn({ pages }: SessionView, language: Language): CouplesMessageView[] {
  return pages.flatMap((page) => page.filter((message) => isAwaited(language, message)));
}
