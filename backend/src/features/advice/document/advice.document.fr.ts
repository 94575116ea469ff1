import type { DocumentTexts } from './advice.document.texts.ts';

/** French words of a downloaded advice. */
export const DOCUMENT_TEXTS_FR: DocumentTexts = {
  title: 'Vos conseils',
  question: 'Votre question',
  date: 'Date',
  category: 'Sujet',
  style: 'Ton',
  understanding: 'Comprendre votre situation',
  recommendations: 'Prochaines étapes conseillées',
  example: 'Exemple concret',
  encouragement: 'Aller de l’avant',
  chat: 'Discussion',
  you: 'Vous',
  ai: 'IA',
  help: 'Où trouver de l’aide',
  emergency: 'Urgences',
  writtenByAi: 'Les conseils, et ce qui porte la mention «\u00a0IA\u00a0» dans la discussion, ont été écrits par une IA.',
  chatWrittenByAi: 'Ce qui porte la mention «\u00a0IA\u00a0» dans la discussion a été écrit par une IA.',
  disclaimer:
    'Ces repères sont rédigés par une IA. Ils ne remplacent ni médecin, ni psychothérapeute, ni avocat, ni conseiller financier. Fiez-vous à votre propre jugement, et demandez l’avis d’une personne qualifiée quand l’enjeu est important.',
  categories: {
    relationships: 'Relations',
    work: 'Travail et carrière',
    personal: 'Évolution personnelle',
    health: 'Santé',
    family: 'Famille',
    money: 'Argent',
    education: 'Études',
    other: 'Autre chose',
  },
  styles: {
    practical: 'Pratique et direct',
    empathetic: 'Empathique et bienveillant',
    analytical: 'Analytique et approfondi',
    motivational: 'Motivant et encourageant',
  },
};
