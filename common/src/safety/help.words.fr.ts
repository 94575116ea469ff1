import type { HelpWords } from './help.words.types.ts';

/** French words about help and about leaving in a hurry: of the interface, and of the page that the server makes. */
export const HELP_WORDS_FR = {
  'help.title': 'Vous n’avez pas à porter cela sans aide',
  'help.self_harm':
    'Ce que vous avez écrit semble très lourd à porter. Si vous avez peur de passer à l’acte, parlez à quelqu’un maintenant, s’il vous plaît. Les personnes ci-dessous vous écoutent, aux heures indiquées, et vous n’avez pas à donner votre nom.',
  'help.violence':
    'D’après ce que vous écrivez, quelqu’un est peut-être en danger. Si cela se passe maintenant, partez si vous le pouvez et appelez à l’aide. Les personnes ci-dessous peuvent vous aider à réfléchir à la suite.',
  'help.abuse':
    'Personne n’a le droit de vous faire du mal, de vous menacer ou de vous contrôler, et ce n’est pas votre faute. Les personnes ci-dessous vous prennent au sérieux, peuvent vous aider à préparer la suite, et l’échange reste confidentiel, dans la mesure du possible.',
  'help.child':
    'Un enfant est peut-être en danger. Il n’est pas nécessaire d’avoir une certitude pour demander de l’aide. Les personnes ci-dessous écoutent les enfants comme les adultes.',
  'help.title_possible': 'Quelqu’un à qui parler, si vous en avez besoin',
  'help.possible_self_harm':
    'On sent beaucoup de poids dans ce que vous écrivez. Si vous êtes en danger, ou si vous avez peur de ce que vous pourriez faire, ces personnes vous écoutent.',
  'help.possible_violence':
    'On sent de la tension dans ce que vous écrivez. Si vous êtes en danger, ou si vous avez peur de ce qui peut arriver, ces personnes vous écoutent.',
  'help.possible_abuse':
    'D’après ce que vous écrivez, la vie à la maison semble difficile. Si vous êtes en danger, ou si quelqu’un vous fait peur, ces personnes vous écoutent.',
  'help.possible_child':
    'Ce que vous écrivez semble difficile pour un enfant. Si un enfant est en danger, ou si vous avez un doute, ces personnes vous écoutent.',
  'help.hide': 'Masquer ces numéros',
  'help.emergency': 'En cas de danger immédiat, appelez le',
  'help.emergency_local': 'En cas de danger immédiat, appelez le numéro d’urgence de votre pays.',
  'help.lines': 'Des personnes à votre écoute',
  'help.call': 'Appeler le {number}',
  'help.text': 'SMS\u00a0: {number}',
  'help.whatsapp': 'WhatsApp\u00a0: {number}',
  'help.website': 'Site web',
  'help.always': '24\u00a0h/24, 7\u00a0j/7',
  'help.for_young': 'Pour les enfants et les jeunes',
  'help.for_women': 'Pour les femmes',
  'help.for_men': 'Pour les hommes',
  'help.for_lgbt': 'Pour les personnes LGBT+',
  'help.for_parents': 'Pour les parents',
  'help.for_adults': 'Pour les adultes qui s’inquiètent pour un enfant',
  'help.for_harming': 'Pour qui craint de faire du mal à quelqu’un',
  'help.no_lines':
    'Il n’y a pas encore ici de numéros vérifiés pour ce pays. L’annuaire ci-dessous en contient beaucoup d’autres.',
  'help.country': 'Pays',
  'help.elsewhere': 'Un autre pays',
  'help.find': 'Pour tous les autres pays\u00a0: <a>findahelpline.com</a>',
  'help.checked': 'Numéros vérifiés le {date}',
  'help.ground':
    'En attendant de joindre quelqu’un\u00a0: posez les deux pieds au sol, expirez lentement, et nommez cinq choses que vous voyez.',
  'help.not_counted': 'Ceci n’a pas compté comme une de vos séances.',

  // The button beside the quick exit
  'help.short': 'Aide',

  // The page
  'help.page': 'Trouver de l’aide maintenant',
  'help.page_intro': 'Des personnes à votre écoute, selon ce qu’il vous faut. Vous n’avez pas à donner votre nom.',
  'help.need_self_harm': 'Pensées suicidaires',
  'help.need_abuse': 'Violences ou emprise dans le couple',
  'help.need_child': 'Un enfant en danger',
  'help.need_violence': 'Violences, subies ou redoutées',
  'help.call_now': 'En cas de danger immédiat, appelez le {number}',
  'help.eu': 'Dans tous les pays de l’Union européenne, c’est le 112.',
  'help.open_directory': 'Ouvrir findahelpline.com',
  'help.language': 'Langue',
  'help.show': 'Afficher',
  'help.page_description': 'Les numéros de personnes à votre écoute, par pays.',

  // Leaving in a hurry
  'exit.leave': 'Sortie rapide',
  'exit.hint':
    '«\u00a0Sortie rapide\u00a0» vous mène tout de suite à une page météo. Ce que vous étiez en train d’écrire n’est pas gardé.',
  'exit.keys': 'Au clavier\u00a0: appuyez trois fois sur Maj.',
  'exit.where': 'Pour partir vite, touchez «\u00a0Sortie rapide\u00a0» en haut. Une page météo s’ouvre tout de suite.',
  'exit.hint_app':
    '«\u00a0Sortie rapide\u00a0» vous mène tout de suite à une note vide. Ce que vous étiez en train d’écrire n’est pas gardé.',
  'exit.where_app': 'Pour partir vite, touchez «\u00a0Sortie rapide\u00a0» en haut. Une note vide s’ouvre tout de suite.',
  'exit.limits':
    '«\u00a0Sortie rapide\u00a0» ne peut pas tout cacher\u00a0: ni l’image de l’application sur l’écran, ni les listes d’applications et de sites du navigateur, ni ce qu’a vu un programme qui surveille cet appareil.',
} satisfies HelpWords;
