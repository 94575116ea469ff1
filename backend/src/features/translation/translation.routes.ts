import { TranslateDto, TranslateFastDto } from '@beside/common/translation/translation.dto';
import { TranslationsAnswer } from '@beside/common/translation/translation.views';
import type { Router } from 'express';
import type { InferOutput } from 'valibot';
import type { RouteContext } from '../../http/route-context.ts';
import { TRANSLATE, TRANSLATE_FAST } from './translation.limits.ts';
import type { Texts, TranslationService } from './translation.service.ts';

const MODEL = ['model_failed', 'model_timeout', 'model_refused', 'budget_reached'] as const;

export function translationRoutes(translation: TranslationService, context: RouteContext): Router {
  const calls = context.routes('/api');
  const common = { guard: 'public', scope: null, limit: TRANSLATE, answers: TranslationsAnswer } as const;

  calls.post(
    '/translate',
    {
      ...common,
      input: TranslateDto,
      fails: [...MODEL, 'not_found'],
      about: 'Translates texts of a page; those of an advice stay with it',
    },
    async (call) => {
      const { translations, targetLanguage, sessionId } = call.input;
      return answerOf(
        translations,
        sessionId
          ? await translation.session(call.actor, sessionId.toLowerCase(), translations, targetLanguage)
          : await translation.personal(call.actor, translations, targetLanguage, context.disconnected(call)),
      );
    },
  );

  calls.post(
    '/translate-fast',
    {
      ...common,
      limit: TRANSLATE_FAST,
      input: TranslateFastDto,
      fails: MODEL,
      about: 'Translates texts of the interface, and announcements',
    },
    async (call) => {
      const { translations, targetLanguage } = call.input;
      return answerOf(
        translations,
        await translation.shared(call.actor, translations, targetLanguage, context.disconnected(call)),
      );
    },
  );

  return calls.router;
}

/** Marked where a model wrote any of it: a refused translation leaves its text as it was. */
function answerOf(asked: Texts, translations: Texts): InferOutput<typeof TranslationsAnswer> {
  const isChanged = Object.entries(translations).some(([key, text]) => text !== asked[key]);
  return { translations, ...(isChanged ? { generatedBy: 'ai' } : {}) };
}
