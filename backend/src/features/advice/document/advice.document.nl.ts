import type { DocumentTexts } from './advice.document.texts.ts';

/** Dutch words of a downloaded advice, with `je`. */
export const DOCUMENT_TEXTS_NL: DocumentTexts = {
  title: 'Je advies',
  question: 'Je vraag',
  date: 'Datum',
  category: 'Levensgebied',
  style: 'Stijl',
  understanding: 'Jouw situatie',
  recommendations: 'Aanbevolen volgende stappen',
  example: 'Praktisch voorbeeld',
  encouragement: 'Vooruitkijken',
  chat: 'Chat',
  you: 'Jij',
  ai: 'AI',
  help: 'Waar je hulp vindt',
  emergency: 'Noodnummer',
  writtenByAi: 'Het advies, en wat in de chat met ‘AI’ is gemarkeerd, is door AI geschreven.',
  chatWrittenByAi: 'Wat in de chat met ‘AI’ is gemarkeerd, is door AI geschreven.',
  disclaimer:
    'Dit is advies van AI. Het vervangt geen arts, therapeut, advocaat of financieel adviseur. Vertrouw op je eigen oordeel, en vraag een deskundige als er veel van afhangt.',
  categories: {
    relationships: 'Relaties',
    work: 'Werk en loopbaan',
    personal: 'Persoonlijke ontwikkeling',
    health: 'Gezondheid',
    family: 'Familie',
    money: 'Geld',
    education: 'Opleiding',
    other: 'Iets anders',
  },
  styles: {
    practical: 'Praktisch en direct',
    empathetic: 'Meelevend en ondersteunend',
    analytical: 'Analytisch en grondig',
    motivational: 'Motiverend en bemoedigend',
  },
};
