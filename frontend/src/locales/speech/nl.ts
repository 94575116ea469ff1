import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'speech.advice': 'Voorlezen',
  'speech.advice_short': 'Voorlezen',
  'speech.stop_short': 'Stoppen',
  'speech.sentence': 'Wordt voorgelezen: zin {sentence} van {sentences}',
  'speech.message': 'Dit bericht voorlezen',
  'speech.stop': 'Stoppen met voorlezen',
  'speech.unsupported': 'Voorlezen kan hier niet',
  'speech.unsupported_text': 'Je browser kan geen teksten voorlezen.',
  'speech.failed_message': 'Het bericht kon niet worden voorgelezen',
  'speech.failed_advice': 'De tekst kon niet worden voorgelezen',
  'speech.failed_text': 'Je browser is gestopt met voorlezen. Je kunt het opnieuw proberen.',
} satisfies Translation<typeof en>;
