import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'history.title': 'Je geschiedenis',
  'history.home': 'Terug naar de startpagina',
  'history.advice': 'Voor jou',
  'history.couples': 'Samen',

  // Filters and search
  'history.show': 'Tonen',
  'history.all': 'Alles',
  'history.bookmarked': 'Gemarkeerd',
  'history.search': 'Zoeken in advies en chats',
  'history.search_short': 'Typ minstens {min} tekens.',
  'history.search_clear': 'Zoekopdracht wissen',
  'history.found_one': '{count} sessie gevonden',
  'history.found_other': '{count} sessies gevonden',
  'history.found_more': 'Meer dan {count} sessies gevonden',

  // A session
  'history.style_practical': 'Praktisch',
  'history.style_empathetic': 'Meelevend',
  'history.style_analytical': 'Analytisch',
  'history.style_motivational': 'Motiverend',
  'history.help': 'Hulp in een moeilijke tijd',
  'history.found_in_chat': 'gevonden in de chat',
  'history.view': 'Advies bekijken',
  'history.view_named': 'Advies bekijken: {title}',
  'history.bookmark': 'Markeren: {title}',
  'history.chat': 'Chat: {title}',
  'history.delete': 'Verwijderen: {title}',
  'history.opening': 'Wordt geopend…',
  'history.delete_failed': 'De sessie kon niet worden verwijderd',
  'history.bookmark_failed': 'De markering is niet gewijzigd',
  'history.bookmark_failed_text': 'Probeer het opnieuw.',

  // The list
  'history.more': 'Meer laden',
  'history.more_failed': 'Meer laden lukte niet. Er is niets verloren.',
  'history.added_one': '{count} sessie erbij geladen',
  'history.added_other': '{count} sessies erbij geladen',
  'history.load_failed': 'De geschiedenis kon niet worden geladen',
  'history.load_failed_text': 'Vernieuw de pagina',
  'history.none': 'Nog geen advies',
  'history.none_text': 'Wat je vraagt en aan advies krijgt, wordt hier bewaard, alleen voor jou, zodat je erop terug kunt komen.',
  'history.ask': 'Vraag om advies',
  'history.none_bookmarked': 'Nog niets gemarkeerd',
  'history.none_bookmarked_text': 'Markeer een advies om het hier terug te vinden, op elk apparaat.',
  'history.none_category': 'Hier is nog niets: {category}',
  'history.none_category_text': 'Al het andere is er nog.',
  'history.show_all': 'Alles tonen',
  'history.none_found': 'Niets gevonden voor ‘{q}’',
  'history.none_found_text': 'Probeer een korter of een ander woord. Er wordt gezocht in je advies en de chats erbij.',
  'history.sign_in': 'Log in om je geschiedenis te zien',
  'history.sign_in_text': 'Met een account blijven je advies en jullie partnersessies hier bewaard, op elk apparaat.',

  // Couples sessions
  'history.couples_badge': 'Samen',
  'history.couples_open': 'Sessie openen',
  'history.couples_read': 'Teruglezen',
  'history.couples_start': 'Partnersessie beginnen',
  'history.couples_none_text':
    'Open een ruimte en stuur de link naar je partner. Wat jullie allebei schrijven, blijft hier bewaard.',
  'history.stay_from': 'Vanaf {date} wordt oud advies vanzelf verwijderd, zoals in je account is gekozen.',
  'history.stay_see': 'Bekijken of wijzigen',
} satisfies Translation<typeof en>;
