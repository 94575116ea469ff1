import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'history.title': 'Votre historique',
  'history.home': 'Retour à l’accueil',
  'history.advice': 'Pour moi',
  'history.couples': 'À deux',

  // Filters and search
  'history.show': 'Afficher',
  'history.all': 'Tout',
  'history.bookmarked': 'Favoris',
  'history.search': 'Rechercher dans l’historique',
  'history.search_short': 'Tapez au moins {min} caractères.',
  'history.search_clear': 'Effacer la recherche',
  'history.found_one': '{count} résultat',
  'history.found_other': '{count} résultats',
  'history.found_more': 'Plus de {count} résultats',

  // A session
  'history.style_practical': 'Pratique',
  'history.style_empathetic': 'Empathique',
  'history.style_analytical': 'Analytique',
  'history.style_motivational': 'Motivant',
  'history.help': 'De l’aide dans un moment difficile',
  'history.found_in_chat': 'trouvé dans la discussion',
  'history.view': 'Voir les conseils',
  'history.view_named': 'Voir les conseils\u00a0: {title}',
  'history.bookmark': 'Favori\u00a0: {title}',
  'history.chat': 'Discussion\u00a0: {title}',
  'history.delete': 'Supprimer\u00a0: {title}',
  'history.opening': 'Ouverture…',
  'history.delete_failed': 'Les conseils n’ont pas pu être supprimés',
  'history.bookmark_failed': 'Le favori n’a pas été modifié',
  'history.bookmark_failed_text': 'Réessayez.',

  // The list
  'history.more': 'Charger la suite',
  'history.more_failed': 'La suite n’a pas pu être chargée. Rien n’est perdu.',
  'history.added_one': '{count} de plus',
  'history.added_other': '{count} de plus',
  'history.load_failed': 'L’historique n’a pas pu être chargé',
  'history.load_failed_text': 'Actualisez la page',
  'history.none': 'Pas encore de conseils',
  'history.none_text': 'Ce que vous demandez est conservé ici, rien que pour vous, afin que vous puissiez y revenir.',
  'history.ask': 'Demander conseil',
  'history.none_bookmarked': 'Pas encore de favoris',
  'history.none_bookmarked_text': 'Touchez l’icône des favoris d’un conseil pour le retrouver ici, sur tous vos appareils.',
  'history.none_category': 'Rien ici pour l’instant\u00a0: {category}',
  'history.none_category_text': 'Vos autres conseils sont toujours là.',
  'history.show_all': 'Tout afficher',
  'history.none_found': 'Rien trouvé pour «\u00a0{q}\u00a0»',
  'history.none_found_text':
    'Essayez moins de lettres, ou un autre mot. La recherche porte sur vos conseils et leurs discussions.',
  'history.sign_in': 'Connectez-vous pour voir votre historique',
  'history.sign_in_text': 'Avec un compte, vos conseils et vos séances de couple restent ici, sur tous vos appareils.',

  // Couples sessions
  'history.couples_badge': 'Couples',
  'history.couples_open': 'Ouvrir la séance',
  'history.couples_read': 'Relire',
  'history.couples_start': 'Ouvrir un espace',
  'history.couples_none_text': 'Ouvrez un espace et envoyez le lien à votre partenaire. Ce que vous y écrivez à deux reste ici.',
  'history.stay_from':
    'À partir du {date}, les anciens conseils seront supprimés automatiquement, comme choisi dans votre compte.',
  'history.stay_see': 'Voir ou changer',
} satisfies Translation<typeof en>;
