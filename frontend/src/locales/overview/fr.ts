import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'overview.load_failed': 'Impossible de charger les chiffres',
  'overview.load_failed_text': 'Rien n’est perdu. Réessayez.',
  'overview.period': 'Période',
  'overview.days': '{count} jours',
  'overview.as_tables': 'Afficher en tableaux',
  'overview.as_charts': 'Afficher en graphiques',
  'overview.connected': 'En ligne en ce moment',
  'overview.live': 'En temps réel',
  'overview.not_live': 'Pas en temps réel',
  'overview.pages': 'Pages ouvertes',
  'overview.signed_in': 'Avec une session ouverte',
  'overview.nodes': 'Serveurs',
  'overview.users': 'Utilisateurs par formule',
  'overview.total': '{total} au total',
  'overview.registrations': 'Nouveaux utilisateurs',
  'overview.adviceSessions': 'Conseils',
  'overview.chatQuestions': 'Questions en discussion',
  'overview.couplesSessions': 'Séances de couple',
  'overview.replies': 'Issue des réponses',
  'overview.repliesDone': 'Terminées',
  'overview.repliesFailed': 'Échouées',
  'overview.repliesStopped': 'Arrêtées à la lecture',
  'overview.income': 'Revenus par mois',
  'overview.income_total': '{total} en douze mois',
  'overview.no_payments': 'Ce serveur n’accepte pas de paiements.',
  'overview.none': 'Pas encore de données',
  'overview.day': 'Jour',
  'overview.week': 'Semaine',
  'overview.week_of': 'À partir du {date}',
  'overview.month': 'Mois',
  'overview.note':
    'Les jours et les mois sont ceux d’UTC. Les revenus sont les paiements, moins les remboursements. Les nouveaux utilisateurs comprennent les comptes supprimés depuis\u202f; les utilisateurs par formule sont ceux d’aujourd’hui.',
} satisfies Translation<typeof en>;
