import type { Translation } from '../groups.ts';
import type en from './en.ts';

export default {
  'adminpassword.label': 'Admin-Passwort',
  'adminpassword.missing': 'Bitte zuerst das Admin-Passwort eingeben',
  'adminpassword.invalid': 'Das Admin-Passwort ist falsch. Bitte prüf es und versuch es noch einmal.',
  'adminpassword.not_set': 'Der Inhaber hat noch kein Admin-Passwort festgelegt. Ohne es lässt sich nichts ändern.',
} satisfies Translation<typeof en>;
