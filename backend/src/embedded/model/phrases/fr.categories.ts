import type { Category } from '@beside/common/advice/advice.constants';
import type { CategoryPhrases } from './phrases.types.ts';

/** French, by category. Spaces before double signs are made narrow and unbreakable by the table. */
export const frCategories: Record<Category, CategoryPhrases> = {
  relationships: {
    opening: [
      'Tu écris « {quote} ». La plupart des gens portent une telle phrase pendant des semaines avant de la poser, alors elle mérite une réponse attentive plutôt qu’une réponse rapide.',
      '« {quote} » est la phrase qui compte le plus ici. Quelque chose a bougé entre deux personnes, et tu l’as remarqué avant d’avoir les mots pour le dire.',
    ],
    insight: [
      'La distance entre deux personnes vient rarement d’une seule dispute. Elle grandit avec de petites choses qu’on n’a pas dites, et elle diminue de la même façon : une phrase sincère à la fois.',
      'Deux questions s’emmêlent ici : ce qui s’est passé, et ce dont tu as besoin maintenant. Il n’est pas nécessaire d’être d’accord sur la première pour pouvoir parler de la seconde.',
    ],
    steps: [
      'Choisis cette semaine une demi-heure calme, et demande-la à l’avance. « On s’assoit jeudi après le dîner, juste nous deux ? » suffit. Une demande se vit tout autrement qu’une mise au pied du mur.',
      'Dis une chose que tu ressens et une chose dont tu as besoin. Commence par « je », et laisse de côté « toujours » et « jamais ». Une phrase courte s’entend mieux qu’un réquisitoire.',
      'Pose une question ouverte, puis écoute cinq minutes. Ne corrige rien, et ne te défends pas pendant ce temps. Redis ce que tu as entendu avant d’ajouter quoi que ce soit.',
      'Choisis un petit geste qui ne dépend que de toi. Un café posé sur la table, un message à midi, des excuses pour ta part. Fais-le sans attendre de voir ce qui revient.',
      'Convenez d’une pause pour les moments qui s’échauffent trop. Choisissez ensemble un mot pour la demander, et une heure pour revenir, par exemple vingt minutes plus tard. Une pause qui a une fin n’est pas une fuite.',
    ],
    example: [
      'Il y a quelque chose que je voudrais te dire, et je voudrais le faire bien.',
      'Ce qui était si simple entre nous me manque. Je sais que j’y ai ma part, et j’en ai du regret.',
      'Tu n’as pas à répondre ce soir. Est-ce qu’on prend une demi-heure jeudi, les téléphones dans une autre pièce ?',
    ],
    care: 'Si la même dispute revient toujours, ou si vous ne vous parlez plus du tout, une thérapie de couple est une bonne étape. Si un jour l’autre te fait peur, parle d’abord, et sans l’autre, à un médecin ou à une ligne d’écoute.',
  },
  work: {
    opening: [
      '« {quote} » est lourd à emporter dans une journée de travail. Cela prend des forces avant même la première tâche.',
      'Tu le décris sans détour : « {quote} ». Cela mérite d’être pris au sérieux, car le travail remplit trop d’heures pour que cela reste au bord de ta vie.',
    ],
    insight: [
      'Une partie de tout cela est entre tes mains, et une partie ne l’est pas. Les séparer apporte souvent le premier soulagement, parce qu’on voit alors où l’effort va compter.',
      'Il peut être utile de séparer le travail lui-même des personnes et des conditions qui l’entourent. La réponse est souvent différente pour chacun des trois.',
    ],
    steps: [
      'Note trois moments récents qui montrent le problème. Écris la date, ce qui s’est passé et ce que cela t’a coûté. Avec de tels faits, une plainte vague devient une conversation qui peut aboutir.',
      'Demande vingt minutes à ta hiérarchie, avec un seul sujet. Nomme-le dans l’invitation, pour que personne ne soit pris de court. Apporte une demande qui peut être accordée ce mois-ci.',
      'Décide d’une limite et tiens-la cinq jours ouvrés. Par exemple aucun message après dix-neuf heures, ou un déjeuner loin du bureau. Une limite tenue en dit plus qu’une limite annoncée.',
      'Parle à quelqu’un qui connaît ton métier mais pas ton bureau. Demande ce que cette personne ferait à ta place, et ce qu’elle laisserait. Une demi-heure suffit.',
      'Consacre une heure à tes autres possibilités, sans obligation d’en user. Mets ton CV à jour, ou lis tranquillement cinq annonces. Un choix pèse moins quand on sait ce qui existe ailleurs.',
    ],
    example: [
      'Merci de prendre ce temps. Je voudrais parler d’une seule chose, et j’apporte une proposition.',
      'Depuis un mois environ, quelque chose ne va pas pour moi, et je préfère le dire tôt que tard. J’ai noté trois exemples. Je peux tenir ainsi une semaine, mais pas une saison.',
      'Pouvons-nous convenir des deux choses qui passent en premier, et de qui décide quand il en arrive une nouvelle ? J’aimerais essayer pendant quatre semaines, puis faire le point ensemble.',
    ],
    care: 'Si ton sommeil, ton appétit ou ton moral en souffrent depuis plus de deux semaines, consulte ton médecin ou la médecine du travail. Pour les questions de contrat ou de licenciement, un syndicat ou un cabinet en droit du travail est la bonne adresse.',
  },
  personal: {
    opening: [
      'Tu le dis avec tes propres mots : « {quote} ». Voir les choses aussi clairement, c’est déjà commencer, même si rien n’a encore bougé.',
      '« {quote} » ressemble à une phrase que tu as souvent retournée. Une fois écrite, c’est toi qui la regardes, et non l’inverse.',
    ],
    insight: [
      'Un changement commence rarement par une décision sur toute une vie. Il commence par une heure ordinaire qui se passe un peu autrement, puis par la suivante.',
      'Il y a peut-être un écart entre ce que tu attends de toi et ce que cette période permet. Le réduire des deux côtés est plus juste que de pousser d’un seul.',
    ],
    steps: [
      'Nomme la plus petite version de ce que tu veux. Si elle ne tient pas en un quart d’heure, réduis-la encore. Ce qui est petit survit aux mauvais jours.',
      'Attache-la à une chose que tu fais déjà chaque jour. Après le premier café, avant la douche, sur le chemin du retour. Une place fixe dans la journée te porte quand l’humeur ne le fait pas.',
      'Écris une ligne chaque soir pendant une semaine. Note ce que tu as fait et comment c’était, rien de plus. Dimanche, tu en sauras plus qu’après un mois à ruminer.',
      'Dis à une personne ce que tu essaies de faire. Choisis quelqu’un de bienveillant plutôt que quelqu’un d’impressionnant. Demande-lui de t’en reparler vendredi.',
      'Lâche jusqu’à la semaine prochaine une exigence envers toi. Choisis-en une que personne d’autre ne remarquerait. La place libérée est celle où du neuf peut commencer.',
    ],
    example: [
      'Une page pour moi, ce soir.',
      'Aujourd’hui j’ai écrit : « {quote} ». C’est vrai, et ce n’est pas toute la vérité sur moi.',
      'Cette semaine, je ferai une chose un quart d’heure par jour, et je ne la jugerai pas avant dimanche. Si je manque un jour, je reprendrai le lendemain matin et j’en resterai là.',
    ],
    care: 'Si ce poids dure presque toute la journée, deux semaines ou plus, parles-en à ton médecin ou à un psychologue. Demander tôt est raisonnable, et ce n’est pas un verdict sur toi.',
  },
  health: {
    opening: [
      'Tu écris « {quote} », et l’on comprend que cela prenne de la place. Il est difficile de penser à autre chose quand le corps inquiète.',
      '« {quote} » suffit pour regarder cela calmement et bientôt. Tu n’as pas besoin d’avoir la certitude que c’est grave pour avoir le droit de demander.',
    ],
    insight: [
      'Deux choses aident en même temps : en savoir plus, et dépenser moins de forces dans la journée. La première est l’affaire du médecin, et tu peux commencer la seconde maintenant.',
      'L’inquiétude remplit volontiers les vides où les faits manquent. Quelques jours de notes simples l’apaisent souvent, et rendent tout rendez-vous bien plus utile.',
    ],
    steps: [
      'Tiens un court journal pendant sept jours. Note l’heure, ce que tu as ressenti, l’intensité de un à dix, et ce qui précédait. Deux lignes par jour suffisent.',
      'Prends rendez-vous maintenant, et non quand cela empire. Dis au téléphone depuis combien de temps cela dure. Demande ce qu’il faut apporter.',
      'Protège ton sommeil avec une heure fixe. Lève-toi cette semaine à la même heure chaque jour, même après une mauvaise nuit. Cela stabilise plus que de se coucher tôt.',
      'Bouge doucement dix minutes par jour, si rien ne s’y oppose. Un tour du pâté de maisons compte. Arrête si cela fait mal, et note-le aussi.',
      'Cherche à un seul endroit fiable, et une seule fois. Choisis les pages de ton service public de santé, puis ferme la recherche. Continuer à lire à minuit répond rarement à quoi que ce soit.',
    ],
    example: [
      'Bonjour. J’ai écrit ce que je voulais dire, pour ne pas en oublier la moitié.',
      'L’essentiel est ceci : « {quote} ». Cela a commencé il y a quelque temps, et j’ai pris des notes pendant une semaine.',
      'J’ai deux questions. Quelle pourrait être la cause, et dans quel cas faudrait-il revenir plus tôt ?',
    ],
    care: 'Ceci n’est pas un diagnostic. Consulte un médecin cette semaine si cela dure ou s’aggrave, et appelle aussitôt les urgences en cas de douleur dans la poitrine, de souffle court, de faiblesse soudaine ou de confusion.',
  },
  family: {
    opening: [
      'Tu écris « {quote} ». En famille, une telle phrase ne parle jamais seulement d’aujourd’hui, tant d’années parlent avec elle.',
      '« {quote} » montre combien ces personnes comptent pour toi. L’indifférence ne ferait pas mal ainsi.',
    ],
    insight: [
      'Dans une famille, on garde volontiers un vieux rôle : la personne raisonnable, la personne difficile, celle qui maintient la paix. Tu peux changer le tien sans demander d’abord aux autres de changer le leur.',
      'L’affection et les limites ne se contredisent pas. On peut aimer quelqu’un et dire tout de même ce qu’on peut donner et ce qu’on ne peut pas.',
    ],
    steps: [
      'Décide ce que tu attends de la prochaine conversation, et d’elle seule. Un souhait suffit : trouver une écoute, fixer une date, demander pardon. Le reste peut attendre son tour.',
      'Parle à une personne à la fois, pas à toute la table. Choisis celle avec qui c’est le plus facile. Une promenade ou un trajet en voiture aide, car personne n’a besoin de lever les yeux.',
      'Écris ce que tu feras, et ce que tu ne feras plus. Tiens-toi à trois lignes, avec des mots aimables. Relis-les avant la prochaine visite.',
      'Présente des excuses pour ta part, s’il y en a une, et arrête-toi là. Tout ce qui commence par « mais toi » reprend les excuses. De la part des autres, tu pourras parler un autre jour.',
      'Prévois cette semaine une heure ensemble, bonne et courte. Un repas, quelques photos, une course, et le sujet difficile reste à la maison. Les conversations difficiles reposent sur ces moments faciles.',
    ],
    example: [
      'J’ai souvent pensé à toi ces dernières semaines.',
      'Je regrette ma part dans ce qui s’est passé entre nous. Je préfère te parler plutôt que parler de toi.',
      'Tu n’as pas à répondre tout de suite. Si tu veux, j’appelle dimanche après-midi, et nous commencerons par quelque chose de facile.',
    ],
    care: 'Si de vieilles blessures se rouvrent sans cesse, ou si un enfant est pris entre deux feux, une thérapie familiale ou un centre de conseil familial peut en porter une part avec toi. Là où le deuil pèse le plus, un accompagnement du deuil est un bon choix.',
  },
  money: {
    opening: [
      'Tu écris « {quote} ». Les soucis d’argent fatiguent parce qu’ils se tiennent derrière chaque autre décision, jusqu’à la plus petite.',
      '« {quote} » se regarde mieux en chiffres que dans le noir. Ne pas savoir pèse presque toujours plus que le montant lui-même.',
    ],
    insight: [
      'Il y a là deux tâches distinctes : passer ce mois-ci, et changer de direction. Mélangées, elles semblent toutes deux impossibles.',
      'Rien de tout cela ne dit ce que tu vaux. Cela dit que ce qui entre et ce qui sort ont besoin d’un plan qui n’existe pas encore.',
    ],
    steps: [
      'Écris tes revenus et tes charges fixes sur une seule feuille. Prends une demi-heure et ton dernier relevé bancaire. Des montants approximatifs suffisent pour un premier regard.',
      'Paie d’abord le loyer, l’énergie, la nourriture et l’assurance santé. Tout le reste vient ensuite, même les lettres les plus bruyantes. Cet ordre protège ce dont tu peux le moins te passer.',
      'Résilie ou suspends une dépense aujourd’hui. Regarde d’abord les abonnements, car la plupart ne manquent jamais. Mets la somme de côté le jour même, sinon elle disparaîtra.',
      'Appelle un créancier ou un fournisseur avant qu’il n’appelle. Dis ce que tu peux payer et à partir de quand, et demande une confirmation écrite. La plupart préfèrent un plan au silence.',
      'Prends rendez-vous avec tes comptes une fois par semaine. Ouvre le courrier, regarde le solde, et décide d’une chose. En dehors de ce rendez-vous, tu as le droit de penser à autre chose.',
    ],
    example: [
      'Mon plan pour ce mois sur une page, avec des montants ronds que je remplacerai par les miens.',
      'Entrées : 2100. Charges fixes : 1450. Nourriture et transports : 450. Il reste 200, dont 120 vont à la facture la plus ancienne et 80 restent en réserve.',
      'Au téléphone, je dirai : « Je peux payer 40 par mois à partir du premier du mois prochain. Pourriez-vous me le confirmer par écrit ? » Dans trois mois, je reverrai les chiffres.',
    ],
    care: 'Si des factures restent impayées depuis deux mois, ou des lettres fermées, va bientôt voir un service gratuit d’aide au surendettement. Pour une grande décision comme une maison, une retraite ou un prêt, demande d’abord un conseil financier indépendant.',
  },
  education: {
    opening: [
      'Tu écris « {quote} ». Cela ressemble moins à un manque de capacités qu’à une charge qui n’a pas encore été répartie.',
      '« {quote} », seul quelqu’un qui tient à apprendre l’écrit, même si cela ne se sent pas en ce moment. C’est un bon point de départ.',
    ],
    insight: [
      'Étudier, c’est souvent deux tâches à la fois : comprendre la matière, et gérer le temps et le doute autour d’elle. C’est en général la seconde qui déraille en premier.',
      'Une note ou un examen mesure un moment dans certaines conditions. Ce que tu changes à ces conditions cette semaine compte peut-être plus que l’effort.',
    ],
    steps: [
      'Mets tout ce qui est à rendre, avec les dates, sur une page. Marque ensuite les deux points qui comptent le plus. Ces deux-là reçoivent tes meilleures heures, et les autres ce qui reste.',
      'Travaille par blocs de vingt-cinq minutes, trois par jour. Pose le téléphone dans une autre pièce. Arrête-toi après le troisième, même si cela va bien.',
      'Interroge-toi au lieu de relire. Ferme le livre, écris ce dont tu te souviens, puis vérifie. Cela paraît plus dur, et cela reste bien plus longtemps.',
      'Envoie cette semaine un court message à ton enseignant ou ta tutrice. Pose une question précise et propose une heure. On peut faire bien plus maintenant que la veille de l’examen.',
      'Trouve quelqu’un pour travailler côte à côte un après-midi fixe. Il n’est même pas nécessaire d’étudier la même matière. La concentration silencieuse d’une autre personne est contagieuse.',
    ],
    example: [
      'Bonjour,',
      'Je suis votre cours, et j’ai du mal à tenir le rythme. J’ai revu la matière, et je bloque sur un point en particulier.',
      'Pourrais-je venir vous voir un quart d’heure cette semaine ? J’apporterai ce que j’ai essayé jusqu’ici, et deux questions.',
      'Merci pour votre temps.',
    ],
    care: 'Si la peur des examens t’empêche de dormir, ou si tu ne vas plus en cours, parles-en au service d’orientation ou à ton médecin. Les établissements peuvent souvent accorder plus de temps ou une autre date, si on le demande avant l’échéance.',
  },
  other: {
    opening: [
      'Tu écris « {quote} ». Il n’est pas nécessaire d’entrer dans une case pour mériter une vraie réflexion.',
      '« {quote} » est un bon début, parce que c’est dit sans ornement. La question suivante est ce que tu aimerais voir changer.',
    ],
    insight: [
      'Quand une question a beaucoup de côtés, l’esprit veut les tenir tous à la fois. Cela devient plus facile dès qu’un côté est sur le papier et que les autres peuvent attendre.',
      'Il n’y a peut-être pas de réponse parfaite ici, et cela peut soulager. Un choix suffisant que l’on ajuste plus tard vaut souvent mieux qu’un choix parfait qui ne vient jamais.',
    ],
    steps: [
      'Écris la question en une seule phrase. S’il en faut deux, tu as deux questions. Commence par celle qui porte une date.',
      'Note ce que tu sais, ce que tu supposes et ce que tu crains. Prends trois colonnes et dix minutes. Transforme ensuite une supposition en certitude avant la fin de la semaine.',
      'Fais le plus petit pas qui puisse encore être défait. Un appel, une visite, une semaine d’essai. Tu en apprendras plus que d’une autre soirée de réflexion.',
      'Demande à quelqu’un qui a vécu une chose semblable. Dis que tu veux son expérience et non un verdict. Écoute ce qui l’a surpris.',
      'Fixe une date pour décider. Mets-la dans l’agenda, avec une heure de calme autour. D’ici là, tu peux laisser l’affaire en paix.',
    ],
    example: [
      'Ce que je sais : « {quote} ».',
      'Ce que je veux dans trois mois : une réponse calme que je puisse expliquer en une phrase.',
      'Ce que je ferai cette semaine : interroger une personne, essayer une petite chose, et décider dimanche à quatre heures si je continue. Si cela tourne mal, je peux revenir en arrière, et j’aurai appris quelque chose.',
    ],
    care: 'Si cela commence à toucher ton sommeil, ta santé ou ta sécurité, parles-en à ton médecin. Quand il s’agit de droits ou de contrats, un point d’accès au droit peut t’épargner bien des soucis.',
  },
};
