const GROUNDING =
  'Prenez quelques minutes pour retrouver un peu de calme. Nommez cinq choses que vous voyez, quatre que vous entendez et trois que vous pouvez toucher. Puis soufflez lentement, dix fois.';

/** French words of the help answer; written without double signs, which would need their own spaces. */
export const HELP_TEXTS_FR = {
  gap: ' ',
  or: ' ou le ',
  now: 'Si quelqu’un est en danger en ce moment, {call}.',
  callNumber: 'appelez le {numbers}',
  callLocal: 'appelez le numéro d’urgence de votre pays (le 112 dans toute l’Union européenne)',
  line: 'Pour ce que vous décrivez, vous pouvez appeler le {phone} ({name}).',
  lineAlways: 'Pour ce que vous décrivez, vous pouvez appeler le {phone} ({name}), jour et nuit.',
  listens: 'Au {phone} ({name}), on vous écoute.',
  listensAlways: 'Au {phone} ({name}), on vous écoute jour et nuit.',
  lineOnline: '{name} vous indique qui peut vous aider près de chez vous, sur {url}.',
  directory: 'Sur {url}, vous trouverez des lignes d’écoute gratuites et confidentielles dans votre pays.',
  whatsapp: 'Vous pouvez aussi leur écrire sur WhatsApp, au {number}.',
  otherwise: 'Si cette ligne ne vous est pas destinée, il y a aussi le {phone} ({name}).',
  contactPhone: 'quelqu’un au {phone} ({name})',
  contactOnline: 'une ligne d’écoute (à trouver sur {url})',
  kinds: {
    self_harm: {
      opening:
        'Vous n’avez pas à traverser cela sans soutien. Des personnes sont prêtes à vous écouter. Merci de l’avoir mis en mots.',
      steps: [
        'Contactez {contact} maintenant, avant toute autre chose. Inutile de chercher les mots justes, «\u00a0j’ai peur de ce que je pourrais me faire\u00a0» suffit. Si parler est difficile, beaucoup de lignes ont aussi un tchat.',
        'Faites venir quelqu’un, ou demandez à une personne de rester au téléphone avec vous, et dites-lui clairement à quel point ça va mal.',
        'Mettez de la distance entre vous et tout ce avec quoi vous pourriez vous blesser. Changez de pièce, sortez, ou demandez à quelqu’un de l’emporter.',
        GROUNDING,
        'Si c’est pour quelqu’un d’autre que vous avez peur, restez auprès de cette personne, demandez-lui directement si elle pense au suicide, et appelez ensemble.',
      ],
      encouragement:
        'Une douleur aussi forte change, même si rien ne le laisse croire à présent. Rien n’est à décider ce soir. L’heure qui vient, avec quelqu’un près de vous, suffit.',
    },
    child: {
      opening:
        'Vous n’avez pas à porter cela sans aide, et vous avez bien fait de le dire. Un enfant doit être en sécurité, et il existe de l’aide pour cela, maintenant.',
      steps: [
        'Parlez aujourd’hui à {contact}. Vous pouvez le faire pour vous-même, pour un enfant que vous connaissez, ou parce que vous avez peur de ce que vous pourriez faire.',
        'Si vous êtes jeune et que cela vous arrive, ce n’est pas votre faute. Dites-le à un adulte de confiance, à l’école, chez le médecin ou dans la famille. Si la première personne n’aide pas, parlez-en à une autre.',
        'Si vous avez peur pour un enfant, restez calme auprès de lui et dites-lui que vous le croyez. Notez ce que vous avez vu ou entendu, et laissez les questions aux personnes que vous appelez. N’affrontez personne sans soutien si cela peut mettre l’enfant en danger.',
        'Si vous avez peur de faire du mal à un bébé ou à un jeune enfant, posez-le dans un endroit sûr, comme son lit, fermez la porte, éloignez-vous et appelez quelqu’un. Quelques minutes de pleurs ne lui font pas de mal.',
        `${GROUNDING} Si d’autres regardent cet appareil, effacez ensuite cette page de l’historique.`,
      ],
      encouragement: 'Le dire est le pas qui protège. Il ne vous faut pas de preuves, et vous n’avez pas à le porter sans aide.',
    },
    abuse: {
      opening:
        'Vous n’avez pas à affronter cela sans soutien, et il y a de l’aide pour vous maintenant. Les coups et les menaces ne sont pas votre faute, quoi qu’il se soit passé avant.',
      steps: [
        'Parlez à {contact} quand vous pouvez le faire sans danger. On vous y écoute sans vous juger, à votre rythme. Vous n’avez pas besoin d’avoir décidé quoi que ce soit.',
        'Votre sécurité d’abord, et celle des enfants. Quand la tension monte, rapprochez-vous d’une sortie. Convenez d’un mot-code avec une personne de confiance, pour qu’elle appelle à l’aide. Gardez papiers, clés et un peu d’argent à portée de main.',
        'La thérapie de couple n’est pas l’endroit pour cela tant qu’on vous fait du mal, et une séance de couple ici non plus. Parlez avec quelqu’un qui n’est là que pour vous.',
        'Si quelqu’un d’autre regarde cet appareil, effacez ensuite cette page de l’historique, ici et dans le navigateur, et utilisez un appareil que personne d’autre ne voit. Effacez aussi l’appel de la liste du téléphone.',
        GROUNDING,
      ],
      encouragement:
        'Vous avez mis des mots sur quelque chose de très difficile à dire. Vous méritez d’être en sécurité, et vous pouvez avancer pas à pas.',
    },
    violence: {
      opening:
        'Vous n’avez pas à faire face sans aide, et cela n’a pas à aller plus loin. Il y a de l’aide maintenant, que l’on vous menace ou que vous ayez peur de ce que vous pourriez faire.',
      steps: [
        'D’abord, la distance. Si quelqu’un vous menace, allez là où il y a du monde ou derrière une porte fermée à clé, et {call}. Si vous sentez que vous pourriez faire du mal à quelqu’un, quittez les lieux maintenant, avant un mot de plus.',
        'Ensuite, parlez à {contact}. Vous pouvez tout dire, même ce dont vous avez honte.',
        'Confiez à quelqu’un ou mettez sous clé tout ce qui pourrait servir d’arme, et laissez l’alcool et les drogues de côté ce soir.',
        GROUNDING,
        'Si vous avez subi une agression ou une contrainte, ce n’est pas votre faute. De nombreux hôpitaux peuvent vous soigner et conserver des preuves, même avant que vous décidiez de porter plainte ou non.',
      ],
      encouragement:
        'Un moment aussi tendu devient plus supportable avec de la distance et quelqu’un à qui parler. Demander de l’aide avant qu’il n’arrive autre chose demande de la force.',
    },
  },
};
