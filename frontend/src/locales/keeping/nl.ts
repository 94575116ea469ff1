import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'keeping.links': 'Links naar je advies',
  'keeping.links_text': 'Een kopie om te lezen, voor iemand die je vertrouwt. Nooit je chats.',
  'keeping.links_none': 'Geen links. Naast ‘Delen’ staat bij een advies ‘Link maken’.',
  'keeping.links_counts': 'Alleen openingen worden geteld: niet wie, wanneer, waar of waarmee.',
  'keeping.load_failed': 'De lijst kon niet worden geladen. Er is niets veranderd.',
  'keeping.link_title': 'Een link naar dit advies',
  'keeping.link_text':
    'Een kopie zoals het nu is. Wie de link heeft, kan die lezen, tot je hem terugneemt. Je chats worden nooit getoond.',
  'keeping.link_question': 'Ook mijn vraag laten zien',
  'keeping.link_quotes': 'Het advies kan citeren wat je schreef: kijk hieronder wat de lezer ziet.',
  'keeping.link_for': 'Geldig voor',
  'keeping.link_days_one': '{count} dag',
  'keeping.link_days_other': '{count} dagen',
  'keeping.link_make': 'Link maken',
  'keeping.not_now': 'Niet nu',
  'keeping.link_pressure': 'Je hoeft nooit iemand te laten zien wat je vroeg. <a>Dwingt iemand je?</a>',
  'keeping.link_preview': 'Wat de lezer ziet',
  'keeping.link_made': 'De link is gemaakt',
  'keeping.link_once': 'Dit adres zie je alleen nu. Wie het heeft, kan de kopie lezen tot en met {date}.',
  'keeping.link_copy': 'Link kopiëren',
  'keeping.link_copy_failed': 'Kopiëren mag hier niet. De link is geselecteerd.',
  'keeping.link_done': 'Klaar',
  'keeping.link_failed': 'De link is niet gemaakt',
  'keeping.link_full':
    'Er zijn niet meer links mogelijk: vijf per advies, twintig in totaal. Neem er in je account onder ‘Bewaren en delen’ een terug.',
  'keeping.link_until': 'Tot en met {date}.',
  'keeping.link_ended': 'Verlopen op {date}.',
  'keeping.link_unopened': 'Nog niet geopend.',
  'keeping.link_opened_one': '{count} keer geopend.',
  'keeping.link_opened_other': '{count} keer geopend.',
  'keeping.link_with_question': 'Met je vraag.',
  'keeping.link_take': 'Terugnemen',
  'keeping.link_take_of': 'Terugnemen: {title}',
  'keeping.link_taken': 'De link is teruggenomen',
  'keeping.link_remove': 'Uit de lijst verwijderen',
  'keeping.link_remove_of': 'Uit de lijst verwijderen: {title}',
  'keeping.link_removed': 'Uit de lijst verwijderd',
  'keeping.link_take_failed': 'De link kon niet worden teruggenomen',
  'keeping.stay': 'Hoelang je advies blijft',
  'keeping.stay_text':
    'Geteld vanaf de laatste keer dat er iets in is gevraagd of geschreven. De chat en de links gaan mee weg. Partnersessies zijn van twee mensen en blijven.',
  'keeping.stay_load_failed': 'Hoelang je advies blijft, kon niet worden geladen. Er is niets veranderd.',
  'keeping.stay_evidence':
    'Heb je deze woorden misschien ooit nodig om te laten zien wat er is gebeurd, bewaar dan een kopie op een veilige plek.',
  'keeping.stay_after': 'Verwijderen na',
  'keeping.stay_never': 'Nooit',
  'keeping.stay_months_one': '{count} maand',
  'keeping.stay_months_other': '{count} maanden',
  'keeping.stay_marked': 'Bewaren wat ik heb gemarkeerd',
  'keeping.stay_save': 'Opslaan',
  'keeping.stay_saved': 'Opgeslagen',
  'keeping.stay_failed': 'Dat is niet opgeslagen',
  'keeping.stay_from_one':
    'Vanaf {date} wordt {count} sessie van vóór {before} verwijderd. Daarvoor kun je dit veranderen of <a>je gegevens downloaden</a>.',
  'keeping.stay_from_other':
    'Vanaf {date} worden {count} sessies van vóór {before} verwijderd. Daarvoor kun je dit veranderen of <a>je gegevens downloaden</a>.',
  'keeping.stay_from_none':
    'Het geldt vanaf {date}. Zoals het er nu voor staat, is er dan niets oud genoeg om te worden verwijderd. Daarvoor kun je dit veranderen of <a>je gegevens downloaden</a>.',
  'keeping.stay_works_one': 'Elke nacht wordt advies verwijderd waarin {count} maand niets is gevraagd of geschreven.',
  'keeping.stay_works_other': 'Elke nacht wordt advies verwijderd waarin {count} maanden niets is gevraagd of geschreven.',
  'keeping.stay_works_marked_one':
    'Elke nacht wordt advies verwijderd waarin {count} maand niets is gevraagd of geschreven. Wat je hebt gemarkeerd, blijft.',
  'keeping.stay_works_marked_other':
    'Elke nacht wordt advies verwijderd waarin {count} maanden niets is gevraagd of geschreven. Wat je hebt gemarkeerd, blijft.',
  'keeping.stay_from_many':
    'Vanaf {date} wordt al het advies van vóór {before} verwijderd. Daarvoor kun je dit veranderen of <a>je gegevens downloaden</a>.',
} satisfies Translation<typeof en>;
