import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'translation.working': 'Wird übersetzt…',
  'translation.from': 'Übersetzt. Original: {language}.',
  'translation.in': 'Geschrieben auf {language}.',
  'translation.done': 'Rat übersetzt',
  'translation.failed': 'Übersetzung fehlgeschlagen',
  'translation.failed_text': 'Der Rat konnte nicht übersetzt werden. Bitte versuch es noch einmal.',
  'translation.show_original': 'Original anzeigen',
  'translation.hide_original': 'Original ausblenden',
  'translation.show_translation': 'Übersetzung anzeigen',
  'translation.again': 'Übersetzen',
} satisfies Translation<typeof en>;
