import type { Language } from '@beside/common/language/language.constants';

/**
 * The reply where a model has judged and said nothing: a failure that depends on danger would tell the partner of it. It thanks nobody: what was
 * written may be a threat that both can read.
 */
export const NEUTRAL_REPLY: Record<Language, string> = {
  en: 'There is no hurry. What would you like to talk about next?',
  es: 'No hay prisa. ¿De qué hablamos ahora?',
  fr: 'Rien ne presse. De quoi aimeriez-vous parler maintenant ?',
  de: 'Es eilt nicht. Worüber möchtet ihr als Nächstes sprechen?',
  nl: 'Er is geen haast. Waar willen jullie nu over praten?',
  zh: '不用着急。接下来你们想聊些什么？',
};
