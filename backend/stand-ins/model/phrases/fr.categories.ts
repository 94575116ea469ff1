import type { Category } from '@beside/common/advice/advice.constants';
import type { CategoryPhrases } from './phrases.types.ts';

/** French, by category. Spaces before double signs are made narrow and unbreakable by the table. */
export const frCategories: Record<Category, CategoryPhrases> = {
  relationships: {
    opening: [
      'Vous écrivez « {quote} ». La plupart des gens portent une telle phrase pendant des semaines avant de la poser, alors elle mérite une réponse attentive plutôt qu’une réponse rapide.',
      '« {quote} » est la phrase qui compte le plus ici. Quelque chose a bougé entre deux personnes, et vous l’avez remarqué avant d’avoir les mots pour le dire.',
    ],
    insight: [
      'La distance entre deux personnes vient rarement d’une seule dispute. Elle grandit avec de petites choses qu’on n’a pas dites, et elle diminue de la même façon : une phrase sincère à la fois.',
      'Deux questions s’emmêlent ici : ce qui s’est passé, et ce dont vous avez besoin maintenant. Il n’est pas nécessaire d’être d’accord sur la première pour pouvoir parler de la seconde.',
    ],
    steps: [
      'Choisissez cette semaine une demi-heure calme, et demandez-la à l’avance. « On s’assoit jeudi après le dîner, juste nous deux ? » suffit. Une demande se vit tout autrement qu’une mise au pied du mur.',
      'Dites une chose que vous ressentez et une chose dont vous avez besoin. Commencez par « je », et laissez de côté « toujours » et « jamais ». Une phrase courte s’entend mieux qu’un réquisitoire.',
      'Posez une question ouverte, puis écoutez cinq minutes. Ne corrigez rien, et ne vous défendez pas pendant ce temps. Redites ce que vous avez entendu avant d’ajouter quoi que ce soit.',
      'Choisissez un petit geste qui ne dépend que de vous. Un café posé sur la table, un message à midi, des excuses pour votre part. Faites-le sans attendre de voir ce qui revient.',
      'Convenez d’une pause pour les moments qui s’échauffent trop. Choisissez ensemble un mot pour la demander, et une heure pour revenir, par exemple vingt minutes plus tard. Une pause qui a une fin n’est pas une fuite.',
    ],
    example: [
      'Il y a quelque chose que je voudrais te dire, et je voudrais le faire bien.',
      'Ce qui était si simple entre nous me manque. Je sais que j’y ai ma part, et j’en ai du regret.',
      'Tu n’as pas à répondre ce soir. Est-ce qu’on prend une demi-heure jeudi, les téléphones dans une autre pièce ?',
    ],
    care: 'Si la même dispute revient toujours, ou si vous ne vous parlez plus du tout, une thérapie de couple est une bonne étape. Si un jour l’autre vous fait peur, parlez d’abord, et sans l’autre, à un médecin ou à une ligne d’écoute.',
  },
  work: {
    opening: [
      '« {quote} » est lourd à emporter dans une journée de travail. Cela prend des forces avant même la première tâche.',
      'Vous le décrivez sans détour : « {quote} ». Cela mérite d’être pris au sérieux, car le travail remplit trop d’heures pour que cela reste au bord de votre vie.',
    ],
    insight: [
      'Une partie de tout cela est entre vos mains, et une partie ne l’est pas. Les séparer apporte souvent le premier soulagement, parce qu’on voit alors où l’effort va compter.',
      'Il peut être utile de séparer le travail lui-même des personnes et des conditions qui l’entourent. La réponse est souvent différente pour chacun des trois.',
    ],
    steps: [
      'Notez trois moments récents qui montrent le problème. Écrivez la date, ce qui s’est passé et ce que cela vous a coûté. Avec de tels faits, une plainte vague devient une conversation qui peut aboutir.',
      'Demandez vingt minutes à votre hiérarchie, avec un seul sujet. Nommez-le dans l’invitation, pour que personne ne soit pris de court. Apportez une demande qui peut être accordée ce mois-ci.',
      'Décidez d’une limite et tenez-la cinq jours ouvrés. Par exemple aucun message après dix-neuf heures, ou un déjeuner loin du bureau. Une limite tenue en dit plus qu’une limite annoncée.',
      'Parlez à quelqu’un qui connaît votre métier mais pas votre bureau. Demandez ce que cette personne ferait à votre place, et ce qu’elle laisserait. Une demi-heure suffit.',
      'Consacrez une heure à vos autres possibilités, sans obligation d’en user. Mettez votre CV à jour, ou lisez tranquillement cinq annonces. Un choix pèse moins quand on sait ce qui existe ailleurs.',
    ],
    example: [
      'Merci de prendre ce temps. Je voudrais parler d’une seule chose, et j’apporte une proposition.',
      'Depuis un mois environ, quelque chose ne va pas pour moi, et je préfère le dire tôt que tard. J’ai noté trois exemples. Je peux tenir ainsi une semaine, mais pas une saison.',
      'Pouvons-nous convenir des deux choses qui passent en premier, et de qui décide quand il en arrive une nouvelle ? J’aimerais essayer pendant quatre semaines, puis faire le point ensemble.',
    ],
    care: 'Si votre sommeil, votre appétit ou votre moral en souffrent depuis plus de deux semaines, consultez votre médecin ou la médecine du travail. Pour les questions de contrat ou de licenciement, un syndicat ou un cabinet en droit du travail est la bonne adresse.',
  },
  personal: {
    opening: [
      'Vous le dites avec vos propres mots : « {quote} ». Voir les choses aussi clairement, c’est déjà commencer, même si rien n’a encore bougé.',
      '« {quote} » ressemble à une phrase que vous avez souvent retournée. Une fois écrite, c’est vous qui la regardez, et non l’inverse.',
    ],
    insight: [
      'Un changement commence rarement par une décision sur toute une vie. Il commence par une heure ordinaire qui se passe un peu autrement, puis par la suivante.',
      'Il y a peut-être un écart entre ce que vous attendez de vous et ce que cette période permet. Le réduire des deux côtés est plus juste que de pousser d’un seul.',
    ],
    steps: [
      'Nommez la plus petite version de ce que vous voulez. Si elle ne tient pas en un quart d’heure, réduisez-la encore. Ce qui est petit survit aux mauvais jours.',
      'Rattachez-la à une chose que vous faites déjà chaque jour. Après le premier café, avant la douche, sur le chemin du retour. Une place fixe dans la journée vous porte quand l’humeur ne le fait pas.',
      'Écrivez une ligne chaque soir pendant une semaine. Notez ce que vous avez fait et comment c’était, rien de plus. Dimanche, vous en saurez plus qu’après un mois à ruminer.',
      'Dites à une personne ce que vous essayez de faire. Choisissez quelqu’un de bienveillant plutôt que quelqu’un d’impressionnant. Demandez-lui de vous en reparler vendredi.',
      'Lâchez jusqu’à la semaine prochaine une exigence envers vous-même. Choisissez-en une que personne d’autre ne remarquerait. La place libérée est celle où du neuf peut commencer.',
    ],
    example: [
      'Une page pour moi, ce soir.',
      'Aujourd’hui j’ai écrit : « {quote} ». C’est vrai, et ce n’est pas toute la vérité sur moi.',
      'Cette semaine, je ferai une chose un quart d’heure par jour, et je ne la jugerai pas avant dimanche. Si je manque un jour, je reprendrai le lendemain matin et j’en resterai là.',
    ],
    care: 'Si ce poids dure presque toute la journée, deux semaines ou plus, parlez-en à votre médecin ou à une consultation de psychologie. Demander tôt est raisonnable, et ce n’est pas un verdict sur vous.',
  },
  health: {
    opening: [
      'Vous écrivez « {quote} », et l’on comprend que cela prenne de la place. Il est difficile de penser à autre chose quand le corps inquiète.',
      '« {quote} » suffit pour regarder cela calmement et bientôt. Vous n’avez pas besoin d’avoir la certitude que c’est grave pour avoir le droit de demander.',
    ],
    insight: [
      'Deux choses aident en même temps : en savoir plus, et dépenser moins de forces dans la journée. La première est l’affaire du médecin, et vous pouvez commencer la seconde maintenant.',
      'L’inquiétude remplit volontiers les vides où les faits manquent. Quelques jours de notes simples l’apaisent souvent, et rendent tout rendez-vous bien plus utile.',
    ],
    steps: [
      'Tenez un court journal pendant sept jours. Notez l’heure, ce que vous avez ressenti, l’intensité de un à dix, et ce qui précédait. Deux lignes par jour suffisent.',
      'Prenez rendez-vous maintenant, et non quand cela empire. Dites au téléphone depuis combien de temps cela dure. Demandez ce qu’il faut apporter.',
      'Protégez votre sommeil avec une heure fixe. Levez-vous cette semaine à la même heure chaque jour, même après une mauvaise nuit. Cela stabilise plus que de se coucher tôt.',
      'Bougez doucement dix minutes par jour, si rien ne s’y oppose. Un tour du pâté de maisons compte. Arrêtez si cela fait mal, et notez-le aussi.',
      'Cherchez à un seul endroit fiable, et une seule fois. Choisissez les pages de votre service public de santé, puis fermez la recherche. Continuer à lire à minuit répond rarement à quoi que ce soit.',
    ],
    example: [
      'Bonjour. J’ai écrit ce que je voulais dire, pour ne pas en oublier la moitié.',
      'L’essentiel est ceci : « {quote} ». Cela a commencé il y a quelque temps, et j’ai pris des notes pendant une semaine.',
      'J’ai deux questions. Quelle pourrait être la cause, et dans quel cas faudrait-il revenir plus tôt ?',
    ],
    care: 'Ceci n’est pas un diagnostic. Consultez un médecin cette semaine si cela dure ou s’aggrave, et appelez tout de suite les urgences en cas de douleur dans la poitrine, de souffle court, de faiblesse soudaine ou de confusion.',
  },
  family: {
    opening: [
      'Vous écrivez « {quote} ». En famille, une telle phrase ne parle jamais seulement d’aujourd’hui, tant d’années parlent avec elle.',
      '« {quote} » montre combien ces personnes comptent pour vous. L’indifférence ne ferait pas mal ainsi.',
    ],
    insight: [
      'Dans une famille, on garde volontiers un vieux rôle : la personne raisonnable, la personne difficile, celle qui maintient la paix. Vous pouvez changer le vôtre sans demander d’abord aux autres de changer le leur.',
      'L’affection et les limites ne se contredisent pas. On peut aimer quelqu’un et dire tout de même ce qu’on peut donner et ce qu’on ne peut pas.',
    ],
    steps: [
      'Décidez ce que vous attendez de la prochaine conversation, et d’elle seule. Un souhait suffit : trouver une écoute, fixer une date, demander pardon. Le reste peut attendre son tour.',
      'Parlez à une personne à la fois, pas à toute la table. Choisissez celle avec qui c’est le plus facile. Une promenade ou un trajet en voiture aide, car personne n’a besoin de lever les yeux.',
      'Écrivez ce que vous ferez, et ce que vous ne ferez plus. Tenez-vous-en à trois lignes, avec des mots aimables. Relisez-les avant la prochaine visite.',
      'Présentez des excuses pour votre part, s’il y en a une, et arrêtez-vous là. Tout ce qui commence par « mais toi » reprend les excuses. De la part des autres, vous pourrez parler un autre jour.',
      'Prévoyez cette semaine une heure ensemble, bonne et courte. Un repas, quelques photos, une course, et le sujet difficile reste à la maison. Les conversations difficiles reposent sur ces moments faciles.',
    ],
    example: [
      'J’ai souvent pensé à toi ces dernières semaines.',
      'Je regrette ma part dans ce qui s’est passé entre nous. Je préfère te parler plutôt que parler de toi.',
      'Tu n’as pas à répondre tout de suite. Si tu veux, j’appelle dimanche après-midi, et nous commencerons par quelque chose de facile.',
    ],
    care: 'Si de vieilles blessures se rouvrent sans cesse, ou si un enfant est pris entre deux feux, une thérapie familiale ou un centre de conseil familial peut en porter une part avec vous. Là où le deuil pèse le plus, un accompagnement du deuil est un bon choix.',
  },
  money: {
    opening: [
      'Vous écrivez « {quote} ». Les soucis d’argent fatiguent parce qu’ils se tiennent derrière chaque autre décision, jusqu’à la plus petite.',
      '« {quote} » se regarde mieux en chiffres que dans le noir. Ne pas savoir pèse presque toujours plus que le montant lui-même.',
    ],
    insight: [
      'Il y a là deux tâches distinctes : passer ce mois-ci, et changer de direction. Mélangées, elles semblent toutes deux impossibles.',
      'Rien de tout cela ne dit ce que vous valez. Cela dit que ce qui entre et ce qui sort ont besoin d’un plan qui n’existe pas encore.',
    ],
    steps: [
      'Écrivez vos revenus et vos charges fixes sur une seule feuille. Prenez une demi-heure et votre dernier relevé bancaire. Des montants approximatifs suffisent pour un premier regard.',
      'Payez d’abord le loyer, l’énergie, la nourriture et l’assurance santé. Tout le reste vient ensuite, même les lettres les plus bruyantes. Cet ordre protège ce dont vous pouvez le moins vous passer.',
      'Résiliez ou suspendez une dépense aujourd’hui. Regardez d’abord les abonnements, car la plupart ne manquent jamais. Mettez la somme de côté le jour même, sinon elle disparaîtra.',
      'Appelez un créancier ou un fournisseur avant qu’il n’appelle. Dites ce que vous pouvez payer et à partir de quand, et demandez une confirmation écrite. La plupart préfèrent un plan au silence.',
      'Prenez rendez-vous avec vos comptes une fois par semaine. Ouvrez le courrier, regardez le solde, et décidez d’une chose. En dehors de ce rendez-vous, vous avez le droit de penser à autre chose.',
    ],
    example: [
      'Mon plan pour ce mois sur une page, avec des montants ronds que je remplacerai par les miens.',
      'Entrées : 2100. Charges fixes : 1450. Nourriture et transports : 450. Il reste 200, dont 120 vont à la facture la plus ancienne et 80 restent en réserve.',
      'Au téléphone, je dirai : « Je peux payer 40 par mois à partir du premier du mois prochain. Pourriez-vous me le confirmer par écrit ? » Dans trois mois, je reverrai les chiffres.',
    ],
    care: 'Si des factures restent impayées depuis deux mois, ou des lettres fermées, allez bientôt voir un service gratuit d’aide au surendettement. Pour une grande décision comme une maison, une retraite ou un prêt, demandez d’abord un conseil financier indépendant.',
  },
  education: {
    opening: [
      'Vous écrivez « {quote} ». Cela ressemble moins à un manque de capacités qu’à une charge qui n’a pas encore été répartie.',
      '« {quote} », seul quelqu’un qui tient à apprendre l’écrit, même si cela ne se sent pas en ce moment. C’est un bon point de départ.',
    ],
    insight: [
      'Étudier, c’est souvent deux tâches à la fois : comprendre la matière, et gérer le temps et le doute autour d’elle. C’est en général la seconde qui déraille en premier.',
      'Une note ou un examen mesure un moment dans certaines conditions. Ce que vous changez à ces conditions cette semaine compte peut-être plus que l’effort.',
    ],
    steps: [
      'Mettez tout ce qui est à rendre, avec les dates, sur une page. Marquez ensuite les deux points qui comptent le plus. Ces deux-là reçoivent vos meilleures heures, et les autres ce qui reste.',
      'Travaillez par blocs de vingt-cinq minutes, trois par jour. Posez le téléphone dans une autre pièce. Arrêtez-vous après le troisième, même si cela va bien.',
      'Interrogez-vous au lieu de relire. Fermez le livre, écrivez ce dont vous vous souvenez, puis vérifiez. Cela paraît plus dur, et cela reste bien plus longtemps.',
      'Envoyez cette semaine un court message à la personne qui vous enseigne. Posez une question précise et proposez une heure. On peut faire bien plus maintenant que la veille de l’examen.',
      'Trouvez quelqu’un pour travailler côte à côte un après-midi fixe. Il n’est même pas nécessaire d’étudier la même matière. La concentration silencieuse d’une autre personne est contagieuse.',
    ],
    example: [
      'Bonjour,',
      'Je suis votre cours, et j’ai du mal à tenir le rythme. J’ai revu la matière, et je bloque sur un point en particulier.',
      'Pourrais-je venir vous voir un quart d’heure cette semaine ? J’apporterai ce que j’ai essayé jusqu’ici, et deux questions.',
      'Merci pour votre temps.',
    ],
    care: 'Si la peur des examens vous empêche de dormir, ou si vous n’allez plus en cours, parlez-en au service d’orientation ou à votre médecin. Les établissements peuvent souvent accorder plus de temps ou une autre date, si on le demande avant l’échéance.',
  },
  other: {
    opening: [
      'Vous écrivez « {quote} ». Il n’est pas nécessaire d’entrer dans une case pour mériter une vraie réflexion.',
      '« {quote} » est un bon début, parce que c’est dit sans ornement. La question suivante est ce que vous aimeriez voir changer.',
    ],
    insight: [
      'Quand une question a beaucoup de côtés, l’esprit veut les tenir tous à la fois. Cela devient plus facile dès qu’un côté est sur le papier et que les autres peuvent attendre.',
      'Il n’y a peut-être pas de réponse parfaite ici, et cela peut soulager. Un choix suffisant que l’on ajuste plus tard vaut souvent mieux qu’un choix parfait qui ne vient jamais.',
    ],
    steps: [
      'Écrivez la question en une seule phrase. S’il en faut deux, vous avez deux questions. Commencez par celle qui porte une date.',
      'Notez ce que vous savez, ce que vous supposez et ce que vous craignez. Prenez trois colonnes et dix minutes. Transformez ensuite une supposition en certitude avant la fin de la semaine.',
      'Faites le plus petit pas qui puisse encore être défait. Un appel, une visite, une semaine d’essai. Vous en apprendrez plus que d’une autre soirée de réflexion.',
      'Demandez à quelqu’un qui a vécu une chose semblable. Dites que vous voulez son expérience et non un verdict. Écoutez ce qui l’a surpris.',
      'Fixez une date pour décider. Mettez-la dans l’agenda, avec une heure de calme autour. D’ici là, vous pouvez laisser l’affaire en paix.',
    ],
    example: [
      'Ce que je sais : « {quote} ».',
      'Ce que je veux dans trois mois : une réponse calme que je puisse expliquer en une phrase.',
      'Ce que je ferai cette semaine : interroger une personne, essayer une petite chose, et décider dimanche à quatre heures si je continue. Si cela tourne mal, je peux revenir en arrière, et j’aurai appris quelque chose.',
    ],
    care: 'Si cela commence à toucher votre sommeil, votre santé ou votre sécurité, parlez-en à votre médecin. Quand il s’agit de droits ou de contrats, un point d’accès au droit peut vous épargner bien des soucis.',
  },
};
