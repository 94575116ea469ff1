import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'billing.title': 'Formules',

  // The plans page
  'billing.intro':
    'Chaque formule comprend tout. La seule différence est le nombre de fois par mois où vous pouvez demander conseil. Changez ou résiliez quand vous voulez.',
  'billing.sandbox': 'Mode test\u00a0: aucun argent réel n’est prélevé. Seules les cartes de test fonctionnent ici.',
  'billing.off': 'Aucune formule ne peut être souscrite ici pour le moment. Vos séances gratuites restent inchangées.',
  'billing.plans_failed': 'Les formules n’ont pas pu être chargées',
  'billing.plans_failed_text': 'Rien n’est perdu et rien n’a été débité. Réessayer suffit souvent.',
  'billing.own_failed': 'Votre formule n’a pas pu être lue\u202f; vous ne pouvez donc pas en choisir une. Rien n’est perdu.',
  'billing.yours': 'Votre formule',
  'billing.popular': 'Recommandée',
  'billing.before': 'Avant\u00a0:',
  'billing.now': 'Maintenant\u00a0:',
  'billing.a_month': 'par mois',
  'billing.months_then_one': 'pendant {count} mois, puis {price} par mois',
  'billing.months_then_other': 'par mois pendant {count} mois, puis {price}',
  'billing.first_then': 'le premier mois, puis {price} par mois',
  'billing.sessions_one': '{count} séance par mois',
  'billing.sessions_other': '{count} séances par mois',
  'billing.sessions_unlimited': 'Séances illimitées',
  'billing.feature_guidance': 'Toutes les fonctions de conseil par IA',
  'billing.feature_categories': 'Tous les sujets',
  'billing.feature_chat': 'Discussion pour approfondir',
  'billing.feature_couples': 'Conseils pour les couples',
  'billing.feature_voice': 'Lecture à voix haute',
  'billing.feature_languages': 'Plusieurs langues',
  'billing.choose': 'Choisir la formule {plan}',
  'billing.current': 'Formule actuelle',
  'billing.keep': 'Garder la formule {plan}',
  'billing.scheduled': 'Dès la prochaine échéance',
  'billing.auth_required': 'Connexion requise',
  'billing.auth_required_text': 'Connectez-vous pour choisir une formule. Vous reviendrez ici ensuite.',

  'billing.code_title': 'Code de réduction',
  'billing.code': 'Code',
  'billing.code_sign_in': 'Connectez-vous pour utiliser un code de réduction.',
  'billing.code_running': 'Un code de réduction vaut pour une première formule. Il ne change pas celle qui est en cours.',
  'billing.apply': 'Appliquer',
  'billing.applying': 'Vérification…',
  'billing.applied': '<b>{name}\u00a0:</b> {off}. Les prix ci-dessus en tiennent compte.',
  'billing.remove': 'Retirer',
  'billing.off_once': '{off} de réduction le premier mois',
  'billing.off_repeating_one': '{off} de réduction pendant {count} mois',
  'billing.off_repeating_other': '{off} de réduction pendant {count} mois',
  'billing.off_forever': '{off} de réduction chaque mois',
  'billing.coupon_invalid': 'Code non valable',
  'billing.coupon_error': 'Problème de code',
  'billing.coupon_failed': 'Le code de réduction n’a pas pu être vérifié',
  'billing.login_required': 'Connexion nécessaire',
  'billing.login_required_text': 'Connectez-vous pour utiliser un code de réduction',

  'billing.ways': 'Moyens de paiement',
  'billing.ways_failed': 'Vous les verrez au moment de commander.',
  'billing.method_card': 'Carte',
  'billing.method_sepa': 'Prélèvement SEPA',
  'billing.free_title': 'Vous hésitez encore\u202f?',
  'billing.free_text_one': '<a>Utilisez d’abord votre {count} séance gratuite</a>. Aucune carte n’est nécessaire.',
  'billing.free_text_other': '<a>Utilisez d’abord vos {count} séances gratuites</a>. Aucune carte n’est nécessaire.',

  'billing.questions': 'Questions fréquentes',
  'billing.ask_session': 'Qu’est-ce qui compte comme une séance\u202f?',
  'billing.answer_session':
    'Demander un conseil, ou ouvrir une séance de couple. Discuter d’un conseil que vous avez déjà, ou rejoindre la séance de votre partenaire, ne compte pas.',
  'billing.ask_cancel': 'Puis-je résilier à tout moment\u202f?',
  'billing.answer_cancel':
    'Oui. Vous gardez votre formule jusqu’à la fin du mois payé, et pouvez annuler la résiliation jusque-là.',
  'billing.ask_change': 'Que se passe-t-il si je change de formule\u202f?',
  'billing.answer_change':
    'Une formule supérieure commence tout de suite, et vous payez la différence pour le reste du mois payé. Une formule inférieure commence à votre prochaine échéance. Vous voyez chaque montant avant d’accepter.',
  'billing.ask_withdraw': 'Puis-je me rétracter\u202f?',
  'billing.answer_withdraw':
    'Oui, dans les 14 jours et sans motif. Si vous nous avez demandé de commencer immédiatement, vous payez la part utilisée, en jours ou en séances\u00a0: la plus élevée des deux.',
  'billing.ask_read': 'Qui peut lire ce que j’écris\u202f?',
  'billing.answer_read':
    'Vous, et dans une séance de couple votre partenaire aussi. Ce que vous écrivez est transmis au service d’IA qui rédige les conseils, et conservé par l’éditeur du site {appName}. Les autres personnes qui utilisent le site ne peuvent pas le voir.',
  'billing.ask_professional': 'Est-ce que cela remplace une aide professionnelle\u202f?',
  'billing.answer_professional':
    'Non. Ce sont des repères pour la vie quotidienne, qui vous signalent quand il vaut mieux chercher une aide professionnelle.',

  // What is still to pay
  'billing.awaited':
    'Merci, votre paiement est arrivé. Votre formule sera active dans un instant\u202f; cette page l’affichera d’elle-même.',
  'billing.processing_note':
    'Votre paiement pour la formule {plan} est en cours. Elle commencera dès que votre banque l’aura confirmé.',
  'billing.declared_withdraw':
    'Votre rétractation pour la formule {plan} est enregistrée. Votre banque traite encore le paiement\u00a0: à son arrivée, il vous sera entièrement remboursé.',
  'billing.declared_cancel':
    'Vous avez résilié la formule {plan}. Une fois le paiement arrivé, elle prendra fin avec son premier mois.',
  'billing.declared_cancel_date':
    'Vous avez résilié la formule {plan}. Une fois le paiement arrivé, elle commence, et elle prend fin avec le mois payé dans lequel tombe le {date}.',
  'billing.ends_later': 'Votre formule prend fin le {date}. Jusque-là, elle continue et est renouvelée chaque mois.',
  'billing.disputed':
    'Votre banque examine un paiement. Jusqu’à sa décision, votre formule n’est pas renouvelée et ne peut pas être modifiée.',
  'billing.pending_note': 'La formule {plan} est choisie, mais pas encore payée\u00a0: {amount}.',
  'billing.continue': 'Continuer le paiement',
  'billing.continue_order': 'Continuer la commande\u00a0: {plan}',
  'billing.past_due_note':
    'Votre dernier paiement de {amount} n’a pas abouti. Sans règlement, votre formule prend fin le {date}.',
  'billing.other_card': 'Utiliser une autre carte',
  'billing.pay_invoice': 'Payer la facture',

  // Ordering
  'billing.back': 'Retour aux formules',
  'billing.order_title': 'Commander la formule {plan}',
  'billing.plan': 'Formule',
  'billing.named': '{name}\u00a0: {what}',
  'billing.price': 'Prix',
  'billing.price_month': '{price} par mois, TVA comprise',
  'billing.with_tax': '{price}, TVA comprise',
  'billing.discount': 'Réduction',
  'billing.due_now': 'À payer maintenant',
  'billing.nothing_now': 'Rien',
  'billing.renews':
    'La formule se renouvelle chaque mois jusqu’à votre résiliation. Vous pouvez résilier à tout moment\u00a0: elle prend alors fin avec le mois payé.',
  'billing.pay_how': 'Comment souhaitez-vous payer\u202f?',
  'billing.pay_by_itself': 'Par carte ou par un autre moyen, à débit automatique',
  'billing.pay_by_invoice': 'Sur facture, à régler chaque mois avec eps',
  'billing.country': 'Pays où vous vivez',
  'billing.country_hint': 'Le prix ne change pas. Le pays détermine la TVA qu’il comprend.',
  'billing.country_choose': 'Choisir un pays',
  'billing.postal_code': 'Code postal',
  'billing.begin_at_once_one':
    'Je demande expressément que le service commence avant la fin du délai de rétractation de {count} jour. Si je me rétracte, je paierai la part correspondant à ce que j’ai utilisé, en jours ou en séances\u00a0: la plus élevée des deux. Dans une formule sans limite, {sessions} séances comptent pour tout le mois payé.',
  'billing.begin_at_once_other':
    'Je demande expressément que le service commence avant la fin du délai de rétractation de {count} jours. Si je me rétracte, je paierai la part correspondant à ce que j’ai utilisé, en jours ou en séances\u00a0: la plus élevée des deux. Dans une formule sans limite, {sessions} séances comptent pour tout le mois payé.',
  'billing.kept_use_one': '{count} séance de votre ancienne formule compte aussi dans celle-ci, jusqu’au {date}.',
  'billing.kept_use_other': '{count} séances de votre ancienne formule comptent aussi dans celle-ci, jusqu’au {date}.',
  'billing.terms_one':
    'Les <terms>conditions</terms> s’appliquent à cette commande\u202f; voir aussi la <privacy>politique de confidentialité</privacy>. Vous pouvez vous rétracter dans le délai de {count} jour\u00a0: voir les <instruction>informations sur le droit de rétractation</instruction>.',
  'billing.terms_other':
    'Les <terms>conditions</terms> s’appliquent à cette commande\u202f; voir aussi la <privacy>politique de confidentialité</privacy>. Vous pouvez vous rétracter dans les {count} jours\u00a0: voir les <instruction>informations sur le droit de rétractation</instruction>.',
  'billing.order': 'Commande avec obligation de paiement',
  'billing.yours_now': 'La formule {plan} est à vous.',
  'billing.nothing_due': 'Rien n’est à payer maintenant. Indiquez comment vous paierez les prochains mois.',
  'billing.drop_coupon': 'Continuer sans le code',
  'billing.form_loading': 'Le formulaire de paiement se charge',
  'billing.not_ready': 'Le système de paiement n’est pas prêt. Rechargez la page.',
  'billing.approve': 'Votre banque vous demande d’approuver ce paiement.',
  'billing.confirming': 'Un instant…',
  'billing.gone': 'Ce paiement n’est plus possible. Choisissez à nouveau votre formule.',

  // How it ended
  'billing.paid': 'Paiement reçu',
  'billing.paid_text': 'Merci. Votre formule sera active dans un instant.',
  'billing.processing': 'Le paiement est en cours',
  'billing.processing_text':
    'Votre banque a besoin d’un peu plus de temps. Votre formule commencera dès que le paiement sera arrivé.',
  'billing.failed': 'Le paiement a échoué',
  'billing.failed_why': '<b>Le paiement a échoué.</b> {why}',
  'billing.failed_text': 'Le paiement a échoué pour une raison inattendue',
  'billing.failed_nothing_charged': 'Le paiement a échoué pour une raison inattendue. Rien n’a été débité.',
  'billing.said_nothing_charged': '{message} Rien n’a été débité.',
  'billing.create_failed': 'L’abonnement n’a pas pu être créé',

  // Changing
  'billing.change_title': 'Passer à la formule {plan}',
  'billing.change': 'Changement',
  'billing.from_to': 'De la formule {from} à la formule {plan}, immédiatement',
  'billing.cost': 'Formule {plan} jusqu’à votre prochain paiement',
  'billing.credit': 'Formule {plan}, temps non utilisé',
  'billing.from_date': 'À partir du {date}',
  'billing.until_date': 'Jusqu’au {date}',
  'billing.stays': 'La formule {plan} continue comme avant',
  'billing.stays_until': 'Vous gardez la formule {plan}',
  'billing.plan_at': 'Formule {plan}, {price}',
  'billing.paid_with': 'Moyen de paiement',
  'billing.ending': '{name} se terminant par {last4}',
  'billing.change_at': 'Passer à la formule {plan}',
  'billing.change_failed': 'Votre formule n’a pas pu être changée',
  'billing.quote_new': 'Les montants ont changé depuis que vous les avez vus. Rien n’a été débité. Regardez-les encore une fois.',
  'billing.card_first':
    'Votre formule se paie sur facture. Indiquez d’abord une carte\u202f; vous pourrez ensuite passer à une formule supérieure.',
  'billing.give_card': 'Indiquer une carte',
  'billing.upgraded': 'Vous avez maintenant la formule {plan}',
  'billing.downgraded': 'La formule {plan} commence le {date}',
  'billing.kept': 'La formule {plan} continue comme avant',

  // Another way to pay
  'billing.method_title': 'Moyen de paiement',
  'billing.method_intro': 'Il servira à partir de votre prochain paiement. Rien n’est débité maintenant.',
  'billing.method_settles': 'Il sert dès maintenant et règle le montant en attente\u00a0: {amount}.',
  'billing.method_failed': 'Le formulaire n’a pas pu être ouvert',
  'billing.save_method': 'Enregistrer ce moyen',
  'billing.save_and_pay': 'Enregistrer et payer {amount}',
  'billing.method_saved': 'Votre moyen de paiement est enregistré',
  'billing.method_saved_text': 'Il sert dès maintenant.',
  'billing.trying': 'Nous essayons maintenant d’encaisser le montant dû.',

  // Finishing a payment
  'billing.redirect_title': 'Un instant, votre paiement est en cours de confirmation',
  'billing.redirect_bar': 'Confirmation du paiement',
  'billing.redirect_text':
    'Votre banque peut vous demander de l’approuver. Laissez cette page ouverte\u202f; la suite se fait d’elle-même.',
  'billing.redirect_open': 'Terminez votre paiement',
  'billing.redirect_foreign': 'Seul le compte qui a passé la commande peut la payer ici.',
  'billing.redirect_processing': 'Votre paiement est en cours',
  'billing.redirect_processing_text':
    'Votre banque a besoin d’un peu plus de temps. Votre formule commencera dès que le paiement sera arrivé. Vous pouvez fermer cette page.',
  'billing.redirect_thanks': 'Merci. Votre paiement est arrivé',
  'billing.redirect_paid': 'Merci. La formule {plan} est à vous',
  'billing.redirect_sum': '{price}. {left}',
  'billing.redirect_left_one': 'Vous avez {count} séance jusqu’au {date}.',
  'billing.redirect_left_other': 'Vous avez {count} séances jusqu’au {date}.',
  'billing.redirect_unlimited': 'Vos séances sont illimitées.',
  'billing.redirect_unknown': 'Votre paiement n’a pas pu être consulté. Réessayez.',
  'billing.redirect_unsure': 'L’état de votre paiement n’est pas encore connu',
  'billing.other_way': 'Autre moyen de paiement',
  'billing.go_on': 'Continuer',
  'billing.ask': 'Demander conseil',
  'billing.invoices': 'Voir les factures',

  // Refusals
  'billing.error_coupon_invalid': 'Ce code n’existe pas.',
  'billing.error_coupon_expired': 'Ce code a expiré.',
  'billing.error_coupon_used_up': 'Ce code est épuisé.',
  'billing.error_coupon_not_for_you': 'Ce code ne vaut pas pour votre compte.',
  'billing.error_begin_at_once_needed':
    'Vous avez déjà exercé votre droit de rétractation pour une formule. Pour que la nouvelle commence immédiatement, il nous faut votre demande expresse\u00a0: cochez la case, puis commandez à nouveau.',
  'billing.error_card_needed': 'Pour ce changement, ajoutez d’abord une carte. Votre formule reste inchangée.',
  'billing.error_already_subscribed': 'Vous avez déjà une formule. Rechargez la page pour la changer.',
  'billing.error_not_subscribed': 'Vous n’avez pas de formule à changer ainsi.',
  'billing.error_change_in_progress': 'Un autre changement de votre formule est en cours. Attendez une minute et réessayez.',
  'billing.error_payment_processing': 'Un paiement est en cours. Attendez qu’il soit terminé.',
  'billing.error_payment_disputed': 'Votre banque examine un paiement. Votre formule reste inchangée jusqu’à sa décision.',
  'billing.error_location_needed':
    'Choisissez le pays où vous vivez. Au Canada et aux États-Unis, il nous faut aussi votre code postal.',
  'billing.error_quote_changed': 'Les montants ont changé. Rien n’a été débité. Regardez-les encore une fois.',
  'billing.error_payments_off': 'Aucune formule ne peut être souscrite ici pour le moment.',
} satisfies Translation<typeof en>;
