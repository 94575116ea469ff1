import type { DocumentTexts } from './advice.document.texts.ts';

/** Spanish words of a downloaded advice. */
export const DOCUMENT_TEXTS_ES: DocumentTexts = {
  title: 'Tu consejo',
  question: 'Tu pregunta',
  date: 'Fecha',
  category: 'Tema',
  style: 'Tono',
  understanding: 'Entender tu situación',
  recommendations: 'Próximos pasos recomendados',
  example: 'Ejemplo práctico',
  encouragement: 'Seguir adelante',
  chat: 'Chat',
  you: 'Tú',
  ai: 'IA',
  help: 'Dónde encontrar ayuda',
  emergency: 'Emergencias',
  writtenByAi: 'El consejo, y lo que lleva la marca «IA» en el chat, lo ha escrito una IA.',
  chatWrittenByAi: 'Lo que lleva la marca «IA» en el chat lo ha escrito una IA.',
  disclaimer:
    'Esto es orientación con IA. No sustituye a profesionales de la medicina, la psicoterapia, el derecho o las finanzas. Confía en tu propio criterio, y pregunta a alguien cualificado cuando haya mucho en juego.',
  categories: {
    relationships: 'Relaciones',
    work: 'Trabajo y carrera',
    personal: 'Crecimiento personal',
    health: 'Salud',
    family: 'Familia',
    money: 'Dinero',
    education: 'Estudios',
    other: 'Otra cosa',
  },
  styles: {
    practical: 'Práctico y directo',
    empathetic: 'Empático y comprensivo',
    analytical: 'Analítico y detallado',
    motivational: 'Motivador y alentador',
  },
};
