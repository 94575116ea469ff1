import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'history.title': 'Dein Verlauf',
  'history.home': 'Zurück zur Startseite',
  'history.advice': 'Für dich',
  'history.couples': 'Zu zweit',

  // Filters and search
  'history.show': 'Anzeigen',
  'history.all': 'Alle',
  'history.bookmarked': 'Gemerkt',
  'history.search': 'Rat und Chats durchsuchen',
  'history.search_short': 'Gib mindestens {min} Zeichen ein.',
  'history.search_clear': 'Suche leeren',
  'history.found_one': '{count} Sitzung gefunden',
  'history.found_other': '{count} Sitzungen gefunden',
  'history.found_more': 'Mehr als {count} Sitzungen gefunden',

  // A session
  'history.style_practical': 'Praktisch',
  'history.style_empathetic': 'Einfühlsam',
  'history.style_analytical': 'Analytisch',
  'history.style_motivational': 'Motivierend',
  'history.help': 'Hilfe in einer schweren Zeit',
  'history.found_in_chat': 'im Chat gefunden',
  'history.view': 'Rat ansehen',
  'history.view_named': 'Rat ansehen: {title}',
  'history.bookmark': 'Merken: {title}',
  'history.chat': 'Chat: {title}',
  'history.delete': 'Löschen: {title}',
  'history.opening': 'Wird geöffnet…',
  'history.delete_failed': 'Die Sitzung wurde nicht gelöscht',
  'history.bookmark_failed': 'Das Lesezeichen wurde nicht geändert',
  'history.bookmark_failed_text': 'Bitte versuch es noch einmal.',

  // The list
  'history.more': 'Mehr laden',
  'history.more_failed': 'Mehr konnte nicht geladen werden. Nichts ist verloren.',
  'history.added_one': '{count} weitere Sitzung geladen',
  'history.added_other': '{count} weitere Sitzungen geladen',
  'history.load_failed': 'Der Verlauf konnte nicht geladen werden',
  'history.load_failed_text': 'Bitte lade die Seite neu',
  'history.none': 'Noch kein Rat',
  'history.none_text':
    'Was du fragst und an Rat bekommst, bleibt hier gespeichert, nur für dich, damit du darauf zurückkommen kannst.',
  'history.ask': 'Um Rat fragen',
  'history.none_bookmarked': 'Noch nichts gemerkt',
  'history.none_bookmarked_text': 'Tippe bei einem Rat auf das Lesezeichen, dann findest du ihn hier wieder, auf jedem Gerät.',
  'history.none_category': 'Hier ist noch nichts: {category}',
  'history.none_category_text': 'Alles andere ist noch da.',
  'history.show_all': 'Alle anzeigen',
  'history.none_found': 'Nichts gefunden zu „{q}“',
  'history.none_found_text':
    'Versuch es mit einem kürzeren oder einem anderen Wort. Durchsucht werden dein Rat und die Chats dazu.',
  'history.sign_in': 'Melde dich an, um deinen Verlauf zu sehen',
  'history.sign_in_text': 'Mit einem Konto bleiben dein Rat und eure Paarsitzungen hier gespeichert, auf jedem Gerät.',

  // Couples sessions
  'history.couples_badge': 'Zu zweit',
  'history.couples_open': 'Sitzung öffnen',
  'history.couples_read': 'Nachlesen',
  'history.couples_start': 'Paarsitzung beginnen',
  'history.couples_none_text':
    'Öffne einen Raum und schick den Link deiner Partnerin oder deinem Partner. Was ihr beide schreibt, bleibt hier gespeichert.',
  'history.stay_from': 'Ab dem {date} wird alter Rat von selbst gelöscht, wie es in deinem Konto gewählt wurde.',
  'history.stay_see': 'Ansehen oder ändern',
} satisfies Translation<typeof en>;
