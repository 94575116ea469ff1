import type { Advice, AdviceSessionView } from '@beside/common/advice/advice.views';
import { LANGUAGE_NAMES } from '@beside/common/language/language.constants';
import { TRANSLATE_TIMEOUT_MS } from '@beside/common/translation/translation.constants';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t, useI18n } from '../../lib/i18n/i18n.store.ts';
import { alertsOf, toast } from '../../lib/toast.store.ts';
import { within } from '../../lib/within.ts';
import { adviceIn, textsOf } from './advice-texts.ts';
import { translate } from './translation.api.ts';

const alerts = alertsOf('translation');

export interface AdviceTranslation {
  /** The advice to show; undefined while there is none. */
  advice: Advice | undefined;
  /** The shown text's language, if it differs from the page's. */
  lang: string | undefined;
  /** `failed` and `offered` show the original and offer a translation. */
  state: 'none' | 'offered' | 'working' | 'failed' | 'translated' | 'original';
  toggle: () => void;
  again: () => void;
}

/**
 * Translates a foreign advice into the page's language, and keeps the original. A change of language begins anew. English shows the
 * original, as specified, and translates on request.
 */
export function useAdviceTranslation(session: AdviceSessionView | undefined, advice: Advice | undefined): AdviceTranslation {
  const language = useI18n((state) => state.language);
  const own = `${session?.id} ${language}`;
  // Both are of one advice in one language.
  const [original, setOriginal] = useState('');
  const [asked, setAsked] = useState('');
  const foreign = session !== undefined && advice !== undefined && session.language.split('-')[0] !== language;
  const wanted = foreign && (language !== 'en' || asked === own);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['translation', session?.id, language],
    queryFn: wanted ? ({ signal }) => translateAdvice(session.id, advice, LANGUAGE_NAMES[language].english, signal) : skipToken,
  });
  const translated = wanted && data && original !== own ? data : null;
  const state = () => {
    if (!foreign) return 'none';
    if (!wanted) return 'offered';
    if (isFetching) return 'working';
    if (isError) return 'failed';
    if (!data) return 'working';
    return translated ? 'translated' : 'original';
  };
  return {
    advice: translated ?? advice,
    lang: foreign && !translated ? session.language : undefined,
    state: state(),
    toggle: () => setOriginal(original === own ? '' : own),
    again: () => (wanted ? void refetch() : setAsked(own)),
  };
}

async function translateAdvice(sessionId: string, advice: Advice, targetLanguage: string, signal: AbortSignal): Promise<Advice> {
  alerts.clear();
  try {
    const texts = await translate(textsOf(advice), targetLanguage, sessionId, within(TRANSLATE_TIMEOUT_MS, signal));
    const translated = adviceIn(advice, texts);
    if (!translated) throw new Error('each translation was refused');
    toast('done', t('translation.done'));
    return translated;
  } catch (error) {
    if (!signal.aborted) alerts.show(t('translation.failed'), t('translation.failed_text'));
    throw error;
  }
}
