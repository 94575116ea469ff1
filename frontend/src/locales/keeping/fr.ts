import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'keeping.links': 'Liens vers vos conseils',
  'keeping.links_text': 'Une copie à lire, pour une personne de confiance. Jamais vos discussions.',
  'keeping.links_none': 'Aucun lien. «\u00a0Créer un lien\u00a0» se trouve à côté de «\u00a0Partager\u00a0».',
  'keeping.links_counts': 'On compte les ouvertures et rien d’autre\u00a0: ni qui, ni quand, ni où, ni sur quel appareil.',
  'keeping.load_failed': 'La liste n’a pas pu être chargée. Rien n’a changé.',
  'keeping.link_title': 'Un lien vers ces conseils',
  'keeping.link_text':
    'Une copie telle qu’elle est maintenant. La personne qui a le lien peut la lire jusqu’à ce que vous le retiriez. Vos discussions ne sont jamais montrées.',
  'keeping.link_question': 'Montrer aussi ma question',
  'keeping.link_quotes': 'Les conseils peuvent citer ce que vous avez écrit\u00a0: regardez l’aperçu.',
  'keeping.link_for': 'Valable pendant',
  'keeping.link_days_one': '{count} jour',
  'keeping.link_days_other': '{count} jours',
  'keeping.link_make': 'Créer le lien',
  'keeping.not_now': 'Pas maintenant',
  'keeping.link_pressure': 'Vous n’avez jamais à montrer ce que vous avez demandé. <a>Quelqu’un vous y oblige\u202f?</a>',
  'keeping.link_preview': 'Ce que verra la personne',
  'keeping.link_made': 'Le lien est créé',
  'keeping.link_once': 'Cette adresse n’est affichée que maintenant. La personne qui l’a peut lire la copie jusqu’au {date}.',
  'keeping.link_copy': 'Copier le lien',
  'keeping.link_copy_failed': 'La copie n’est pas autorisée ici. Le lien est sélectionné.',
  'keeping.link_done': 'Terminé',
  'keeping.link_failed': 'Le lien n’a pas été créé',
  'keeping.link_full':
    'Il n’y a pas de place pour un lien de plus\u00a0: cinq par réponse, vingt en tout. Retirez-en un dans votre compte, sous «\u00a0Conserver et partager\u00a0».',
  'keeping.link_until': 'Jusqu’au {date}.',
  'keeping.link_ended': 'Expiré le {date}.',
  'keeping.link_unopened': 'Pas encore ouvert.',
  'keeping.link_opened_one': 'Ouvert {count} fois.',
  'keeping.link_opened_other': 'Ouvert {count} fois.',
  'keeping.link_with_question': 'Avec votre question.',
  'keeping.link_take': 'Retirer',
  'keeping.link_take_of': 'Retirer\u00a0: {title}',
  'keeping.link_taken': 'Le lien est retiré',
  'keeping.link_remove': 'Enlever de la liste',
  'keeping.link_remove_of': 'Enlever de la liste\u00a0: {title}',
  'keeping.link_removed': 'Enlevé de la liste',
  'keeping.link_take_failed': 'Le lien n’a pas pu être retiré',
  'keeping.stay': 'Combien de temps vos conseils sont gardés',
  'keeping.stay_text':
    'Le temps se compte depuis la dernière question ou le dernier message. La discussion et les liens sont supprimés avec les conseils. Les séances de couple appartiennent à deux personnes et restent.',
  'keeping.stay_load_failed': 'La durée de conservation de vos conseils n’a pas pu être chargée. Rien n’a changé.',
  'keeping.stay_evidence':
    'Si vous risquez d’avoir besoin un jour de ces mots, pour montrer ce qui s’est passé, gardez-en une copie en lieu sûr.',
  'keeping.stay_after': 'Supprimer après',
  'keeping.stay_never': 'Jamais',
  'keeping.stay_months_one': '{count} mois',
  'keeping.stay_months_other': '{count} mois',
  'keeping.stay_marked': 'Garder mes favoris',
  'keeping.stay_save': 'Enregistrer',
  'keeping.stay_saved': 'Enregistré',
  'keeping.stay_failed': 'Rien n’a été enregistré',
  'keeping.stay_from_one':
    'À partir du {date}, {count} séance de conseils d’avant le {before} sera supprimée. Avant ce jour, vous pouvez changer ce choix, ou <a>télécharger vos données</a>.',
  'keeping.stay_from_other':
    'À partir du {date}, {count} séances de conseils d’avant le {before} seront supprimées. Avant ce jour, vous pouvez changer ce choix, ou <a>télécharger vos données</a>.',
  'keeping.stay_from_none':
    'Ce choix s’appliquera à partir du {date}. Dans l’état actuel, rien ne sera alors assez ancien pour être supprimé. Avant ce jour, vous pouvez le changer, ou <a>télécharger vos données</a>.',
  'keeping.stay_works_one': 'Chaque nuit, les conseils où rien n’a été demandé ni écrit depuis {count} mois sont supprimés.',
  'keeping.stay_works_other': 'Chaque nuit, les conseils où rien n’a été demandé ni écrit depuis {count} mois sont supprimés.',
  'keeping.stay_works_marked_one':
    'Chaque nuit, les conseils où rien n’a été demandé ni écrit depuis {count} mois sont supprimés. Vos favoris restent.',
  'keeping.stay_works_marked_other':
    'Chaque nuit, les conseils où rien n’a été demandé ni écrit depuis {count} mois sont supprimés. Vos favoris restent.',
  'keeping.stay_from_many':
    'À partir du {date}, tous les conseils d’avant le {before} seront supprimés. Avant ce jour, vous pouvez changer ce choix, ou <a>télécharger vos données</a>.',
} satisfies Translation<typeof en>;
