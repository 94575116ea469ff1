import type { Advice, AdviceSessionView } from '@beside/common/advice/advice.views';
import { LANGUAGE_NAMES } from '@beside/common/language/language.constants';
import { TRANSLATE_TIMEOUT_MS } from '@beside/common/translation/translation.constants';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t, useI18n } from '../../lib/i18n/i18n.store.ts';
import { toast } from '../../lib/toast.store.ts';
import { within } from '../../lib/within.ts';
import { type Texts, translate } from './translation.api.ts';

export interface AdviceTranslation {
  /** The advice to show; undefined while there is none. */
  advice: Advice | undefined;
  /** The shown text's language, if it differs from the page's. */
  lang: string | undefined;
  /** `failed` shows the original and offers a retry. */
  state: 'none' | 'working' | 'failed' | 'translated' | 'original';
  toggle: () => void;
  again: () => void;
}

/** Translates a foreign advice into the interface's language, except English, and keeps the original. */
export function useAdviceTranslation(session: AdviceSessionView | undefined, advice: Advice | undefined): AdviceTranslation {
  const language = useI18n((state) => state.language);
  const [original, setOriginal] = useState(false);
  const foreign = session !== undefined && session.language.split('-')[0] !== language;
  // Under English the advice stays in its original language.
  const wanted = foreign && advice !== undefined && language !== 'en';
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['translation', session?.id, language],
    queryFn: wanted ? ({ signal }) => translateAdvice(advice, LANGUAGE_NAMES[language].english, signal) : skipToken,
  });
  const translated = wanted && data && !original ? data : null;
  return {
    advice: translated ?? advice,
    lang: foreign && !translated ? session.language : undefined,
    state: !wanted
      ? 'none'
      : isFetching
        ? 'working'
        : isError
          ? 'failed'
          : original
            ? 'original'
            : data
              ? 'translated'
              : 'working',
    toggle: () => setOriginal(!original),
    again: () => void refetch(),
  };
}

async function translateAdvice(advice: Advice, targetLanguage: string, signal: AbortSignal): Promise<Advice> {
  const { understanding, example, encouragement, recommendations } = advice;
  const texts: Texts = { understanding };
  if (example) texts.example = example;
  if (encouragement) texts.encouragement = encouragement;
  for (const [index, step] of recommendations.entries()) texts[`recommendation${index}`] = step;
  try {
    const done = await translate(texts, targetLanguage, within(TRANSLATE_TIMEOUT_MS, signal));
    toast('done', t('translation.done'));
    return {
      ...advice,
      understanding: done.understanding ?? understanding,
      example: done.example,
      encouragement: done.encouragement,
      recommendations: recommendations.map((step, index) => done[`recommendation${index}`] ?? step),
    };
  } catch (error) {
    if (!signal.aborted) toast('error', t('translation.failed'), t('translation.failed_text'));
    throw error;
  }
}
