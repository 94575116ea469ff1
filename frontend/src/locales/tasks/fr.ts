import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** French, with `vous`. No-break spaces are written as escapes, so that they can be seen. */
export default {
  'tasks.title': 'Tâches',
  'tasks.count_one': '{count} tâche en attente',
  'tasks.count_other': '{count} tâches en attente',
  'tasks.about':
    'Ce que seule une personne peut faire. Marquer une tâche comme faite la retire de cette liste et ne change rien d’autre.',
  'tasks.oldest': 'Voici les {shown} plus anciennes, sur {number}.',
  'tasks.none': 'Rien ne vous attend',
  'tasks.none_text':
    'Une tâche apparaît ici quand seule une personne peut agir, par exemple pour rendre l’argent d’un remboursement refusé.',
  'tasks.failed': 'Les tâches n’ont pas pu être chargées',
  'tasks.failed_text': 'Rien n’a été modifié. Réessayer suffit souvent.',
  'tasks.overdue': 'En retard',
  'tasks.amount': 'Montant',
  'tasks.refunded': 'Déjà remboursé',
  'tasks.contract': 'Contrat chez le service',
  'tasks.later': 'Déclarations ultérieures',
  'tasks.user': 'Client',
  'tasks.user_deleted': 'Compte supprimé',
  'tasks.user_unknown': 'Aucun compte connu',
  'tasks.opened': 'Ouverte',
  'tasks.due': 'Échéance',
  'tasks.subject_provider': 'ID du service',
  'tasks.subject_declaration': 'Déclaration',
  'tasks.subject_day': 'Jour (UTC)',
  'tasks.copy': 'Copier {subject}',
  'tasks.copy_failed': 'La copie n’a pas été autorisée. Le texte est sélectionné.',
  'tasks.mark': 'Marquer comme faite',
  'tasks.mark_of': '\u00a0: {subject}',
  'tasks.marking': 'Enregistrement…',
  'tasks.marked': 'Tâche faite',
  'tasks.mark_failed': 'La tâche n’a pas pu être marquée comme faite',
  'tasks.done_title': 'Faites récemment',
  'tasks.col_what': 'Tâche',
  'tasks.done': 'Faite',
  'tasks.settled': 'close d’elle-même',

  'tasks.what_refund_refused': 'Un remboursement a été refusé',
  'tasks.todo_refund_refused':
    'Le service de paiement a refusé ce remboursement. Le contrat a déjà pris fin\u00a0: rendez l’argent par virement ou dans le tableau de bord du service, puis marquez la tâche comme faite.',
  'tasks.what_refund_disputed': 'Un remboursement attend une banque',
  'tasks.todo_refund_disputed':
    'Le client conteste aussi ce paiement auprès de sa banque, et d’ici sa décision le service de paiement ne rembourse rien. Ne payez pas maintenant, sinon le client risque de recevoir l’argent deux fois. La tâche se clôt d’elle-même si la banque rend l’argent\u202f; sinon, le remboursement est tenté de nouveau, et rien ne vous est demandé, sauf s’il est refusé.',
  'tasks.what_refund_pending': 'Un remboursement a pris du retard',
  'tasks.todo_refund_pending':
    'Le service de paiement a accepté ce remboursement, mais ne l’a pas encore exécuté. Il n’y a rien à faire avant l’échéance\u00a0: la tâche se clôt d’elle-même quand le remboursement aboutit.',
  'tasks.late_refund_pending':
    'Le service de paiement n’a toujours pas exécuté ce remboursement. Regardez-le dans le tableau de bord du service, et rendez l’argent par virement s’il ne peut pas y aboutir.',
  'tasks.what_refund_failed': 'Un remboursement a échoué',
  'tasks.todo_refund_failed':
    'Ce remboursement a été accepté, puis a échoué, par exemple parce que le compte de la carte est fermé. Demandez ses coordonnées bancaires au client, rendez l’argent par virement, puis marquez la tâche comme faite.',
  'tasks.what_declaration_withdraw': 'Une rétractation n’a pas été confirmée',
  'tasks.todo_declaration_withdraw':
    'Une rétractation a été déclarée sans connexion, et son lien n’a pas été ouvert en un jour. Elle peut valoir dès le jour de sa réception\u00a0: demandez au client, ou mettez fin au contrat et remboursez-le dans le service de paiement. La tâche se clôt d’elle-même quand le client ouvre le lien.',
  'tasks.what_declaration_cancel': 'Une résiliation n’a pas été confirmée',
  'tasks.todo_declaration_cancel':
    'Une résiliation a été déclarée sans connexion, et son lien n’a pas été ouvert en un jour. Elle peut valoir dès le jour de sa réception\u00a0: demandez au client, ou mettez fin au contrat dans le service de paiement. La tâche se clôt d’elle-même quand le client ouvre le lien.',
  'tasks.what_declaration_deleted': 'Une rétractation n’a pas été confirmée, et son compte est supprimé',
  'tasks.todo_declaration_deleted':
    'Une rétractation a été déclarée sans connexion, son lien n’a pas été ouvert, puis le compte a été supprimé, ce qui a mis fin au contrat. La rétractation peut valoir malgré tout\u00a0: cherchez les paiements du contrat par son ID dans le tableau de bord du service de paiement, remboursez-les là, puis marquez la tâche comme faite. Le montant est celui du dernier paiement.',
  'tasks.what_dispute_open': 'Un paiement a été contesté',
  'tasks.todo_dispute_open':
    'Le client conteste ce paiement auprès de sa banque, et la formule ne se renouvelle plus. Répondez dans le tableau de bord du service de paiement avant l’échéance\u00a0: sans réponse, l’argent est perdu.',
  'tasks.late_dispute_open':
    'Le client conteste ce paiement auprès de sa banque, et le délai de réponse est passé. La banque décide maintenant\u202f; marquez la tâche comme faite quand vous connaîtrez sa décision.',
  'tasks.proof_dispute_open':
    '{amount} de ce paiement ont déjà été remboursés. Envoyez-le à la banque comme preuve\u00a0: sinon, le client reçoit l’argent deux fois.',
  'tasks.what_dispute_lost': 'Un paiement contesté a été perdu',
  'tasks.todo_dispute_lost':
    'La banque a donné raison au client\u00a0: la formule a pris fin, et l’argent est perdu. Vérifiez que c’est juste, puis marquez la tâche comme faite. Il n’y a rien d’autre à faire.',
  'tasks.proof_dispute_lost':
    '{amount} de ce paiement avaient déjà été remboursés\u00a0: le client a donc cet argent deux fois. Vous pouvez le lui réclamer.',
  'tasks.what_erasure_lost': 'Un compte supprimé est resté client',
  'tasks.todo_erasure_lost':
    'Le compte est supprimé, mais après un jour de tentatives son client existe encore dans le service de paiement. Supprimez ce client dans le tableau de bord du service, sinon il pourrait encore être débité.',
  'tasks.what_invoice_failed': 'Une facture n’a pas pu être établie',
  'tasks.todo_invoice_failed':
    'Le service de paiement n’a pas pu finaliser cette facture, et le renouvellement n’est donc pas débité. Dans son tableau de bord, la facture en indique la raison, par exemple une adresse nécessaire aux taxes. La tâche se clôt d’elle-même dès que la facture est établie.',
  'tasks.what_spending_half': 'La moitié du budget IA du jour est utilisée',
  'tasks.todo_spending_half':
    'Tous comptes réunis, la moitié des tokens que ce site peut dépenser par jour pour l’IA est consommée. Rien à faire pour l’instant\u00a0: consultez la vue d’ensemble si cela arrive tôt dans la journée.',
  'tasks.what_spending_most': 'Quatre cinquièmes du budget IA du jour sont utilisés',
  'tasks.todo_spending_most':
    'Désormais et jusqu’à minuit (UTC), seules les personnes ayant une formule payante reçoivent des conseils et des réponses. Augmentez MODEL_DAILY_TOKENS si les visites sont réelles, ou cherchez qui abuse du site.',
  'tasks.what_spending_used_up': 'Le budget IA du jour est épuisé',
  'tasks.todo_spending_used_up':
    'Plus personne ne reçoit de conseils ni de réponses jusqu’à minuit (UTC)\u202f; l’aide en cas de danger reste affichée. Augmentez MODEL_DAILY_TOKENS et redémarrez le site, ou cherchez qui en abuse.',
  'tasks.what_spending_unusual': 'Une quantité inhabituelle de tokens a été dépensée aujourd’hui',
  'tasks.todo_spending_unusual':
    'L’IA a coûté aujourd’hui au moins trois fois plus que les autres jours, et aucune limite n’est fixée. Consultez la vue d’ensemble\u00a0: si les visites ne sont pas réelles, définissez MODEL_DAILY_TOKENS.',
  'tasks.what_unknown': 'Une tâche que cette page ne connaît pas encore',
  'tasks.todo_unknown': 'Une version plus récente du site l’a ouverte. Rechargez la page pour voir ce qu’il y a à faire.',
} satisfies Translation<typeof en>;
