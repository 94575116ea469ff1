import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  // Cancelling the plan, signed in
  'leaving.back': 'Retour à votre compte',
  'leaving.plan_title': 'Résilier votre formule {plan}',
  'leaving.plan_intro':
    'Elle prendra fin le {date}, à la fin du mois que vous avez payé. Jusqu’à ce jour rien ne change, et vous pouvez annuler cette résiliation.',
  'leaving.plan_intro_now': 'Rien n’est encore payé, elle prend donc fin immédiatement.',
  'leaving.plan_intro_processing':
    'Votre banque traite encore le paiement. Une fois le paiement arrivé, votre formule commence, et elle prend fin avec son premier mois. Jusque-là, vous pouvez annuler cette résiliation.',
  'leaving.plan_intro_disputed':
    'Elle prendra fin au plus tard le {date}, à la fin du mois que vous avez payé, même si votre banque confirme le paiement. Tant que votre banque n’a pas décidé, vous ne pouvez pas annuler cette résiliation.',
  'leaving.plan_intro_due':
    'Il reste {amount} à payer. Sans paiement, votre formule prend fin le {date}. Avec le paiement, elle prend fin le {end}, à la fin de ce mois. Elle n’est pas renouvelée.',
  'leaving.open_amount': 'Encore dû',
  'leaving.ends_unpaid': 'Sans paiement, prend fin le',
  'leaving.plan_scheduled':
    'Le passage à la formule {plan} que vous avez prévu pour ce jour est abandonné, et ne revient pas si vous annulez cette résiliation.',
  'leaving.plan_later': 'Vous avez résilié pour le {date}. Avec ce bouton, la formule prend fin plus tôt.',
  'leaving.plan': 'Formule',
  'leaving.plan_price': 'Formule {plan}, {price} par mois, TVA comprise',
  'leaving.since': 'Souscrite le',
  'leaving.ends': 'Prend fin le',
  'leaving.ends_first': 'Prend fin',
  'leaving.ends_first_month': 'Avec son premier mois',
  'leaving.at_once': 'Immédiatement',
  'leaving.payments_after': 'Paiements ensuite',
  'leaving.none': 'Aucun',
  'leaving.cancel_plan': 'Résilier la formule',
  'leaving.cancelling': 'Résiliation…',
  'leaving.keep_plan': 'Garder la formule',
  'leaving.withdraw_hint':
    'Jusqu’au {date} inclus, vous pouvez aussi <a>vous rétracter du contrat</a> et obtenir un remboursement.',
  'leaving.withdraw_hint_processing':
    'Vous pouvez aussi <a>vous rétracter du contrat</a>\u00a0: le paiement vous est alors entièrement remboursé.',
  'leaving.stays': 'Ce que vous gardez',
  'leaving.stays_words': 'Tout ce que vous avez demandé et lu, vos discussions et vos séances de couple',
  'leaving.stays_sessions_one': '{count} séance par mois, avec la formule gratuite',
  'leaving.stays_sessions_other': '{count} séances par mois, avec la formule gratuite',
  'leaving.stays_chat': 'Les discussions sur les conseils que vous avez déjà',
  'leaving.stops': 'Ce qui prend fin',
  'leaving.stops_sessions_one': '{count} séance par mois',
  'leaving.stops_sessions_other': '{count} séances par mois',
  'leaving.stops_unlimited': 'Les séances illimitées',
  'leaving.cancelled_title': 'Votre formule {plan} prend fin le {date}',
  'leaving.cancelled_intro': 'Vous en profitez pleinement jusque-là. Plus rien ne sera débité.',
  'leaving.cancelled_intro_disputed':
    'Elle n’est pas renouvelée. Si votre banque vous donne raison pour le paiement qu’elle examine, elle prend fin immédiatement.',
  'leaving.left': 'Séances restantes jusqu’à la fin',
  'leaving.left_of': '{left} sur {limit}',
  'leaving.unlimited': 'Illimitées',
  'leaving.after': 'Ensuite',
  'leaving.after_free_one': 'Formule gratuite, {count} séance par mois',
  'leaving.after_free_other': 'Formule gratuite, {count} séances par mois',
  'leaving.undo': 'Garder ma formule',
  'leaving.undoing': 'Un instant…',
  'leaving.undone': 'Votre formule continue',
  'leaving.undone_text': 'La formule {plan} continue. Prochain paiement\u00a0: {amount} le {date}.',
  'leaving.undo_note': 'Vous pouvez annuler cela jusqu’au {date}, ici ou sur la page de votre compte. Le prix reste le même.',
  'leaving.about_undo': 'Revenir en arrière',
  'leaving.cancel_failed': 'L’abonnement n’a pas pu être résilié',
  'leaving.undo_failed': 'Cela n’a pas pu être annulé',
  'leaving.failed_text': 'Rien n’a changé. Réessayez.',
  'leaving.change_in_progress': 'Un autre changement de votre formule est en cours. Attendez un instant, puis réessayez.',
  'leaving.not_subscribed': 'Ce compte n’a plus de formule.',
  'leaving.payment_disputed': 'Votre banque examine un paiement. Votre formule reste inchangée jusqu’à sa décision.',
  'leaving.no_plan_title': 'Vous n’avez pas de formule payante',
  'leaving.no_plan': 'Votre compte est en formule gratuite. Rien n’est débité.',
  'leaving.load_failed': 'Votre formule n’a pas pu être chargée',
  'leaving.load_failed_text': 'Rien n’est perdu, et rien n’a changé. Réessayer suffit souvent.',

  // Withdrawing
  'leaving.step': 'Étape {step} sur {steps}',
  'leaving.withdraw_title': 'Renoncer au contrat ici',
  'leaving.withdraw_intro_one':
    'Vous pouvez vous rétracter dans le jour ({count}) qui suit la souscription, sans donner de raison. Il n’est pas nécessaire de vous connecter.',
  'leaving.withdraw_intro_other':
    'Vous pouvez vous rétracter dans les {count} jours qui suivent la souscription, sans donner de raison. Il n’est pas nécessaire de vous connecter.',
  'leaving.name': 'Votre nom',
  'leaving.email': 'Adresse e-mail du contrat',
  'leaving.email_hint': 'L’accusé de réception va aussi à cette adresse.',
  'leaving.contract': 'Quel contrat',
  'leaving.contract_hint': 'La formule ou un numéro de facture, ce que vous avez sous la main.',
  'leaving.contract_filled': 'Formule {plan}, souscrite le {date}',
  'leaving.contract_plan': 'Formule {plan}',
  'leaving.continue': 'Continuer',
  'leaving.happens': 'Ce qui se passe ensuite',
  'leaving.happens_confirm':
    'Vous revoyez tout et vous confirmez. Vous recevez alors un accusé de réception avec la date et l’heure.',
  'leaving.happens_link':
    'Votre rétractation vaut dès son envoi. Pour que personne d’autre ne puisse mettre fin à votre contrat, nous envoyons un lien à son adresse\u00a0: confirmez-y que la demande vient de vous.',
  'leaving.happens_now': 'Votre session est ouverte, le contrat de ce compte prend donc fin dès que vous avez confirmé.',
  'leaving.happens_refund':
    'Nous remboursons ce que vous avez payé, moins la part utilisée si vous nous avez demandé de commencer immédiatement, en jours ou en séances\u00a0: la plus élevée des deux. Dans une formule sans limite, {sessions} séances comptent pour tout le mois payé. Les séances utilisées continuent de compter jusqu’à la date à laquelle le mois payé aurait pris fin, dans une nouvelle formule aussi.',
  'leaving.instruction':
    'Vous pouvez lire et imprimer les <a>informations sur le droit de rétractation, avec le formulaire</a> de la loi.',
  'leaving.refund': 'Ce qui vous est remboursé',
  'leaving.paid': 'Vous avez payé',
  'leaving.on_its_way': 'En route vers nous',
  'leaving.used': 'Pour ce que vous avez utilisé',
  'leaving.back_to_you': 'Remboursement',
  'leaving.back_days_one': '{amount}, par le même moyen de paiement, dans un délai de {count} jour',
  'leaving.back_days_other': '{amount}, par le même moyen de paiement, dans les {count} jours',
  'leaving.back_processing': '{amount}, par le même moyen de paiement, dès que le paiement est arrivé',
  'leaving.back_disputed': '{amount}, par votre banque ou par nous, dès que votre banque aura décidé',
  'leaving.withdraw_until': 'Dernier jour pour vous rétracter',
  'leaving.no_withdrawal':
    'Ce compte n’a pas de formule commencée dans les {count} derniers jours. Pour le contrat d’une autre adresse, remplissez le formulaire ci-dessous.',
  'leaving.no_withdrawal_plan':
    'Le délai pour vous rétracter de votre formule {plan} est passé. Pour ce compte, cela vaut résiliation\u00a0: la formule prend fin avec le mois payé.',
  'leaving.withdrawal_failed': 'Le montant du remboursement n’a pas pu être chargé',
  'leaving.withdrawal_failed_text': 'Vous pouvez aussi continuer sans lui\u00a0: votre rétractation vaut dès que vous confirmez.',
  'leaving.confirm_title': 'Confirmer la rétractation',
  'leaving.confirm_intro': 'Voici ce que nous recevrons. Rien n’est encore envoyé.',
  'leaving.confirm_withdrawal': 'Confirmer la rétractation',
  'leaving.sending': 'Envoi…',
  'leaving.change': 'Modifier',
  'leaving.name_fact': 'Nom',
  'leaving.email_fact': 'E-mail',
  'leaving.contract_fact': 'Contrat',
  'leaving.declaration': 'Déclaration',
  'leaving.declaration_withdraw': 'Je me rétracte de ce contrat.',
  'leaving.declaration_cancel': 'Je résilie ce contrat.',
  'leaving.send_failed': 'L’envoi a échoué',
  'leaving.send_failed_text': 'Ce que vous avez écrit est toujours là. Réessayez.',

  // Receipts
  'leaving.received_withdraw': 'Nous avons reçu votre rétractation',
  'leaving.received_cancel': 'Nous avons reçu votre résiliation',
  'leaving.received_text': 'La date et l’heure ci-dessous font foi. Une copie est en route vers {email}.',
  'leaving.received_no_mail': 'La date et l’heure ci-dessous font foi. Gardez cet accusé de réception.',
  'leaving.received': 'Reçue',
  'leaving.receipt': 'Accusé de réception n°',
  'leaving.more':
    '<b>Encore une chose.</b> Ce que vous avez envoyé vaut dès maintenant. Ouvrez le lien de notre e-mail et confirmez que la demande vient de vous, pour que nous puissions l’exécuter.',
  'leaving.more_withdraw':
    '<b>Encore une chose.</b> Ouvrez le lien de notre e-mail et confirmez que la demande vient de vous. S’il y a un contrat à cette adresse, il prend fin alors, et nous vous remboursons dans les {days} jours ou, tant que votre banque traite encore le paiement, dès que celui-ci est arrivé.',
  'leaving.more_no_mail':
    '<b>Encore une chose.</b> Ce site n’envoie pas d’e-mails. Connectez-vous et envoyez-le depuis votre compte, ou écrivez à {support}, pour que nous puissions vérifier que la demande vient de vous.',
  'leaving.no_mail_operator': 'l’éditeur du site',
  'leaving.now_withdraw':
    '<b>Vous n’avez rien d’autre à faire.</b> Votre formule a pris fin, et nous vous remboursons dans les {days} jours.',
  'leaving.now_withdraw_processing':
    '<b>Vous n’avez rien d’autre à faire.</b> Votre banque traite encore le paiement\u00a0: à son arrivée, il vous sera entièrement remboursé.',
  'leaving.now_withdraw_disputed':
    '<b>Vous n’avez rien d’autre à faire.</b> Votre formule a pris fin. Votre banque examine le paiement\u00a0: dès qu’elle aura décidé, elle vous remboursera, ou nous le ferons.',
  'leaving.now_cancel': '<b>Vous n’avez rien d’autre à faire.</b> La page de votre compte indique quand la formule prend fin.',
  'leaving.now_cancel_processing':
    '<b>Vous n’avez rien d’autre à faire.</b> Une fois le paiement arrivé, la formule prendra fin avec son premier mois.',
  'leaving.now_cancel_processing_date':
    '<b>Vous n’avez rien d’autre à faire.</b> Une fois le paiement arrivé, la formule commencera. Elle prendra fin avec le mois payé dans lequel tombe votre date.',
  'leaving.now_order': '<b>Vous n’avez rien d’autre à faire.</b> Votre commande est annulée, et rien n’est débité.',
  'leaving.now_nothing': '<b>Rien n’a changé.</b> Votre compte n’a pas de contrat payant.',
  'leaving.download': 'Télécharger l’accusé',
  'leaving.print': 'Imprimer',
  'leaving.your_advice': 'Vos conseils',
  'leaving.your_advice_text':
    'Vous gardez vos conseils et votre compte. Vous pouvez <a>tout emporter</a>, ou tout supprimer, quand vous voulez.',
  'leaving.file_withdraw': 'retractation',
  'leaving.file_cancel': 'resiliation',

  // Cancelling without signing in
  'leaving.cancel_title': 'Résilier votre contrat',
  'leaving.cancel_intro':
    'Il n’est pas nécessaire de vous connecter, et tout tient en une page. Vous recevez immédiatement un accusé de réception.',
  'leaving.cancel_intro_steps':
    'Il n’est pas nécessaire de vous connecter. Vous revoyez tout avant l’envoi et pouvez encore tout modifier, puis vous recevez immédiatement un accusé de réception.',
  'leaving.kind': 'Type de résiliation',
  'leaving.kind_ordinary': 'Résiliation ordinaire',
  'leaving.kind_ordinary_hint': 'À la fin d’un mois payé',
  'leaving.kind_important': 'Pour un motif légitime',
  'leaving.kind_important_hint': 'Vous indiquez le motif, et une personne de l’équipe le lit',
  'leaving.reason': 'Motif',
  'leaving.when': 'Quand il doit prendre fin',
  'leaving.when_early': 'Le plus tôt possible',
  'leaving.when_date': 'À une date de mon choix',
  'leaving.when_date_hint': 'Après le mois payé',
  'leaving.date': 'Date',
  'leaving.cancel_now': 'Résilier maintenant',
  'leaving.cancel_confirm_title': 'Vérifiez votre résiliation',
  'leaving.cancel_notify': 'Notifier la résiliation',
  'leaving.happens_receipt': 'Nous confirmons la résiliation, sa date et son heure, immédiatement et par e-mail.',
  'leaving.happens_end':
    'Un contrat prend fin avec un mois payé. Une date antérieure à la fin du mois payé n’est pas possible. Une date ultérieure est respectée\u00a0: le contrat prend fin avec le mois payé dans lequel elle tombe, et il est renouvelé jusque-là.',
  'leaving.happens_protect':
    'Votre résiliation vaut dès son envoi, même si vous ouvrez le lien plus tard. Pour que personne d’autre ne puisse résilier à votre place, confirmez par le lien de cet e-mail que la demande vient de vous\u202f; si votre session est ouverte, nous le savons déjà.',

  // What a mailed link confirms
  'leaving.notice_loading': 'Ouverture de votre déclaration…',
  'leaving.notice_withdraw': 'Confirmez votre rétractation',
  'leaving.notice_cancel': 'Confirmez votre résiliation',
  'leaving.notice_withdraw_text': 'Votre formule {plan} prend alors fin immédiatement, et nous vous remboursons {amount}.',
  'leaving.notice_withdraw_processing':
    'Le contrat de votre formule {plan} prend alors fin. Votre banque traite encore le paiement\u00a0: à son arrivée, il vous sera entièrement remboursé, soit {amount}.',
  'leaving.notice_withdraw_disputed':
    'Votre formule {plan} prend alors fin immédiatement. Votre banque examine le paiement\u00a0: dès qu’elle aura décidé, vous recevrez {amount}, de sa part ou de la nôtre.',
  'leaving.notice_withdraw_over':
    'Les {days} jours de rétractation étaient passés quand nous l’avons reçue, elle vaut donc résiliation.',
  'leaving.notice_cancel_text': 'Votre formule {plan} prend alors fin le {date}. Jusqu’à ce jour, vous en profitez pleinement.',
  'leaving.notice_cancel_later':
    'Votre formule {plan} prend alors fin le {date}. Jusqu’à ce jour, elle continue et est renouvelée chaque mois.',
  'leaving.notice_cancel_disputed':
    'Votre formule {plan} prend alors fin le {date} au plus tard. Tant que votre banque examine un paiement, elle n’est pas renouvelée\u202f; si votre banque vous donne raison, elle prend fin immédiatement.',
  'leaving.notice_cancel_unpaid':
    'Le paiement de votre formule {plan} n’est pas encore arrivé. Si votre banque le traite déjà, la formule prend fin avec son premier mois\u202f; sinon, votre commande est annulée immédiatement.',
  'leaving.notice_cancel_unpaid_date':
    'Le paiement de votre formule {plan} n’est pas encore arrivé. Si votre banque le traite déjà, la formule prend fin avec le mois payé dans lequel tombe votre date\u202f; sinon, votre commande est annulée immédiatement.',
  'leaving.notice_cancel_important':
    'Une personne de l’équipe lit votre motif et vous écrit. Votre formule {plan} prend fin le {date} au plus tard.',
  'leaving.notice_nothing':
    'Il n’y a pas de contrat en cours à cette adresse\u00a0: rien n’est débité, et il n’y a rien à résilier.',
  'leaving.notice_confirm_cancel': 'Confirmer la résiliation',
  'leaving.confirming': 'Confirmation…',
  'leaving.done_withdraw': 'Votre rétractation est confirmée',
  'leaving.done_cancel': 'Votre résiliation est confirmée',
  'leaving.done_withdraw_text':
    'Le contrat a pris fin. Le remboursement vous parvient par le même moyen de paiement, dans les {days} jours.',
  'leaving.done_withdraw_processing':
    'Le contrat a pris fin. Votre banque traite encore le paiement\u00a0: à son arrivée, il vous sera entièrement remboursé.',
  'leaving.done_withdraw_disputed':
    'Le contrat a pris fin. Votre banque examine le paiement\u00a0: dès qu’elle aura décidé, elle vous remboursera, ou nous le ferons.',
  'leaving.done_cancel_date': 'Le contrat prend fin le {date}. Plus rien ne sera débité.',
  'leaving.done_cancel_later': 'Le contrat prend fin le {date}. Jusque-là, il est renouvelé chaque mois.',
  'leaving.done_cancel_disputed':
    'Le contrat prend fin le {date} au plus tard. Tant que votre banque examine un paiement, il n’est pas renouvelé.',
  'leaving.done_cancel_unpaid':
    'Si votre banque traite déjà le paiement, la formule prend fin avec son premier mois\u202f; sinon, votre commande est annulée. Plus rien ne sera débité.',
  'leaving.done_cancel_unpaid_date':
    'Si votre banque traite déjà le paiement, la formule prend fin avec le mois payé dans lequel tombe votre date\u202f; sinon, votre commande est annulée.',
  'leaving.done_cancel_text': 'Le contrat a pris fin, ou prend fin avec le mois payé. Plus rien ne sera débité.',
  'leaving.link_title': 'Ce lien ne peut pas être utilisé',
  'leaving.link_text':
    'Il est incomplet, a expiré, ou a été remplacé par un autre plus récent. Ce que vous avez déclaré est conservé malgré tout. Vous pouvez l’envoyer encore une fois.',
  'leaving.notice_failed': 'Votre déclaration n’a pas pu être ouverte',
  'leaving.notice_failed_text': 'Rien n’est perdu, et rien n’a changé. Réessayer suffit souvent.',
  'leaving.confirm_failed': 'La confirmation a échoué',
  'leaving.again': 'Revenir au formulaire',
  'leaving.home': 'Aller à l’accueil',
  'leaving.off':
    'Aucun contrat n’est conclu sur ce site, car il n’accepte pas de paiements. Si vous pensez en avoir un, écrivez à {support}.',

  // Faults of fields
  'leaving.fault_nameRequired': 'Indiquez votre nom',
  'leaving.fault_contractRequired': 'Indiquez quel contrat',
  'leaving.fault_reasonRequired': 'Indiquez le motif',
  'leaving.fault_dateInvalid': 'Indiquez une date valable',
  'leaving.fault_emailInvalid': 'Indiquez une adresse e-mail valable',
} satisfies Translation<typeof en>;
