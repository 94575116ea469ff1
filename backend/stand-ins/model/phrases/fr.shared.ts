import type { SharedPhrases } from './phrases.types.ts';

/** French, across categories. */
export const frShared: SharedPhrases = {
  styles: {
    practical: {
      view: [
        'Restons donc à ce qui peut se faire dans les jours qui viennent, dans un ordre qui fonctionne. Trois petites choses terminées aident plus qu’un grand plan.',
        'Vous n’avez pas besoin de tout le chemin pour cela. Vous avez besoin d’un premier pas assez clair pour être fait demain.',
      ],
      step: [
        'Inscrivez le premier pas dans votre agenda, avec un jour et une heure. Mettez un rappel dès maintenant. Ce qui n’a pas son propre moment se fait rarement.',
        'Préparez aujourd’hui ce qu’il vous faudra demain. Un numéro à appeler, une feuille de papier, une première phrase. Moins il y a d’obstacles, plus vite vous commencerez.',
      ],
      closing: [
        'Commencez par le premier pas de la liste, et laissez les autres pour l’instant. Quand il sera derrière vous, le deuxième paraîtra plus petit.',
        'Une semaine est assez longue pour essayer et assez courte pour arrêter. Dimanche, regardez en arrière, gardez ce qui a servi, et laissez le reste.',
      ],
    },
    empathetic: {
      view: [
        'Ce que vous ressentez a le droit d’être là, même quand deux sentiments se contredisent. Vous n’avez pas à en avoir fini avec eux avant de faire quelque chose.',
        'Il n’est pas étonnant que cela vous fatigue. Vous le portez en plus de tout ce qu’une semaine ordinaire vous demande déjà.',
      ],
      step: [
        'Offrez-vous cette semaine une heure douce, sans rien à résoudre. Un bain, une promenade, de la musique, quelqu’un qui n’a pas à conseiller. Le repos fait ici partie du travail.',
        'Parlez-vous comme vous parleriez à quelqu’un que vous aimez. Écrivez la pensée la plus dure, et dessous ce que vous répondriez à cette personne. Gardez cette seconde ligne à portée de main.',
      ],
      closing: [
        'Vous n’avez pas à faire tout cela, ni rien de cela à la perfection. Que vous ayez cherché des mots montre déjà combien vous y tenez.',
        'Accordez-vous de la patience dans les jours qui viennent. Une part de cela demande plus de temps que d’effort, et ce temps vous est permis.',
      ],
    },
    analytical: {
      view: [
        'Il est utile de démêler : ce qui est un fait, ce qui est une interprétation, et ce qui est une prévision. Chacun des trois appelle une réponse différente.',
        'Vu froidement, il y a trois leviers : ce que vous dites, ce que vous faites, et ce que vous cessez de faire. Le dernier est le plus souvent oublié.',
      ],
      step: [
        'Comparez deux options sur le papier, avec le coût et le gain de chacune. Donnez à chaque point un poids de un à cinq. Si le résultat vous déçoit, c’est aussi une information.',
        'Écrivez ce qui prouverait que vous vous trompez. Choisissez un signe que vous pourriez observer en une semaine. Cela évite de lire partout la même chose.',
      ],
      closing: [
        'Vous ne pourrez pas tout prévoir, et vous n’en avez pas besoin. Vérifiez dans une semaine quelle hypothèse a tenu, et réglez le pas suivant sur elle.',
        'Jugez la décision à la manière dont vous l’avez prise, et pas seulement à son issue. Ce que vous apprenez en chemin compte comme un résultat.',
      ],
    },
    motivational: {
      view: [
        'Vous avez déjà traversé des semaines difficiles, et vous savez ce qui a aidé alors. Cette force n’a pas disparu ; elle a seulement servi ailleurs.',
        'Il y a là plus de mouvement qu’il n’y paraît de l’intérieur. Le décrire avec tant de franchise est déjà un premier pas.',
      ],
      step: [
        'Faites une chose courageuse avant mercredi, et choisissez-la petite. Elle n’a pas besoin de prendre plus de dix minutes. Le courage arrive souvent une fois qu’on a commencé.',
        'Écrivez chaque soir une réussite, si modeste soit-elle. Dimanche, relisez-les toutes. Elles vous montrent une direction qu’un seul jour ne montre pas.',
      ],
      closing: [
        'La prochaine petite chose, vous pouvez la faire, et rien de plus n’est demandé aujourd’hui. Après elle, il y en aura une autre, et vous serez un peu plus loin.',
        'Continuez à votre rythme. Ce qui paraît petit le lundi a souvent changé un mois entier.',
      ],
    },
  },
  named: [
    'Vous mentionnez {name}, et cela mérite une place à part dans ce que vous déciderez.',
    'Ce n’est pas un hasard si {name} apparaît ici, et votre décision devrait lui laisser de la place.',
  ],
  counted: [
    'Vous écrivez aussi « {number} », et cela vaut la peine d’être dit tel quel, ni plus petit ni plus grand.',
    'Et il y a « {number} », un détail qui a sa place tout en haut de votre page.',
  ],
  namedStep: [
    'Écrivez ce qui pourrait inquiéter {name}. Deux ou trois lignes suffisent, et vous n’avez pas à être d’accord. Votre propre première phrase en sera plus douce et plus claire.',
    'Pensez à une chose que vous appréciez chez {name}. Dites-la, ou écrivez-la, avant d’aborder un point difficile. On écoute mieux la personne qui a vu notre bon côté.',
  ],
  againStep: [
    'Revenez ce soir à une de vos lignes. Vous avez écrit « {quote} ». Demandez-vous ce que vous diriez à quelqu’un que vous aimez et qui vous confierait cela, et notez la première réponse qui vient.',
    'Gardez cette semaine une de vos phrases sous les yeux. C’est « {quote} ». En dessous, commencez une ligne par « Ce que je peux y faire, c’est », et terminez-la avant vendredi.',
  ],
  greeting: 'Bonjour {name},',
  chat: {
    question: [
      'Vous demandez « {quote} », et il n’y a pas moyen d’en avoir la certitude d’avance. On peut en revanche se préparer à plus d’une réponse.',
      '« {quote} » est une question juste à ce stade. La réponse sincère dépend de ce que vous voulez protéger avant tout.',
      'Avec « {quote} », vous regardez déjà un pas plus loin. C’est utile, tant que cela ne vous éloigne pas du pas d’avant.',
    ],
    statement: [
      'Vous dites « {quote} ». Merci de le poser si clairement, car cela montre où se trouve le poids en ce moment.',
      '« {quote} » ajoute quelque chose d’important. Cela change ce qui vient en premier, mais pas ce que vous cherchez.',
      'Il y a beaucoup dans « {quote} ». On comprend que ce ne soit pas simple pour vous.',
    ],
    thanks: [
      '« {quote} » fait plaisir à lire. Emportez ce qui vous a servi, et laissez le reste ici.',
      'Merci pour « {quote} ». C’est bien que quelque chose ici vous ait servi.',
    ],
    body: [
      'Essayez de penser en deux cas. Si cela se passe mieux que vous ne le craignez, il suffira de dire merci et de faire court. Si cela se passe moins bien, vous pouvez dire « j’ai besoin d’un moment » et y revenir demain.',
      'Il peut être utile de rendre la question plus petite. Ne demandez pas ce qui est juste pour toujours, mais ce qui est bon et vrai pour les trois prochains jours. La plupart des erreurs de cette taille se réparent.',
      'Laissez-lui un peu plus de temps qu’il n’est confortable. Ce qui est flou aujourd’hui est souvent clair après deux nuits, et peu de choses ici doivent être réglées ce soir.',
      'Remarquez ce que vous feriez si personne ne regardait ni ne jugeait. Cette réponse n’est pas toujours à suivre, mais elle montre souvent quelle part compte le plus pour vous.',
      'Vous pourriez le dire d’un seul souffle : ce qui s’est passé, ce que cela vous a fait, et ce que vous demandez. S’il faut plus longtemps, écrivez-le d’abord et barrez la moitié.',
      'Tenez-vous-en à ce qui est à votre portée : votre ton, le moment, et votre prochaine phrase. Ce n’est pas à vous de porter le reste, même quand on le croirait.',
    ],
    bridge: ['À partir d’ici, un pas convient bien.', 'Pour cette semaine, il suffit de s’en tenir à une chose.'],
    advised: [
      'Votre conseil a déjà une ligne pour cela, « {quote} », et c’est un bon point de départ.',
      'Un pas de votre conseil s’en approche, « {quote} », vous pouvez donc commencer par lui.',
    ],
    listed: ['À partir d’ici, deux pas conviennent.', 'Pour les jours qui viennent, deux petites choses suffisent.'],
    recalled: [
      'Vous m’avez dit plus tôt « {quote} ». C’est ainsi que je l’ai encore ici.',
      'Oui, vous avez écrit « {quote} ». Il est bon que vous y reveniez.',
    ],
    closing: [
      'Quelle serait la première phrase, si vous commenciez aujourd’hui ?',
      'Quelle part de tout cela vous paraît la plus difficile ?',
      'Quand auriez-vous une demi-heure pour cela dans les jours qui viennent ?',
      'Qu’est-ce qui vous dirait, dans une semaine, que cela en valait la peine ?',
    ],
  },
  counsellor: {
    both: [
      '{name1}, vous écrivez « {quote1} ». {name2}, vous écrivez « {quote2} ». Les deux peuvent être vrais en même temps, et aucun n’a besoin de céder pour que l’autre s’entende.',
      'Merci, {name1}, pour « {quote1} », et merci, {name2}, pour « {quote2} ». Vous regardez la même chose par deux fenêtres.',
      'Posons deux phrases côte à côte. {name1}, la vôtre est « {quote1} », et {name2}, la vôtre est « {quote2} ». Sous les deux semble se trouver un désir de compréhension.',
    ],
    one: [
      '{name1}, merci pour « {quote1} ». {name2}, rien n’oblige à répondre tout de suite ; pour l’instant, il suffit de laisser cela exister.',
      '{name1}, vous écrivez « {quote1} ». {name2}, avant de répondre, vous voudrez peut-être dire avec vos mots ce que vous y avez entendu.',
      'Il fallait de la confiance pour écrire « {quote1} », {name1}. {name2}, vous pouvez prendre votre temps, et votre côté aura la même place.',
    ],
    solo: [
      '{name1}, vous écrivez « {quote1} ». C’est bien de commencer ici, et l’autre côté aura la même place dès que votre partenaire entrera dans cette conversation.',
      'Merci, {name1}, pour « {quote1} ». En attendant votre partenaire, restons à ce que vous vivez de votre côté, et laissons l’autre ouvert.',
    ],
    body: [
      'Pendant quelques minutes, personne n’a besoin d’avoir raison. Il suffit que chaque personne redise ce qu’elle a compris de l’autre, jusqu’à ce que l’autre acquiesce.',
      'Remarquez comme un souhait ressemble vite à un reproche. Derrière la plupart des reproches, il y a quelque chose de simple : vois-moi, aide-moi, reste avec moi.',
      'Il peut être utile de laisser un instant la semaine passée. Ce que chaque personne aimerait vivre un soir ordinaire est un début plus doux.',
      'Quand la tension monte, allez plus lentement plutôt que plus fort. Une personne parle, l’autre répète, et alors seulement vous échangez les rôles.',
    ],
    task: [
      'Un petit exercice pour vous deux : chaque personne finit la phrase « Je me sens près de toi quand », sans commenter la fin de l’autre. Qu’entendez-vous ?',
      'Voici une question pour vous deux, à laquelle répondre en une ou deux phrases : qu’a fait l’autre cette semaine qui vous a fait plaisir ?',
      'Et si chaque personne écrivait un souhait pour la semaine qui vient, assez petit pour tenir en une seule phrase, puis lisait celui de l’autre sans encore y répondre ?',
      'Essayez ceci ce soir : dix minutes, cinq pour chaque personne, où l’une parle et l’autre ne fait qu’écouter. À quoi aimeriez-vous employer ces cinq minutes ?',
      'Respirez un instant avant de continuer, puis répondez à tour de rôle : de quoi chaque personne aurait-elle besoin pour faire avancer cette conversation d’un pas aujourd’hui ?',
    ],
  },
};
