import { TRANSLATE_FAST_KEYS_MAX, TRANSLATE_KEYS_MAX } from '@beside/common/translation/translation.constants';
import { TranslateDto } from '@beside/common/translation/translation.dto';
import { TranslationsAnswer } from '@beside/common/translation/translation.views';
import type { Router } from 'express';
import type { RouteContext } from '../../http/route-context.ts';
import { TRANSLATE } from './translation.limits.ts';
import type { TranslationService } from './translation.service.ts';

export function translationRoutes(translation: TranslationService, context: RouteContext): Router {
  const calls = context.routes('/api');
  const kinds = {
    '/translate': { translate: translation.personal, most: TRANSLATE_KEYS_MAX },
    '/translate-fast': { translate: translation.shared, most: TRANSLATE_FAST_KEYS_MAX },
  };
  for (const [path, { translate, most }] of Object.entries(kinds)) {
    calls.post(
      path,
      { guard: 'public', scope: null, limit: TRANSLATE, input: TranslateDto, answers: TranslationsAnswer },
      async (call) => {
        const { translations, targetLanguage } = call.input;
        const translated = await translate(call.actor, translations, targetLanguage, most, context.disconnected(call));
        return { translations: translated, generatedBy: 'ai' as const };
      },
    );
  }
  return calls.router;
}
