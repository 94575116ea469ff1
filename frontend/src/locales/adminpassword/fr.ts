import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'adminpassword.label': 'Mot de passe d’administration',
  'adminpassword.missing': 'Saisissez d’abord le mot de passe d’administration',
  'adminpassword.invalid': 'Mot de passe d’administration incorrect. Vérifiez-le et réessayez.',
  'adminpassword.not_set':
    'Le propriétaire n’a pas encore défini de mot de passe d’administration. Sans lui, rien ne peut être modifié.',
} satisfies Translation<typeof en>;
