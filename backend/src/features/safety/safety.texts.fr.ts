const GROUNDING =
  'Prends quelques minutes pour retrouver un peu de calme. Nomme cinq choses que tu vois, quatre que tu entends et trois que tu peux toucher. Puis souffle lentement, dix fois.';

/** French words of the help answer; written without double signs, which would need their own spaces. */
export const HELP_TEXTS_FR = {
  gap: ' ',
  or: ' ou le ',
  now: 'Si quelqu’un est en danger en ce moment, {call}.',
  callNumber: 'appelle le {numbers}',
  callLocal: 'appelle le numéro d’urgence de ton pays (le 112 dans toute l’Union européenne)',
  line: '{name} est là pour cela, au {phone}.',
  lineAlways: '{name} est là pour cela, jour et nuit, au {phone}.',
  lineOnline: '{name} t’indique qui peut t’aider près de chez toi, sur {url}.',
  directory: 'Sur {url}, tu trouves des lignes d’écoute gratuites et confidentielles dans ton pays.',
  contactPhone: '{name} ({phone})',
  contactOnline: '{url}',
  kinds: {
    self_harm: {
      opening:
        'Tu n’as pas à traverser cela sans personne à tes côtés. Des gens sont prêts à t’écouter, maintenant. Merci de l’avoir mis en mots.',
      steps: [
        'Contacte {contact} maintenant, avant toute autre chose. Pas besoin de plan ni des mots justes, « je ne suis pas en sécurité avec moi-même » suffit. Si parler est difficile, beaucoup de lignes ont aussi un tchat.',
        'Ne reste pas sans compagnie. Demande à une personne de venir ou de rester au téléphone avec toi, et dis-lui clairement à quel point ça va mal.',
        'Mets de la distance entre toi et tout ce avec quoi tu pourrais te blesser. Change de pièce, sors, ou demande à quelqu’un de l’emporter.',
        GROUNDING,
        'Si c’est pour quelqu’un d’autre que tu as peur, reste auprès de cette personne, demande-lui directement si elle pense au suicide, et appelez ensemble.',
      ],
      encouragement:
        'Une douleur aussi forte change, même si rien ne le laisse croire à présent. Rien n’est à décider ce soir. L’heure qui vient, avec quelqu’un près de toi, suffit.',
    },
    child: {
      opening:
        'Tu n’as pas à porter cela sans aide, et tu as bien fait de le dire. Un enfant doit être en sécurité, et il existe de l’aide pour cela, maintenant.',
      steps: [
        'Parle aujourd’hui à {contact}. Tu peux le faire pour toi, pour un enfant que tu connais, ou parce que tu as peur de ce que tu pourrais faire.',
        'Si tu es jeune et que cela t’arrive, ce n’est pas ta faute. Dis-le à un adulte de confiance, à l’école, chez le médecin ou dans la famille. Si la première personne n’aide pas, parles-en à une autre.',
        'Si tu as peur pour un enfant, reste calme auprès de lui et dis-lui que tu le crois. Note ce que tu as vu ou entendu, et laisse les questions aux personnes que tu appelles. N’affronte personne sans appui si cela peut mettre l’enfant en danger.',
        'Si tu as peur de faire du mal à un enfant, pose-le dans un endroit sûr, comme son lit, ferme la porte, éloigne-toi et appelle quelqu’un. Quelques minutes de pleurs ne lui font pas de mal.',
        `${GROUNDING} Si d’autres regardent cet appareil, efface ensuite cette page de l’historique.`,
      ],
      encouragement: 'Le dire est le pas qui protège. Il ne te faut pas de preuves, et tu n’as pas à le porter sans personne.',
    },
    abuse: {
      opening:
        'Tu n’as pas à affronter cela sans personne, et il y a de l’aide pour toi maintenant. Les coups et les menaces ne sont pas ta faute, quoi qu’il se soit passé avant.',
      steps: [
        'Parle à {contact} quand tu peux le faire sans danger. On t’y écoute sans te juger et on t’aide à préparer la suite à ton rythme. Tu n’as pas besoin d’avoir décidé quoi que ce soit.',
        'Ta sécurité d’abord, et celle des enfants. Quand la tension monte, rapproche-toi d’une sortie. Conviens d’un mot de code avec une personne de confiance, pour qu’elle appelle à l’aide. Garde papiers, clés et un peu d’argent à portée de main.',
        'La thérapie de couple n’est pas l’endroit pour cela tant qu’on te fait du mal. Parle avec quelqu’un qui est là pour toi seulement.',
        'Si quelqu’un d’autre regarde cet appareil, efface ensuite cette page de l’historique, ici et dans le navigateur, et utilise un appareil que personne d’autre ne voit.',
        GROUNDING,
      ],
      encouragement:
        'Tu as mis des mots sur quelque chose de très difficile à dire. Tu mérites d’être en sécurité, et tu peux avancer pas à pas.',
    },
    violence: {
      opening:
        'Tu n’as pas à faire face sans aide, et cela n’a pas à aller plus loin. Il y a de l’aide maintenant, que l’on te menace ou que tu aies peur de ce que tu pourrais faire.',
      steps: [
        'D’abord, la distance. Si quelqu’un te menace, va là où il y a du monde ou derrière une porte fermée à clé, et {call}. Si tu sens que tu pourrais faire du mal à quelqu’un, quitte les lieux maintenant, avant un mot de plus.',
        'Ensuite, parle à {contact}. Tu peux tout dire, même ce dont tu as honte.',
        'Confie à quelqu’un ou mets sous clé tout ce qui pourrait servir d’arme, et laisse l’alcool et les drogues de côté ce soir.',
        GROUNDING,
        'Si tu as subi une agression ou une contrainte, ce n’est pas ta faute. Un hôpital peut te soigner et conserver des preuves, même avant que tu décides de porter plainte ou non.',
      ],
      encouragement:
        'Un moment aussi tendu devient plus supportable avec de la distance et quelqu’un à qui parler. Demander de l’aide avant qu’il n’arrive autre chose demande de la force.',
    },
  },
};
