import { announcementParts } from '@beside/common/announcements/announcement-parts';
import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { LANGUAGE_NAMES } from '@beside/common/language/language.constants';
import { skipToken, useQueries } from '@tanstack/react-query';
import { useI18n } from '../../lib/i18n/i18n.store.ts';
import { keyOf } from './read-announcements.ts';

/** Translates texts by key into a language, given by its English name. */
export type Translate = (texts: Record<string, string>, targetLanguage: string) => Promise<Record<string, string>>;

type Texts = Pick<AnnouncementView, 'title' | 'message'>;

/** An announcement as this reader sees it. */
export interface Shown {
  key: string;
  announcement: AnnouncementView;
  title: string;
  message: string;
  /** The original's language, where a part of it is shown on a page in another one. */
  titleLang: string | undefined;
  messageLang: string | undefined;
  /** No translation is under way. */
  settled: boolean;
}

/** Shows announcements in the reader's language: the original until its translation is there, and where there is none. */
export function useTranslated(announcements: readonly AnnouncementView[], translate: Translate): Shown[] {
  const language = useI18n((state) => state.language);
  const translations = useQueries({
    queries: announcements.map((announcement) => ({
      queryKey: ['announcement-texts', keyOf(announcement), language],
      queryFn: language === 'en' ? skipToken : () => translateOne(announcement, LANGUAGE_NAMES[language].english, translate),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      meta: { isPublic: true },
    })),
  });
  return announcements.map((announcement, index) => {
    const { data, isFetching } = translations[index] ?? {};
    return {
      key: keyOf(announcement),
      announcement,
      ...partsOf(announcement, data, language),
      settled: language === 'en' || !isFetching,
    };
  });
}

/** Title and message as they are shown. A part that is as it was written has no translation, and names its language. */
export function partsOf(original: Texts, translated: Texts | undefined, language: string) {
  const { title, message } = translated ?? original;
  const langOf = (text: string, written: string) => (language !== 'en' && text === written ? 'en' : undefined);
  return { title, message, titleLang: langOf(title, original.title), messageLang: langOf(message, original.message) };
}

async function translateOne({ title, message, timeZone }: AnnouncementView, targetLanguage: string, translate: Translate) {
  const texts = await translate({ title, message }, targetLanguage);
  const translated = { title: texts.title?.trim() || title, message: texts.message ?? message };
  // Without its countdowns and links the message would say less than the original.
  if (marksOf(translated.message, timeZone) !== marksOf(message, timeZone)) return { ...translated, message };
  return translated;
}

/** The markers and links of a message, in no order: a translation may move them. */
export function marksOf(message: string, timeZone: string): string {
  const marks = announcementParts(message, timeZone).filter(({ kind }) => kind !== 'text');
  return marks
    .map(({ text }) => text)
    .sort()
    .join(' ');
}
