import type { SharedPhrases } from './phrases.types.ts';

/** French, across categories. */
export const frShared: SharedPhrases = {
  styles: {
    practical: {
      view: [
        'Restons donc à ce qui peut se faire dans les jours qui viennent, dans un ordre qui fonctionne. Trois petites choses terminées aident plus qu’un grand plan.',
        'Tu n’as pas besoin de tout le chemin pour cela. Tu as besoin d’un premier pas assez clair pour être fait demain.',
      ],
      step: [
        'Inscris le premier pas dans ton agenda, avec un jour et une heure. Mets un rappel dès maintenant. Ce qui n’a pas son propre moment se fait rarement.',
        'Prépare aujourd’hui ce qu’il te faudra demain. Un numéro à appeler, une feuille de papier, une première phrase. Moins il y a d’obstacles, plus vite tu commenceras.',
      ],
      closing: [
        'Commence par le premier pas de la liste, et laisse les autres pour l’instant. Quand il sera derrière toi, le deuxième paraîtra plus petit.',
        'Une semaine est assez longue pour essayer et assez courte pour arrêter. Dimanche, regarde en arrière, garde ce qui a servi, et laisse le reste.',
      ],
    },
    empathetic: {
      view: [
        'Ce que tu ressens a le droit d’être là, même quand deux sentiments se contredisent. Tu n’as pas à en avoir fini avec eux avant de faire quelque chose.',
        'Il n’est pas étonnant que cela te fatigue. Tu le portes en plus de tout ce qu’une semaine ordinaire te demande déjà.',
      ],
      step: [
        'Offre-toi cette semaine une heure douce, sans rien à résoudre. Un bain, une promenade, de la musique, quelqu’un qui n’a pas à conseiller. Le repos fait ici partie du travail.',
        'Parle-toi comme tu parlerais à une personne amie. Écris la pensée la plus dure, et dessous ce que tu lui répondrais. Garde cette seconde ligne à portée de main.',
      ],
      closing: [
        'Tu n’as pas à faire tout cela, ni rien de cela à la perfection. Que tu aies cherché des mots montre déjà combien tu y tiens.',
        'Accorde-toi de la patience dans les jours qui viennent. Une part de cela demande plus de temps que d’effort, et ce temps t’est permis.',
      ],
    },
    analytical: {
      view: [
        'Il est utile de démêler : ce qui est un fait, ce qui est une interprétation, et ce qui est une prévision. Chacun des trois appelle une réponse différente.',
        'Vu froidement, il y a trois leviers : ce que tu dis, ce que tu fais, et ce que tu cesses de faire. Le dernier est le plus souvent oublié.',
      ],
      step: [
        'Compare deux options sur le papier, avec le coût et le gain de chacune. Donne à chaque point un poids de un à cinq. Si le résultat te déçoit, c’est aussi une information.',
        'Écris ce qui prouverait que tu te trompes. Choisis un signe que tu pourrais observer en une semaine. Cela évite de lire partout la même chose.',
      ],
      closing: [
        'Tu ne pourras pas tout prévoir, et tu n’en as pas besoin. Vérifie dans une semaine quelle hypothèse a tenu, et règle le pas suivant sur elle.',
        'Juge la décision à la manière dont tu l’as prise, et pas seulement à son issue. Ce que tu apprends en chemin compte comme un résultat.',
      ],
    },
    motivational: {
      view: [
        'Tu as déjà traversé des semaines difficiles, et tu sais ce qui a aidé alors. Cette force n’a pas disparu ; elle a seulement servi ailleurs.',
        'Il y a là plus de mouvement qu’il n’y paraît de l’intérieur. Le décrire avec tant de franchise est déjà un premier pas.',
      ],
      step: [
        'Fais une chose courageuse avant mercredi, et choisis-la petite. Elle n’a pas besoin de prendre plus de dix minutes. Le courage arrive souvent une fois qu’on a commencé.',
        'Écris chaque soir une réussite, si modeste soit-elle. Dimanche, relis-les toutes. Elles te montrent une direction qu’un seul jour ne montre pas.',
      ],
      closing: [
        'La prochaine petite chose, tu peux la faire, et rien de plus n’est demandé aujourd’hui. Après elle, il y en aura une autre, et tu seras un peu plus loin.',
        'Continue à ton rythme. Ce qui paraît petit le lundi a souvent changé un mois entier.',
      ],
    },
  },
  named: [
    'Tu mentionnes {name}, et cela mérite une place à part dans ce que tu décideras.',
    'Ce n’est pas un hasard si {name} apparaît ici, et ta décision devrait lui laisser de la place.',
  ],
  counted: [
    'Tu écris aussi « {number} », et cela vaut la peine d’être dit tel quel, ni plus petit ni plus grand.',
    'Et il y a « {number} », un détail qui a sa place tout en haut de ta page.',
  ],
  namedStep: [
    'Écris ce qui pourrait inquiéter {name}. Deux ou trois lignes suffisent, et tu n’as pas à être d’accord. Ta propre première phrase en sera plus douce et plus claire.',
    'Pense à une chose que tu apprécies chez {name}. Dis-la, ou écris-la, avant d’aborder un point difficile. On écoute mieux la personne qui a vu notre bon côté.',
  ],
  againStep: [
    'Reviens ce soir à une de tes lignes. Tu as écrit « {quote} ». Demande-toi ce que tu dirais à une personne amie qui te confierait cela, et note la première réponse qui vient.',
    'Garde cette semaine une de tes phrases sous les yeux. C’est « {quote} ». En dessous, commence une ligne par « Ce que je peux y faire, c’est », et termine-la avant vendredi.',
  ],
  greeting: 'Bonjour {name},',
  chat: {
    question: [
      'Tu demandes « {quote} », et il n’y a pas moyen d’en avoir la certitude d’avance. On peut en revanche se préparer à plus d’une réponse.',
      '« {quote} » est une question juste à ce stade. La réponse sincère dépend de ce que tu veux protéger avant tout.',
      'Avec « {quote} », tu regardes déjà un pas plus loin. C’est utile, tant que cela ne t’éloigne pas du pas d’avant.',
    ],
    statement: [
      'Tu dis « {quote} ». Merci de le poser si clairement, car cela montre où se trouve le poids en ce moment.',
      '« {quote} » ajoute quelque chose d’important. Cela change ce qui vient en premier, mais pas ce que tu cherches.',
      'Il y a beaucoup dans « {quote} ». On comprend que ce ne soit pas simple pour toi.',
    ],
    thanks: [
      '« {quote} » fait plaisir à lire. Emporte ce qui t’a servi, et laisse le reste ici.',
      'Merci pour « {quote} ». C’est bien que quelque chose ici t’ait servi.',
    ],
    body: [
      'Essaie de penser en deux cas. Si cela se passe mieux que tu ne le crains, il suffira de dire merci et de faire court. Si cela se passe moins bien, tu peux dire « j’ai besoin d’un moment » et y revenir demain.',
      'Il peut être utile de rendre la question plus petite. Ne demande pas ce qui est juste pour toujours, mais ce qui est bon et vrai pour les trois prochains jours. La plupart des erreurs de cette taille se réparent.',
      'Laisse-lui un peu plus de temps qu’il n’est confortable. Ce qui est flou aujourd’hui est souvent clair après deux nuits, et peu de choses ici doivent être réglées ce soir.',
      'Remarque ce que tu ferais si personne ne regardait ni ne jugeait. Cette réponse n’est pas toujours à suivre, mais elle montre souvent quelle part compte le plus pour toi.',
      'Tu pourrais le dire d’un seul souffle : ce qui s’est passé, ce que cela t’a fait, et ce que tu demandes. S’il faut plus longtemps, écris-le d’abord et barre la moitié.',
      'Tiens-toi à ce qui est à ta portée : ton ton, le moment, et ta prochaine phrase. Le reste n’est pas à toi de le porter, même quand on le croirait.',
    ],
    bridge: ['À partir d’ici, un pas convient bien.', 'Pour cette semaine, il suffit de s’en tenir à une chose.'],
    closing: [
      'Quelle serait la première phrase, si tu commençais aujourd’hui ?',
      'Quelle part de tout cela te paraît la plus difficile ?',
      'Quand aurais-tu une demi-heure pour cela dans les jours qui viennent ?',
      'Qu’est-ce qui te dirait, dans une semaine, que cela en valait la peine ?',
    ],
  },
  counsellor: {
    both: [
      '{name1}, tu écris « {quote1} ». {name2}, tu écris « {quote2} ». Les deux peuvent être vrais en même temps, et aucun n’a besoin de céder pour que l’autre s’entende.',
      'Merci, {name1}, pour « {quote1} », et merci, {name2}, pour « {quote2} ». Vous regardez la même chose par deux fenêtres.',
      'Posons deux phrases côte à côte. {name1}, la tienne est « {quote1} », et {name2}, la tienne est « {quote2} ». Sous les deux semble se trouver un désir de compréhension.',
    ],
    one: [
      '{name1}, merci pour « {quote1} ». {name2}, rien n’oblige à répondre tout de suite ; pour l’instant, il suffit de laisser cela exister.',
      '{name1}, tu écris « {quote1} ». {name2}, avant de répondre, tu voudras peut-être dire avec tes mots ce que tu y as entendu.',
      'Il fallait de la confiance pour écrire « {quote1} », {name1}. {name2}, tu peux prendre ton temps, et ton côté aura la même place.',
    ],
    solo: [
      '{name1}, tu écris « {quote1} ». C’est bien de commencer ici, et l’autre côté aura la même place dès que vous serez tous les deux dans cette conversation.',
      'Merci, {name1}, pour « {quote1} ». En attendant d’être à deux ici, restons à ce que tu vis, et laissons l’autre côté ouvert.',
    ],
    body: [
      'Pendant quelques minutes, personne n’a besoin d’avoir raison. Il suffit que chaque personne puisse dire ce que l’autre veut dire, jusqu’à un signe de tête.',
      'Remarquez comme un souhait ressemble vite à un reproche. Derrière la plupart des reproches, il y a quelque chose de simple : vois-moi, aide-moi, reste avec moi.',
      'Il peut être utile de laisser un instant la semaine passée. Ce que vous aimeriez, l’un et l’autre, un soir ordinaire est un début plus doux.',
      'Quand la tension monte, allez plus lentement plutôt que plus fort. Une personne parle, l’autre répète, et alors seulement vous échangez les rôles.',
    ],
    task: [
      'Un petit exercice pour vous deux : finissez la phrase « Je me sens près de toi quand », une fois chacun, sans commenter la fin de l’autre. Qu’entendez-vous ?',
      'Voici une question pour vous deux, à laquelle répondre en une ou deux phrases : qu’a fait l’autre cette semaine qui vous a fait plaisir ?',
      'Voulez-vous écrire chacun un souhait pour la semaine qui vient, assez petit pour tenir en une seule phrase, puis lire celui de l’autre sans encore y répondre ?',
      'Essayez ceci ce soir : dix minutes, cinq pour chacun, où une personne parle et l’autre ne fait qu’écouter. À quoi aimeriez-vous employer vos cinq minutes ?',
      'Respirez un instant avant de continuer, puis répondez à tour de rôle : de quoi chacun aurait-il besoin pour faire avancer cette conversation d’un pas aujourd’hui ?',
    ],
  },
};
