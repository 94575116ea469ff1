import { TRANSLATE_FAST_KEYS_MAX, TRANSLATE_KEYS_MAX } from '@beside/common/translation/translation.constants';
import { TranslateDto } from '@beside/common/translation/translation.dto';
import { Router } from 'express';
import { parseInput } from '../../http/validate.ts';
import type { Web } from '../../http/web.ts';
import type { TranslationService } from './translation.service.ts';

export function translationRoutes(translation: TranslationService, { actor, body, limit, gone }: Web): Router {
  const router = Router();
  const calls = {
    '/translate': { translate: translation.personal, most: TRANSLATE_KEYS_MAX },
    '/translate-fast': { translate: translation.interface, most: TRANSLATE_FAST_KEYS_MAX },
  };
  for (const [path, { translate, most }] of Object.entries(calls)) {
    router.post(path, limit('translate'), body, async (request, response) => {
      const { translations, targetLanguage } = await parseInput(TranslateDto, request.body);
      const translated = await translate(actor(request), translations, targetLanguage, most, gone(response));
      response.json({ success: true, translations: translated });
    });
  }
  return router;
}
