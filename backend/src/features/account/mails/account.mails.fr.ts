/** French words of the account's mails. */
export const MAIL_TEXTS_FR = {
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    preheader: 'Encore une étape, et votre compte est prêt.',
    lines: ['Bienvenue sur {app}. Confirmez que cette adresse est bien la vôtre, et votre compte est prêt.'],
    button: 'Confirmer mon adresse',
    after: [
      'Le lien fonctionne une seule fois, pendant {hours} heures.',
      'Si vous n’avez pas créé de compte, vous n’avez rien à faire.',
    ],
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    preheader: 'Le lien est valable {minutes} minutes.',
    lines: ['Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte {app}.'],
    button: 'Choisir un nouveau mot de passe',
    after: [
      'Le lien fonctionne une seule fois, pendant {minutes} minutes.',
      'Si ce n’était pas vous, vous n’avez rien à faire. Votre mot de passe reste le même.',
    ],
  },
  already_registered: {
    subject: 'Vous avez déjà un compte',
    preheader: 'Connectez-vous, ou choisissez un nouveau mot de passe.',
    lines: [
      'Quelqu’un, sans doute vous, a voulu créer un compte {app} avec cette adresse. Il en existe déjà un, et rien n’a été modifié.',
    ],
    button: 'Me connecter',
    second: 'Mot de passe oublié\u202f? Choisissez-en un nouveau ici\u00a0:',
    after: ['Si ce n’était pas vous, vous n’avez rien à faire.'],
  },
  verify_change: {
    subject: 'Confirmez votre nouvelle adresse',
    preheader: 'D’ici là, rien ne change.',
    lines: [
      'Vous avez demandé à utiliser cette adresse pour votre compte {app}. Tant que vous ne l’avez pas confirmée, l’ancienne reste valable.',
    ],
    button: 'Confirmer ma nouvelle adresse',
    after: [
      'Le lien fonctionne une seule fois, pendant {hours} heures.',
      'Si ce n’était pas vous, vous n’avez rien à faire. Rien ne change.',
    ],
  },
  email_changed: {
    subject: 'Votre adresse e-mail a été modifiée',
    preheader: 'Votre compte a une nouvelle adresse.',
    lines: [
      'L’adresse e-mail de votre compte {app} a été modifiée. Désormais, vous vous connectez avec la nouvelle, et c’est à elle que nous vous écrirons.',
      'Si c’était vous, tout va bien. Sinon, écrivez vite à {support}.',
    ],
  },
  email_changed_for_you: {
    subject: 'Votre adresse e-mail a été modifiée',
    preheader: 'Quelqu’un de notre équipe l’a modifiée.',
    lines: [
      'Quelqu’un de notre équipe a modifié l’adresse e-mail de votre compte {app}. Désormais, vous vous connectez avec la nouvelle, et c’est à elle que nous vous écrirons.',
      'Si vous l’avez demandé, confirmez. Sinon, annulez la modification\u00a0: cette adresse est rétablie et tous les appareils sont déconnectés.',
    ],
    button: 'Confirmer ou annuler',
    after: [
      'Le lien fonctionne une seule fois, pendant {days} jours. Tant que vous n’avez pas confirmé, les liens pour un nouveau mot de passe n’arrivent qu’à cette adresse.',
    ],
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    preheader: 'Si c’était vous, tout va bien.',
    lines: [
      'Le mot de passe de votre compte {app} a été modifié. Les autres appareils ont été déconnectés.',
      'Si c’était vous, tout va bien. Sinon, choisissez dès maintenant un nouveau mot de passe.',
    ],
    button: 'Choisir un nouveau mot de passe',
  },
  account_deleted: {
    subject: 'Votre compte est supprimé',
    preheader: 'Au revoir, et prenez soin de vous.',
    lines: [
      'Votre compte {app} est supprimé, et avec lui vos conseils, vos discussions et les séances de couple que vous aviez ouvertes. Si vous aviez un abonnement, il a pris fin.',
      'Ce que vous avez écrit dans des séances ouvertes par d’autres leur reste, sous le nom que vous y utilisiez. Plus aucun compte ne le relie à vous.',
      'C’est notre dernier message. Merci d’avoir été là, et prenez soin de vous.',
    ],
  },
  admin_password_changed: {
    subject: 'Mot de passe d’administration modifié',
    preheader: 'Tous les propriétaires reçoivent ce message.',
    lines: [
      'Un propriétaire de {app} a modifié le mot de passe d’administration. L’ancien n’est plus valable.',
      'Si c’était convenu, tout va bien. Sinon, choisissez dès maintenant un nouveau mot de passe pour votre propre compte, modifiez celui d’administration et consultez le journal.',
    ],
    button: 'Choisir un nouveau mot de passe',
  },
  token_made: {
    subject: 'Un jeton d’API créé pour votre compte',
    preheader: 'Un programme peut désormais agir en votre nom.',
    lines: [
      'Un propriétaire de {app} a créé un jeton d’API pour votre compte. Un programme peut ainsi faire en votre nom ce que le jeton permet, par exemple lire votre historique.',
      'Si vous l’avez demandé, tout va bien. Sinon, écrivez vite à {support}.',
    ],
  },
  new_sign_in: {
    subject: 'Nouvelle connexion à votre compte',
    preheader: 'Si c’était vous, tout va bien.',
    lines: [
      'Quelqu’un s’est connecté à votre compte {app} dans un navigateur qui n’avait encore jamais servi pour ce compte. C’était le {when} : {device}.',
      'Si c’était vous, tout va bien. Sinon, choisissez dès maintenant un nouveau mot de passe. Tous les autres appareils seront alors déconnectés.',
    ],
    button: 'Choisir un nouveau mot de passe',
    second: 'Voir où votre compte est connecté :',
    unknown: 'un navigateur inconnu',
  },
  second_factor_on: {
    subject: 'Seconde étape activée',
    preheader: 'Un code est désormais demandé aussi.',
    lines: [
      'La seconde étape a été activée pour votre compte {app}. Désormais, la connexion par mot de passe demande aussi un code fourni par une application. C’était le {when} : {device}.',
      'Ce n’était pas vous ? Choisissez dès maintenant un nouveau mot de passe : pendant les {days} premiers jours, cela désactive la seconde étape. Regardez ensuite où votre session est ouverte.',
    ],
    button: 'Choisir un nouveau mot de passe',
    second: 'Voir où votre compte est connecté :',
    unknown: 'un navigateur inconnu',
  },
  second_factor_off: {
    subject: 'Seconde étape désactivée',
    preheader: 'Le mot de passe suffit de nouveau.',
    lines: [
      'La seconde étape a été désactivée pour votre compte {app}. Le mot de passe suffit de nouveau pour se connecter. C’était le {when} : {device}.',
      'Ce n’était pas vous ? Choisissez dès maintenant un nouveau mot de passe, puis regardez où votre session est ouverte.',
    ],
    button: 'Choisir un nouveau mot de passe',
    second: 'Voir où votre compte est connecté :',
    unknown: 'un navigateur inconnu',
  },
  recovery_code_used: {
    subject: 'Un code de secours a été utilisé',
    preheader: 'Chacun ne sert qu’une fois.',
    lines: [
      'Un code de secours de votre compte {app} a été utilisé à la place d’un code de l’application. C’était le {when} : {device}.',
      'Ce n’était pas vous ? Choisissez dès maintenant un nouveau mot de passe, puis regardez où votre session est ouverte.',
    ],
    button: 'Choisir un nouveau mot de passe',
    second: 'Voir où votre compte est connecté :',
    unknown: 'un navigateur inconnu',
  },
  recovery_codes_made: {
    subject: 'Nouveaux codes de secours',
    preheader: 'Les anciens ne sont plus valables.',
    lines: [
      'De nouveaux codes de secours ont été créés pour votre compte {app}. Les anciens ne sont plus valables. C’était le {when} : {device}.',
      'Ce n’était pas vous ? Choisissez dès maintenant un nouveau mot de passe, puis regardez où votre session est ouverte.',
    ],
    button: 'Choisir un nouveau mot de passe',
    second: 'Voir où votre compte est connecté :',
    unknown: 'un navigateur inconnu',
  },
  passkey_added: {
    subject: 'Une clé d’accès a été ajoutée',
    preheader: 'Elle permet désormais de se connecter.',
    lines: [
      'Une clé d’accès a été ajoutée à votre compte {app}. La personne qui la possède peut se connecter sans mot de passe et sans seconde étape. C’était le {when} : {device}.',
      'Ce n’était pas vous ? Choisissez dès maintenant un nouveau mot de passe. Regardez ensuite vos clés d’accès, supprimez celles qui ne sont pas à vous et vérifiez où votre session est ouverte.',
    ],
    button: 'Choisir un nouveau mot de passe',
    second: 'Voir vos clés d’accès et où votre compte est connecté :',
    unknown: 'un navigateur inconnu',
  },
  passkey_removed: {
    subject: 'Une clé d’accès a été supprimée',
    preheader: 'Elle n’est plus valable.',
    lines: [
      'Une clé d’accès a été supprimée de votre compte {app}. Elle ne permet plus de se connecter. C’était le {when} : {device}.',
      'Ce n’était pas vous ? Choisissez dès maintenant un nouveau mot de passe, puis regardez où votre session est ouverte.',
    ],
    button: 'Choisir un nouveau mot de passe',
    second: 'Voir vos clés d’accès et où votre compte est connecté :',
    unknown: 'un navigateur inconnu',
  },
  retention_chosen: {
    subject: 'Vos conseils restent moins longtemps',
    preheader: 'Cela s’appliquera dans quelques jours. Vous pouvez le changer avant.',
    lines: [
      'Dans votre compte {app}, il a été choisi de supprimer les conseils, avec leur discussion et leurs liens, où rien n’a été demandé ni écrit pendant {months} mois. {bookmarked} C’était le {when} : {device}.',
      'Cela s’appliquera à partir du {from}. Avant ce jour, vous pouvez le changer, ou télécharger ce que vous voulez garder. Les séances de couple ne sont pas concernées.',
      'Ce n’était pas vous ? Choisissez dès maintenant un nouveau mot de passe, puis changez la durée de conservation de vos conseils.',
    ],
    button: 'Choisir un nouveau mot de passe',
    second: 'Voir combien de temps vos conseils sont gardés :',
    unknown: 'un navigateur inconnu',
    kept: 'Vos favoris restent.',
    gone: 'Vos favoris sont supprimés aussi.',
  },
};
