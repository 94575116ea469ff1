import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { skipToken, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { plainText } from '../../components/markdown/plain-text.ts';
import { config } from '../../lib/config.ts';
import { useI18n, useT } from '../../lib/i18n/i18n.store.ts';
import { queryClient } from '../../lib/query.ts';
import { translationKeys } from './chat.cache.ts';
import type { ChatView } from './chat.merge.ts';
import { wantTranslation } from './translation-queue.ts';

/**
 * What to announce of a reply, in the page's language; null while its translation is awaited.
 * @param after replies up to this id are not announced
 */
export function useSaid(pages: ChatView['pages'], after: number): (message: ChatMessageView) => string | null {
  const t = useT();
  const language = useI18n((state) => state.language);
  const foreign = useMemo(
    () => pages.slice(-2).flatMap((page) => page.filter((each) => each.id > after && isForeign(each, language))),
    [pages, after, language],
  );
  const arrived = useQueries({
    queries: foreign.map(({ id }) => ({ queryKey: translationKeys.language(id, language), queryFn: skipToken })),
    combine: (found) => found.filter(({ data }) => data !== undefined).length,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a translation that has arrived releases its reply
  return useCallback(
    (message) => {
      const text = isForeign(message, language) ? translationOf(message, language) : message.message;
      // It is wanted wherever the reader has scrolled to.
      if (text === undefined) wantTranslation(message, language);
      return text === undefined ? null : t('conversation.said', { name: config.appName, text: plainText(text) });
    },
    [arrived, language, t],
  );
}

const isForeign = (message: ChatMessageView, language: string): boolean =>
  message.messageType === 'ai' && message.language.split('-')[0] !== language;

/** The words of a foreign reply: its translation, or the original if that stays; undefined while it is awaited. */
function translationOf({ id, message }: ChatMessageView, language: string): string | undefined {
  const translation = queryClient.getQueryData<string | null>(translationKeys.language(id, language));
  return translation === null ? message : translation;
}
