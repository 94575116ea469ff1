import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** German, with `du`. */
export default {
  'overview.load_failed': 'Die Zahlen konnten nicht geladen werden',
  'overview.load_failed_text': 'Es ist nichts verloren. Bitte versuch es noch einmal.',
  'overview.period': 'Zeitraum',
  'overview.days': '{count} Tage',
  'overview.as_tables': 'Als Tabellen zeigen',
  'overview.as_charts': 'Als Diagramme zeigen',
  'overview.connected': 'Jetzt verbunden',
  'overview.live': 'Live',
  'overview.not_live': 'Nicht live',
  'overview.pages': 'Offene Seiten',
  'overview.signed_in': 'Angemeldete Nutzer',
  'overview.nodes': 'Server',
  'overview.users': 'Nutzer nach Tarif',
  'overview.total': '{total} insgesamt',
  'overview.registrations': 'Neue Nutzer',
  'overview.adviceSessions': 'Sitzungen',
  'overview.chatQuestions': 'Chat-Fragen',
  'overview.couplesSessions': 'Paarsitzungen',
  'overview.replies': 'Wie Antworten endeten',
  'overview.repliesDone': 'Abgeschlossen',
  'overview.repliesFailed': 'Fehlgeschlagen',
  'overview.repliesStopped': 'Beim Lesen angehalten',
  'overview.income': 'Einnahmen nach Monat',
  'overview.income_total': '{total} in zwölf Monaten',
  'overview.no_payments': 'Dieser Server nimmt keine Zahlungen an.',
  'overview.none': 'Noch keine Daten',
  'overview.day': 'Tag',
  'overview.week': 'Woche',
  'overview.week_of': 'Ab {date}',
  'overview.month': 'Monat',
  'overview.note':
    'Tage und Monate sind die von UTC. Einnahmen sind Zahlungen abzüglich Erstattungen. Neue Nutzer zählen auch Konten, die seither gelöscht wurden; die Nutzer nach Tarif sind die von jetzt.',
} satisfies Translation<typeof en>;
