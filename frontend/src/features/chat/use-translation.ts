import type { ChatMessageView } from '@beside/common/chat/chat.views';
import { type RefObject, useEffect } from 'react';
import { useI18n } from '../../lib/i18n/i18n.store.ts';
import { watchView } from '../../lib/watch-view.ts';
import { chatTranslations } from './chat.cache.ts';
import { wantTranslation } from './translation-queue.ts';

/** A message is translated this far before it comes into view. */
const NEAR = '600px 0px';

/**
 * The translation of a message into the page's language: undefined while it is awaited, null if the original stays.
 * It is asked for when the element comes near the view.
 */
export function useTranslation(message: ChatMessageView, element: RefObject<Element | null>): string | null | undefined {
  const language = useI18n((state) => state.language);
  const translation = chatTranslations.useTranslationOf(message, language);
  const lacking = translation === undefined;
  useEffect(() => {
    if (!element.current || !lacking) return;
    let takeBack: (() => void) | undefined;
    const unwatch = watchView(element.current, { rootMargin: NEAR }, (near) => {
      takeBack?.();
      takeBack = near ? wantTranslation(message, language) : undefined;
    });
    return () => {
      unwatch();
      takeBack?.();
    };
  }, [element, language, lacking, message]);
  return translation;
}
