import type { SubscriptionMailTexts } from './subscription.texts.types.ts';

/** French words of the mails about payments. */
export const SUBSCRIPTION_MAIL_TEXTS_FR: SubscriptionMailTexts = {
  kinds: {
    begun: {
      subject: 'Votre formule a commencé',
      preheader: 'Ce qui est convenu, par écrit. Gardez ce message.',
      lines: [
        'Merci. Votre formule {plan} sur {app} a commencé. Ce message confirme le contrat\u202f; gardez-le.',
        'Le contrat se poursuit de mois en mois, et chaque mois est payé d’avance. Vous pouvez résilier à tout moment, sur la page de votre compte ou, sans vous connecter, à l’adresse ci-dessous. La formule prend alors fin avec le mois déjà payé.',
      ],
      button: 'Voir ma formule',
    },
    changed: {
      subject: 'Votre formule a changé',
      preheader: 'La nouvelle formule s’applique dès maintenant.',
      lines: ['Vous avez maintenant la formule {plan} sur {app}. Ce qui restait de l’ancienne a été déduit du prix.'],
      button: 'Voir ma formule',
    },
    change_scheduled: {
      subject: 'Votre formule va changer',
      preheader: 'D’ici là, vous gardez ce que vous avez.',
      lines: [
        'À partir du {at}, vous aurez la formule {plan} sur {app}. D’ici là, vous profitez pleinement de l’actuelle.',
        'Jusqu’à cette date, vous pouvez l’annuler sur la page de votre compte.',
      ],
      button: 'Voir ma formule',
    },
    cancelled: {
      subject: 'Votre formule est résiliée',
      preheader: 'Elle prend fin le {at}. D’ici là, rien ne change.',
      lines: [
        'Votre formule {plan} sur {app} est résiliée et prend fin le {at}. Vous en profitez pleinement jusque-là, et plus rien n’est débité.',
        'Jusqu’à cette date, vous pouvez l’annuler sur la page de votre compte. Le prix reste le même.',
        'Vous gardez tout ce que vous avez demandé et lu, avec vos discussions et vos séances de couple. Ensuite, vous avez {free} séances par mois, avec la formule gratuite.',
      ],
      button: 'Voir ma formule',
    },
    cancelled_later: {
      subject: 'Votre formule est résiliée',
      preheader: 'Elle prend fin le {at}. D’ici là, elle continue.',
      lines: [
        'Votre formule {plan} sur {app} est résiliée et prend fin le {at}, avec le mois payé dans lequel tombe la date que vous avez indiquée. D’ici là, elle continue\u00a0: elle est renouvelée chaque mois, et chaque mois est payé d’avance.',
        'Jusque-là, vous pouvez l’annuler sur la page de votre compte, ou y mettre fin plus tôt à la formule. Le prix reste le même.',
        'Vous gardez tout ce que vous avez demandé et lu, avec vos discussions et vos séances de couple. Ensuite, vous avez {free} séances par mois, avec la formule gratuite.',
      ],
      button: 'Voir ma formule',
    },
    cancelled_disputed: {
      subject: 'Votre formule est résiliée',
      preheader: 'Elle prend fin au plus tard le {at}.',
      lines: [
        'Votre formule {plan} sur {app} est résiliée et prend fin au plus tard le {at}. Votre banque examine un paiement\u00a0: tant qu’elle n’a pas décidé, la formule n’est pas renouvelée et la résiliation ne peut pas être annulée. Si votre banque vous donne raison, la formule prend fin immédiatement.',
        'Vous gardez tout ce que vous avez demandé et lu, avec vos discussions et vos séances de couple. Ensuite, vous avez {free} séances par mois, avec la formule gratuite.',
      ],
      button: 'Voir ma formule',
    },
    resumed: {
      subject: 'Votre formule continue',
      preheader: 'Finalement, rien ne change.',
      lines: ['Vous avez annulé ce qui était prévu\u00a0: votre formule {plan} sur {app} continue comme avant.'],
      button: 'Voir ma formule',
    },
    ended: {
      subject: 'Votre formule a pris fin',
      preheader: 'Vous gardez tout ce que vous avez écrit.',
      lines: [
        'Votre formule {plan} sur {app} a pris fin. Plus rien n’est débité.',
        'Vous gardez tout ce que vous avez demandé et lu, avec vos discussions et vos séances de couple. Désormais, vous avez {free} séances par mois, avec la formule gratuite.',
      ],
      button: 'Voir les formules',
    },
    payment_failed: {
      subject: 'Un paiement n’a pas abouti',
      preheader: 'Vous gardez votre formule jusqu’au {at}.',
      lines: [
        'Le paiement de votre formule {plan} sur {app} n’a pas abouti. Vous gardez la formule jusqu’au {at}\u202f; elle prend fin ce jour-là sans paiement.',
        'Vous pouvez payer sur la page de votre compte, et y choisir un autre moyen de paiement.',
      ],
      button: 'Voir mon compte',
      after: ['Nous ne demandons jamais de données de carte par e-mail.'],
    },
    withdrawn: {
      subject: 'Votre contrat a pris fin',
      preheader: 'Votre rétractation est faite.',
      lines: [
        'Vous avez exercé votre droit de rétractation pour la formule {plan} sur {app}. Le contrat a pris fin, et plus rien n’est débité.',
      ],
      after: [
        'Vous gardez votre compte et tout ce que vous avez écrit, avec {free} séances par mois dans la formule gratuite. Les séances utilisées continuent de compter jusqu’à la date à laquelle le mois payé aurait pris fin, dans une nouvelle formule aussi.',
      ],
    },
  },
  facts: {
    plan: 'Formule',
    sessions: 'Séances par mois',
    price: 'Prix par mois, TVA comprise',
    charged: 'Payé',
    due: 'À payer',
    refund: 'Remboursement',
    began: 'Commencée le',
    begins: 'Commence le',
    next: 'Prochain paiement',
    ends: 'Prend fin le',
    keptUntil: 'Gardée jusqu’au',
    withdrawUntil: 'Dernier jour pour vous rétracter',
  },
  unlimited: 'Illimitées',
  atOnce:
    'Vous avez demandé que nous commencions avant la fin du délai de rétractation. Si vous vous rétractez, vous payez la part du prix du mois payé qui correspond aux jours écoulés jusqu’à ce que votre rétractation nous parvienne, ou celle qui correspond aux séances utilisées, la plus élevée des deux. Dans une formule sans limite, {sessions} séances comptent pour tout le mois payé.',
  refunded:
    'Nous vous remboursons le montant ci-dessous par le même moyen de paiement, sans retard excessif et au plus tard 14 jours après votre rétractation. Nous n’avons gardé que la part de ce que vous avez utilisé, si vous aviez demandé que nous commencions immédiatement, ou de ce que vous avez utilisé après votre rétractation.',
  disputed:
    'Votre banque examine le paiement. Tant qu’elle n’a pas décidé, nous ne pouvons rien rembourser. Si elle vous rend l’argent, l’affaire est réglée\u202f; sinon, nous vous remboursons alors sans retard excessif ce qui vous est dû.',
  links: {
    withdraw: 'Renoncer au contrat ici\u00a0:',
    cancel: 'Résilier votre contrat\u00a0:',
    terms: 'Conditions\u00a0:',
  },
};
