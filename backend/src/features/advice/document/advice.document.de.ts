import type { DocumentTexts } from './advice.document.texts.ts';

/** German words of a downloaded advice, with `du`. */
export const DOCUMENT_TEXTS_DE: DocumentTexts = {
  title: 'Dein Rat',
  question: 'Deine Frage',
  date: 'Datum',
  category: 'Lebensbereich',
  style: 'Stil',
  understanding: 'Deine Situation',
  recommendations: 'Empfohlene nächste Schritte',
  example: 'Praktisches Beispiel',
  encouragement: 'Nach vorn schauen',
  chat: 'Chat',
  you: 'Du',
  ai: 'KI',
  help: 'Wo du Hilfe findest',
  emergency: 'Notruf',
  writtenByAi: 'Der Rat und alles, was im Chat mit „KI“ gekennzeichnet ist, wurde von einer KI geschrieben.',
  chatWrittenByAi: 'Was im Chat mit „KI“ gekennzeichnet ist, wurde von einer KI geschrieben.',
  disclaimer:
    'Das ist Orientierung durch KI. Sie ersetzt keine ärztliche, therapeutische, rechtliche oder finanzielle Beratung. Vertrau deinem eigenen Urteil, und frag eine Fachperson, wenn viel davon abhängt.',
  categories: {
    relationships: 'Beziehungen',
    work: 'Arbeit und Beruf',
    personal: 'Persönliche Entwicklung',
    health: 'Gesundheit',
    family: 'Familie',
    money: 'Geld',
    education: 'Bildung',
    other: 'Etwas anderes',
  },
  styles: {
    practical: 'Praktisch und direkt',
    empathetic: 'Einfühlsam und unterstützend',
    analytical: 'Analytisch und gründlich',
    motivational: 'Motivierend und ermutigend',
  },
};
