import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'plan.free': 'Gratuite',
  'plan.bronze': 'Bronze',
  'plan.silver': 'Argent',
  'plan.gold': 'Or',

  'usage.label': 'Séances utilisées ce mois-ci\u00a0:',
  'usage.of': '{used} sur {limit}',
  'usage.left_one': '<b>Il vous reste {count} séance gratuite.</b> Aucun compte nécessaire.',
  'usage.left_other': '<b>Il vous reste {count} séances gratuites.</b> Aucun compte nécessaire.',
  'usage.free': 'Vos premières séances sont gratuites. Aucun compte nécessaire.',
  'usage.limit':
    '<b>Vous avez atteint votre limite de séances.</b> Connectez-vous ou choisissez une formule pour continuer, ou revenez le mois prochain.',
  'usage.used': 'Utilisées\u00a0: {used}',
  'usage.own_left_one': '<b>Il vous reste {count} séance.</b> Le compteur repart à zéro le {date}.',
  'usage.own_left_other': '<b>Il vous reste {count} séances.</b> Le compteur repart à zéro le {date}.',
  'usage.own_limit': '<b>Vous avez atteint votre limite de séances.</b> Passez à une formule supérieure, ou attendez le {date}.',
  'usage.unlimited': '<b>Vos séances sont illimitées.</b> Demandez aussi souvent que vous voulez.',
  'usage.unknown': 'Le nombre de séances qui vous restent n’a pas pu être lu.',
  'usage.view_plans': 'Voir les formules',
  'usage.limit_reached': 'Limite de séances atteinte',
  'usage.limit_toast': 'Passez à une formule supérieure pour continuer.',
  'usage.reached': 'Vous avez atteint votre limite de séances',
  'usage.reached_own': 'Passez à une formule supérieure pour continuer. Votre texte est toujours là.',
  'usage.reached_visitor': 'Connectez-vous et choisissez une formule pour continuer. Votre texte est toujours là.',
} satisfies Translation<typeof en>;
