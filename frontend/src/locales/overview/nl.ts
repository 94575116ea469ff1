import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Dutch, with `je`. */
export default {
  'overview.load_failed': 'De cijfers konden niet worden geladen',
  'overview.load_failed_text': 'Er is niets verloren. Probeer het opnieuw.',
  'overview.period': 'Periode',
  'overview.days': '{count} dagen',
  'overview.as_tables': 'Als tabellen tonen',
  'overview.as_charts': 'Als grafieken tonen',
  'overview.connected': 'Nu verbonden',
  'overview.live': 'Live',
  'overview.not_live': 'Niet live',
  'overview.pages': 'Open pagina’s',
  'overview.signed_in': 'Ingelogde gebruikers',
  'overview.nodes': 'Servers',
  'overview.users': 'Gebruikers per abonnement',
  'overview.total': '{total} in totaal',
  'overview.registrations': 'Nieuwe gebruikers',
  'overview.adviceSessions': 'Sessies',
  'overview.chatQuestions': 'Chatvragen',
  'overview.couplesSessions': 'Partnersessies',
  'overview.replies': 'Hoe antwoorden eindigden',
  'overview.repliesDone': 'Voltooid',
  'overview.repliesFailed': 'Mislukt',
  'overview.repliesStopped': 'Bij het lezen gestopt',
  'overview.income': 'Inkomsten per maand',
  'overview.income_total': '{total} in twaalf maanden',
  'overview.no_payments': 'Deze server neemt geen betalingen aan.',
  'overview.none': 'Nog geen gegevens',
  'overview.day': 'Dag',
  'overview.week': 'Week',
  'overview.week_of': 'Vanaf {date}',
  'overview.month': 'Maand',
  'overview.note':
    'Dagen en maanden zijn die van UTC. Inkomsten zijn betalingen min terugbetalingen. Nieuwe gebruikers tellen ook accounts mee die sindsdien verwijderd zijn; gebruikers per abonnement zijn die van nu.',
} satisfies Translation<typeof en>;
