import { TranslateDto, TranslateFastDto } from '@beside/common/translation/translation.dto';
import { TranslationsAnswer } from '@beside/common/translation/translation.views';
import type { Router } from 'express';
import type { RouteContext } from '../../http/route-context.ts';
import { TRANSLATE } from './translation.limits.ts';
import type { TranslationService } from './translation.service.ts';

export function translationRoutes(translation: TranslationService, context: RouteContext): Router {
  const calls = context.routes('/api');
  const common = { guard: 'public', scope: null, limit: TRANSLATE, answers: TranslationsAnswer } as const;

  calls.post('/translate', { ...common, input: TranslateDto }, async (call) => {
    const { translations, targetLanguage, sessionId } = call.input;
    return {
      generatedBy: 'ai' as const,
      translations: sessionId
        ? await translation.session(call.actor, sessionId.toLowerCase(), translations, targetLanguage)
        : await translation.personal(call.actor, translations, targetLanguage, context.disconnected(call)),
    };
  });

  calls.post('/translate-fast', { ...common, input: TranslateFastDto }, async (call) => {
    const { translations, targetLanguage } = call.input;
    const translated = await translation.shared(call.actor, translations, targetLanguage, context.disconnected(call));
    return { translations: translated, generatedBy: 'ai' as const };
  });

  return calls.router;
}
