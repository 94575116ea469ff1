import type { ContractMailTexts } from './contracts.texts.types.ts';

/** French words of the receipts of contract declarations. */
export const CONTRACT_MAIL_TEXTS_FR: ContractMailTexts = {
  kinds: {
    withdrawal_received: {
      subject: 'Nous avons reçu votre déclaration',
      preheader: 'Accusé de réception n°\u00a0{number}. Encore une étape.',
      lines: [
        'Nous avons reçu sur {app} la rétractation ci-dessous. Elle vaut à partir du moment où elle est arrivée.',
        'Pour que personne d’autre ne puisse mettre fin à votre contrat, ouvrez cette page et confirmez que c’est bien vous.',
      ],
      button: 'Confirmer la rétractation',
      after: [
        'Le lien fonctionne pendant {days} jours.',
        'Si cela ne vient pas de vous, vous n’avez rien à faire. Rien ne change.',
      ],
    },
    withdrawal_confirmed: {
      subject: 'Nous avons reçu votre déclaration',
      preheader: 'Accusé de réception n°\u00a0{number}. Plus rien à faire.',
      lines: [
        'Nous avons reçu sur {app} la rétractation ci-dessous, et savons qu’elle vient de vous. Elle vaut à partir du moment où elle est arrivée.',
        'Vous n’avez plus rien à faire. Nous vous écrirons dès qu’elle sera appliquée au contrat de votre compte.',
      ],
    },
    withdrawal_unknown: {
      subject: 'Nous avons reçu une déclaration',
      preheader: 'Accusé de réception n°\u00a0{number}.',
      lines: [
        'Quelqu’un, peut-être vous, nous a envoyé sur {app} une rétractation avec cette adresse. Aucun contrat payant n’existe à cette adresse, et rien n’a donc été modifié.',
        'Si votre contrat a une autre adresse, envoyez-la de nouveau avec celle-ci, ou connectez-vous. La date de cet accusé de réception fait foi.',
      ],
      after: ['Si ce n’était pas vous, vous n’avez rien à faire.'],
    },
    cancellation_received: {
      subject: 'Nous avons reçu votre déclaration',
      preheader: 'Accusé de réception n°\u00a0{number}. Encore une étape.',
      lines: [
        'Nous avons reçu sur {app} la résiliation ci-dessous. Elle vaut à partir du moment où elle est arrivée.',
        'Pour que personne d’autre ne puisse mettre fin à votre contrat, ouvrez cette page et confirmez que c’est bien vous.',
      ],
      button: 'Confirmer la résiliation',
      after: [
        'Le lien fonctionne pendant {days} jours.',
        'Si cela ne vient pas de vous, vous n’avez rien à faire. Rien ne change.',
      ],
    },
    cancellation_confirmed: {
      subject: 'Nous avons reçu votre déclaration',
      preheader: 'Accusé de réception n°\u00a0{number}. Plus rien à faire.',
      lines: [
        'Nous avons reçu sur {app} la résiliation ci-dessous, et savons qu’elle vient de vous. Elle vaut à partir du moment où elle est arrivée.',
        'Vous n’avez plus rien à faire. Nous vous écrirons dès qu’elle sera appliquée au contrat de votre compte.',
      ],
    },
    cancellation_unknown: {
      subject: 'Nous avons reçu une déclaration',
      preheader: 'Accusé de réception n°\u00a0{number}.',
      lines: [
        'Quelqu’un, peut-être vous, nous a envoyé sur {app} une résiliation avec cette adresse. Aucun contrat payant n’existe à cette adresse, et rien n’a donc été modifié.',
        'Si votre contrat a une autre adresse, envoyez-la de nouveau avec celle-ci, ou connectez-vous. La date de cet accusé de réception fait foi.',
      ],
      after: ['Si ce n’était pas vous, vous n’avez rien à faire.'],
    },
  },
  facts: {
    plan: 'Formule',
    ends: 'Prend fin le',
    number: 'Accusé de réception n°',
    received: 'Reçue le',
    declaration: 'Déclaration',
    name: 'Nom',
    contract: 'Contrat',
    cancelKind: 'Type',
    reason: 'Motif',
    wished: 'Fin souhaitée',
  },
  declarations: { withdraw: 'Je me rétracte de ce contrat.', cancel: 'Je résilie ce contrat.' },
  cancelKinds: { ordinary: 'Résiliation ordinaire', important: 'Pour un motif légitime' },
  asEarlyAsPossible: 'Le plus tôt possible',
  quotes: ['«\u00a0', '\u00a0»'],
  important:
    'Un motif légitime a été indiqué. Une personne de l’équipe le lit et vous écrit. La formule prend fin au plus tard avec le mois déjà payé.',
  wishedDate: 'Un contrat ne peut pas prendre fin avant la fin du mois payé\u00a0: il prend fin le {at}.',
  wishedLater:
    'Votre date est respectée\u00a0: le contrat est renouvelé chaque mois jusque-là et prend fin le {at}, avec le mois payé dans lequel tombe cette date.',
  endsBefore: 'Le contrat devait déjà prendre fin avant cette date\u00a0: il prend fin le {at}.',
  quoted:
    'Ce qui figure entre guillemets a été saisi dans notre formulaire, et nous ne savons pas par qui. Par sécurité, les adresses et les longs numéros n’y sont pas utilisables, et les longs textes sont abrégés. La page ci-dessus montre tout.',
};
