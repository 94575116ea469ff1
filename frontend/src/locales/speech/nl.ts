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

  // Dictation
  'speech.dictate': 'Dicteren',
  'speech.dictate_stop': 'Stoppen met dicteren',
  'speech.listening': 'De microfoon staat aan. Spreek maar.',
  'speech.dictate_first': 'Voordat je dicteert',
  'speech.dictate_privacy':
    'Je browser zet spraak om in tekst en stuurt het geluid daarvoor misschien naar zijn maker. Wij krijgen nooit het geluid, alleen de tekst in het veld, zodra je die verstuurt.',
  'speech.dictate_agree': 'Beginnen met dicteren',
  'speech.dictate_decline': 'Niet nu',
  'speech.dictate_failed': 'Dicteren gestopt',
  'speech.dictate_not_allowed': 'De microfoon is niet beschikbaar. Je kunt die toestaan in de instellingen van je browser.',
  'speech.dictate_no_speech': 'Er was niets te horen. Je kunt het opnieuw proberen.',
  'speech.dictate_network': 'Je browser kon zijn spraakdienst niet bereiken. Wat je tot nu toe hebt gezegd, staat er nog.',
  'speech.dictate_unknown': 'Je browser is gestopt met luisteren. Wat je tot nu toe hebt gezegd, staat er nog.',
} satisfies Translation<typeof en>;
