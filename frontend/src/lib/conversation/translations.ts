import { useCallback } from 'react';
import { create } from 'zustand';
import type { Forgetting } from './forgetting.ts';

/** A message that may need a translation. */
export interface Translated {
  id: number;
  message: string;
  /** What it is written in. */
  language: string;
  /** The translation that came with it. */
  translation?: { language: string; text: string } | undefined;
}

/** A message as its reader sees it. */
interface Shown {
  text: string;
  language: string;
  /** The original, if the text is a translation. */
  original: string | null;
}

type Texts = Readonly<Record<string, string | null>>;

const nameOf = (id: number, language: string) => `${id} ${language}`;

/** The translation of a message: undefined while it is awaited, null if the original stays. */
function translationIn(
  texts: Texts,
  { id, language: written, translation }: Translated,
  language: string,
): string | null | undefined {
  if (written.split('-')[0] === language) return null;
  return translation?.language === language ? translation.text : texts[nameOf(id, language)];
}

/** A message in the reader's language, as far as it is translated. */
export function shownIn(
  language: string,
  { message, language: written }: Translated,
  translation: string | null | undefined,
): Shown {
  if (!translation) return { text: message, language: written, original: null };
  // An identical translation means that it was written in the reader's language.
  const isSame = translation.trim() === message.trim();
  return { text: translation, language, original: isSame ? null : message };
}

/** The translations of a feature's messages, by message and language, where they do not come with their message. */
export function createTranslations({ onForget }: Forgetting) {
  const useTexts = create<Texts>(() => ({}));
  onForget((id) => id === undefined && useTexts.setState({}, true));
  return {
    translationOf: (message: Translated, language: string) => translationIn(useTexts.getState(), message, language),
    /** The same for components. */
    useTranslationOf: (message: Translated, language: string) => useTexts((texts) => translationIn(texts, message, language)),
    /** Keeps translations; null if a message shows its original after all. */
    keepTranslations: (language: string, texts: readonly { id: number; text: string | null }[]): void =>
      useTexts.setState(Object.fromEntries(texts.map(({ id, text }) => [nameOf(id, language), text]))),
    dropTranslations: (ids: readonly number[]): void => {
      const isKept = (name: string) => !ids.includes(Number.parseInt(name, 10));
      useTexts.setState((texts) => Object.fromEntries(Object.entries(texts).filter(([name]) => isKept(name))), true);
    },
    /**
     * What to announce of a message, in the reader's language; null while its translation is awaited.
     * @param announce the announcement of a message with this text
     * @param want asks for a translation
     */
    useAnnouncement<Message extends Translated>(
      language: string,
      announce: (message: Message, text: string) => string,
      want?: (message: Message) => void,
    ): (message: Message) => string | null {
      // A translation that has come, or is given up, releases its message.
      const texts = useTexts();
      return useCallback(
        (message) => {
          const translation = translationIn(texts, message, language);
          if (translation !== undefined) return announce(message, translation ?? message.message);
          want?.(message);
          return null;
        },
        [texts, language, announce, want],
      );
    },
  };
}
