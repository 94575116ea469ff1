import type { Language } from '../language/language.constants.ts';
import type { Look } from './notifications.constants.ts';

/**
 * All that a notification ever says, for every kind alike: whoever sees the screen learns no more. The device makes it, so a push service cannot read it.
 */
export const NOTICE_SENTENCES: Readonly<Record<Look, Readonly<Record<Language, string>>>> = {
  beside: {
    en: 'You have something new on Beside',
    es: 'Tienes algo nuevo en Beside',
    fr: 'Il y a du nouveau sur Beside',
    de: 'Auf Beside gibt es etwas Neues',
    nl: 'Er is iets nieuws op Beside',
    zh: 'Beside 上有新内容',
  },
  notes: {
    en: 'You have a new note',
    es: 'Tienes una nota nueva',
    fr: 'Vous avez une nouvelle note',
    de: 'Du hast eine neue Notiz',
    nl: 'Je hebt een nieuwe notitie',
    zh: '你有一条新便笺',
  },
};
