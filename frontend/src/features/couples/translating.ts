import type { CouplesMessageView } from '@beside/common/couples/couples.dto';
import type { Language } from '@beside/common/language/language.constants';
import { create } from 'zustand';
import type { SessionView } from './couples.merge.ts';

/** Messages whose translation has not come in time (`id language`): they are shown as they were written. */
const useGivenUp = create<{ late: ReadonlySet<string> }>(() => ({ late: new Set() }));

const nameOf = (id: number, language: Language) => `${id} ${language}`;

/** What a reader is shown of a message. */
export interface Shown {
  text: string;
  language: Language;
  /** What was written, where the text is a translation of it. */
  original: string | null;
}

/** The message in the reader's language where it can be. */
export function shownTo(language: Language, { message, language: written, translation }: CouplesMessageView): Shown {
  if (written === language || translation?.language !== language) return { text: message, language: written, original: null };
  // It was in the reader's language already, whatever its writer reads in.
  if (translation.text.trim() === message.trim()) return { text: message, language, original: null };
  return { text: translation.text, language, original: message };
}

/** Whether a message is in another language than its reader's, and not translated yet. */
function lacksTranslation(language: Language, { language: written, translation }: CouplesMessageView): boolean {
  return written !== language && translation?.language !== language;
}

/** Whether it is worth waiting for the translation of a message. */
export function isAwaited(language: Language, message: CouplesMessageView): boolean {
  return lacksTranslation(language, message) && !useGivenUp.getState().late.has(nameOf(message.id, language));
}

/** The same for components. */
export function useAwaited(language: Language, message: CouplesMessageView): boolean {
  const late = useGivenUp((state) => state.late.has(nameOf(message.id, language)));
  return lacksTranslation(language, message) && !late;
}

/** How many are waited for no longer: changes when there is something to look at again. */
export const useLateCount = (): number => useGivenUp((state) => state.late.size);

/** Waits no longer for the translations of these. */
export function giveUp(language: Language, messages: readonly CouplesMessageView[]): void {
  const { late } = useGivenUp.getState();
  useGivenUp.setState({ late: new Set([...late, ...messages.map(({ id }) => nameOf(id, language))]) });
}

/** The messages whose translation is awaited. */
export function awaitedIn({ pages }: SessionView, language: Language): CouplesMessageView[] {
  return pages.flatMap((page) => page.filter((message) => isAwaited(language, message)));
}
