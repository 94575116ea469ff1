import type { HelpWords } from './help.words.types.ts';

/** French words about help and about leaving in a hurry: of the interface, and of the page that the server makes. */
export const HELP_WORDS_FR = {
  'help.title': 'Personne ne devrait porter cela sans aide',
  'help.self_harm':
    'Ce que vous avez écrit semble très lourd à porter. Si vous risquez de passer à l’acte, parlez à quelqu’un maintenant, s’il vous plaît. Les personnes ci-dessous vous écoutent, aux heures indiquées, et vous n’avez pas à donner votre nom.',
  'help.violence':
    'Ce que vous avez écrit semble dangereux pour quelqu’un. Si cela se passe maintenant, partez si vous le pouvez et appelez à l’aide. Les personnes ci-dessous savent quoi faire.',
  'help.abuse':
    'Personne n’a le droit de vous faire du mal, de vous menacer ou de vous contrôler, et ce n’est pas votre faute. Les personnes ci-dessous vous croient, vous aident à préparer la suite et gardent le secret.',
  'help.child':
    'Un enfant est peut-être en danger. Il n’est pas nécessaire d’en être certain pour demander de l’aide. Les personnes ci-dessous écoutent les enfants comme les adultes.',
  'help.title_possible': 'Quelqu’un à qui parler, si vous en avez besoin',
  'help.possible_self_harm':
    'Une partie de ce que vous avez écrit semble lourde à porter. Si vous êtes en danger, ou si vous avez peur de ce que vous pourriez faire, ces personnes vous écoutent.',
  'help.possible_violence':
    'Une partie de ce que vous avez écrit semble tendue. Si vous êtes en danger, ou si vous avez peur de ce qui peut arriver, ces personnes vous écoutent.',
  'help.possible_abuse':
    'Une partie de ce que vous avez écrit laisse penser que la vie à la maison est difficile. Si vous êtes en danger, ou si quelqu’un vous fait peur, ces personnes vous écoutent.',
  'help.possible_child':
    'Une partie de ce que vous avez écrit semble difficile pour un enfant. Si un enfant est en danger, ou si vous avez un doute, ces personnes vous écoutent.',
  'help.hide': 'Masquer ces numéros',
  'help.emergency': 'En cas de danger immédiat, appelez le',
  'help.emergency_local': 'En cas de danger immédiat, appelez votre numéro d’urgence local.',
  'help.lines': 'Des personnes qui écoutent',
  'help.call': 'Appeler le {number}',
  'help.text': 'Message\u00a0: {number}',
  'help.website': 'Site web',
  'help.always': 'Jour et nuit',
  'help.for_young': 'Pour les enfants et les jeunes',
  'help.for_women': 'Pour les femmes',
  'help.for_parents': 'Pour les parents',
  'help.for_harming': 'Pour qui craint de faire du mal à quelqu’un',
  'help.no_lines':
    'Il n’y a pas encore ici de numéros vérifiés pour ce pays. L’annuaire ci-dessous en connaît beaucoup d’autres.',
  'help.country': 'Pays',
  'help.elsewhere': 'Un autre pays',
  'help.find': 'Pour tous les autres pays\u00a0: <a>findahelpline.com</a>',
  'help.checked': 'Numéros vérifiés le {date}',
  'help.ground':
    'En attendant de joindre quelqu’un\u00a0: posez les deux pieds au sol, expirez lentement, et nommez cinq choses que vous voyez.',
  'help.not_counted': 'Ceci n’a pas compté comme une de vos séances.',

  // The page
  'help.page': 'Trouver de l’aide maintenant',
  'help.page_intro': 'Des personnes qui écoutent, selon ce qu’il vous faut. Vous n’avez pas à donner votre nom.',
  'help.need_self_harm': 'Envie d’en finir avec la vie',
  'help.need_abuse': 'Violence ou emprise dans le couple',
  'help.need_child': 'Un enfant en danger',
  'help.need_violence': 'Violence subie, ou crainte',
  'help.call_now': 'En cas de danger immédiat, appelez le {number}',
  'help.eu': 'Dans tous les pays de l’Union européenne, c’est le 112.',
  'help.open_directory': 'Ouvrir findahelpline.com',
  'help.language': 'Langue',
  'help.show': 'Afficher',
  'help.page_description': 'Les numéros de personnes qui écoutent, jour et nuit, par pays.',

  // Leaving in a hurry
  'exit.leave': 'Sortie rapide',
  'exit.hint':
    '«\u00a0Sortie rapide\u00a0» vous mène aussitôt à une page météo. Ce que vous étiez en train d’écrire n’est pas gardé.',
  'exit.keys': 'Au clavier\u00a0: appuyez trois fois sur Maj.',
  'exit.where': 'Pour partir vite, touchez «\u00a0Sortie rapide\u00a0» en haut. Une page météo s’ouvre aussitôt.',
} satisfies HelpWords;
