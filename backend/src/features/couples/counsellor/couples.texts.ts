import type { Language } from '@beside/common/language/language.constants';

/** The reply where a model has judged and said nothing: a failure that depends on danger would tell the partner of it. */
export const NEUTRAL_REPLY: Record<Language, string> = {
  en: 'Thank you for writing here. Take the time that you need; what would you like to talk about next?',
  es: 'Gracias por escribir aquí. No hay prisa. ¿De qué hablamos ahora?',
  fr: 'Merci d’avoir écrit ici. Rien ne presse. De quoi aimeriez-vous parler maintenant\u202f?',
  de: 'Danke, dass ihr hier schreibt. Nehmt euch die Zeit, die ihr braucht. Worüber möchtet ihr als Nächstes sprechen?',
  nl: 'Fijn dat jullie hier schrijven. Neem de tijd die jullie nodig hebben. Waar willen jullie het nu over hebben?',
  zh: '谢谢你们写在这里。需要多少时间都可以，接下来你们想聊些什么？',
};
