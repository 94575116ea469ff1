import type { DocumentTexts } from './advice.document.texts.ts';

/** English words of a downloaded advice. */
export const DOCUMENT_TEXTS_EN: DocumentTexts = {
  title: 'Your advice',
  question: 'Your question',
  date: 'Date',
  category: 'Life area',
  style: 'Style',
  understanding: 'Understanding Your Situation',
  recommendations: 'Recommended Next Steps',
  example: 'Practical Example',
  encouragement: 'Moving Forward',
  chat: 'Chat',
  you: 'You',
  ai: 'AI',
  help: 'Where to get help',
  emergency: 'Emergency',
  writtenByAi: 'The advice, and what is marked “AI” in the chat, were written by an AI.',
  chatWrittenByAi: 'What is marked “AI” in the chat was written by an AI.',
  disclaimer:
    'This is AI guidance. It does not replace a doctor, therapist, lawyer or financial adviser. Trust your own judgement, and ask someone qualified when much depends on it.',
  categories: {
    relationships: 'Relationships',
    work: 'Work and career',
    personal: 'Personal growth',
    health: 'Health',
    family: 'Family',
    money: 'Money',
    education: 'Education',
    other: 'Something else',
  },
  styles: {
    practical: 'Practical and direct',
    empathetic: 'Empathetic and supportive',
    analytical: 'Analytical and thorough',
    motivational: 'Motivational and encouraging',
  },
};
