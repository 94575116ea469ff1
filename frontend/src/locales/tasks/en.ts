import type { EnglishTable } from '../groups.ts';

/** What only the owner can do. */
const texts = {
  'tasks.title': 'Tasks',
  'tasks.count_one': '{count} open task',
  'tasks.count_other': '{count} open tasks',
  'tasks.about': 'What only a person can do. Marking a task as done takes it off this list, and changes nothing else.',
  'tasks.oldest': 'These are the oldest {shown} of {number}.',
  'tasks.none': 'Nothing waits for you',
  'tasks.none_text': 'A task appears here when only a person can do something, such as paying back a refused refund.',
  'tasks.failed': 'Failed to load tasks',
  'tasks.failed_text': 'Nothing has been changed. Trying again usually helps.',
  'tasks.overdue': 'Overdue',
  'tasks.amount': 'Amount',
  'tasks.refunded': 'Refunded before',
  'tasks.contract': 'Contract at the provider',
  'tasks.later': 'Later declarations',
  'tasks.user': 'Customer',
  'tasks.user_deleted': 'Deleted account',
  'tasks.user_unknown': 'No known account',
  'tasks.opened': 'Opened',
  'tasks.due': 'Due',
  'tasks.subject_provider': 'Provider ID',
  'tasks.subject_declaration': 'Declaration',
  'tasks.subject_day': 'Day (UTC)',
  'tasks.copy': 'Copy {subject}',
  'tasks.copy_failed': 'Copying was not allowed. The text is selected for you.',
  'tasks.mark': 'Mark as done',
  'tasks.mark_of': ': {subject}',
  'tasks.marking': 'Saving…',
  'tasks.marked': 'Task done',
  'tasks.mark_failed': 'Failed to mark the task as done',
  'tasks.done_title': 'Done lately',
  'tasks.col_what': 'Task',
  'tasks.done': 'Done',
  'tasks.settled': 'closed by itself',

  'tasks.what_refund_refused': 'A refund was refused',
  'tasks.todo_refund_refused':
    'The payment provider refused this refund. The contract has already ended: pay the amount back by bank transfer or in the provider’s dashboard, then mark the task as done.',
  'tasks.what_refund_disputed': 'A refund waits for a bank',
  'tasks.todo_refund_disputed':
    'The customer also disputes this payment at their bank, and until that is decided the payment provider refunds nothing. Do not pay now, or the customer may get the money twice. The task closes by itself if the bank gives the money back; if not, the refund is tried again, and you are asked only if that is refused.',
  'tasks.what_refund_pending': 'A refund was delayed',
  'tasks.todo_refund_pending':
    'The payment provider has accepted this refund, but not carried it out yet. There is nothing to do before it is due: the task closes by itself when the refund succeeds.',
  'tasks.late_refund_pending':
    'The payment provider has still not carried out this refund. Look at it in the provider’s dashboard, and pay the amount back by bank transfer if it cannot succeed there.',
  'tasks.what_refund_failed': 'A refund failed',
  'tasks.todo_refund_failed':
    'This refund was accepted and failed later, for example because the card’s account is closed. Ask the customer for a bank account, pay the amount back by bank transfer, then mark the task as done.',
  'tasks.what_declaration_withdraw': 'A withdrawal was not confirmed',
  'tasks.todo_declaration_withdraw':
    'A withdrawal was declared without signing in, and its link was not opened within a day. It can count from the day it was received: ask the customer, or end the contract and refund it at the payment provider. The task closes by itself when the customer opens the link.',
  'tasks.what_declaration_cancel': 'A cancellation was not confirmed',
  'tasks.todo_declaration_cancel':
    'A cancellation was declared without signing in, and its link was not opened within a day. It can count from the day it was received: ask the customer, or end the contract at the payment provider. The task closes by itself when the customer opens the link.',
  'tasks.what_declaration_deleted': 'A withdrawal was not confirmed, and its account is deleted',
  'tasks.todo_declaration_deleted':
    'A withdrawal was declared without signing in, its link was not opened, and then the account was deleted, which ended the contract. The withdrawal can count all the same: find the contract’s payments by its ID in the payment provider’s dashboard, refund them there, then mark the task as done. The amount is that of the last payment.',
  'tasks.what_dispute_open': 'A payment was disputed',
  'tasks.todo_dispute_open':
    'The customer disputes this payment at their bank, and the plan no longer renews. Answer in the payment provider’s dashboard before it is due: without an answer the money is lost.',
  'tasks.late_dispute_open':
    'The customer disputes this payment at their bank, and the time to answer is over. The bank decides now; mark the task as done once you know its decision.',
  'tasks.proof_dispute_open':
    '{amount} of this payment was refunded before. Send that to the bank as evidence: otherwise the customer gets the money twice.',
  'tasks.what_dispute_lost': 'A disputed payment was lost',
  'tasks.todo_dispute_lost':
    'The bank decided for the customer: the plan has ended, and the money is gone. Check that you agree, then mark the task as done. There is nothing else to do.',
  'tasks.proof_dispute_lost':
    '{amount} of this payment had been refunded before, so the customer has that money twice. You can ask for it back.',
  'tasks.what_erasure_lost': 'A deleted account stayed a customer',
  'tasks.todo_erasure_lost':
    'The account is deleted, but after a day of tries its customer still exists at the payment provider. Delete that customer in the provider’s dashboard, or it may still be charged.',
  'tasks.what_invoice_failed': 'An invoice could not be made',
  'tasks.todo_invoice_failed':
    'The payment provider could not finalize this invoice, so the renewal is not charged. Its page in the provider’s dashboard says why, for example an address that taxes need. The task closes by itself once the invoice is made.',
  'tasks.what_spending_half': 'Half of today’s AI budget is used',
  'tasks.todo_spending_half':
    'All users together have used half of the tokens that this site may spend on the AI in a day. There is nothing to do yet: look at the overview if this comes early in the day.',
  'tasks.what_spending_most': 'Four fifths of today’s AI budget are used',
  'tasks.todo_spending_most':
    'From now on, only people with a paid plan get advice and replies until midnight (UTC). Raise MODEL_DAILY_TOKENS if the visits are real, or look for somebody who abuses the site.',
  'tasks.what_spending_used_up': 'Today’s AI budget is used up',
  'tasks.todo_spending_used_up':
    'Nobody gets advice or replies until midnight (UTC); help in danger is still shown. Raise MODEL_DAILY_TOKENS and restart the site, or look for somebody who abuses it.',
  'tasks.what_spending_unusual': 'Unusually many tokens were spent today',
  'tasks.todo_spending_unusual':
    'The AI has cost at least three times as much today as on other days, and no limit is set. Look at the overview: if the visits are not real, set MODEL_DAILY_TOKENS.',
  'tasks.what_unknown': 'A task that this page does not know yet',
  'tasks.todo_unknown': 'A newer version of this site opened it. Reload the page to see what there is to do.',
} as const satisfies EnglishTable<'tasks'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    tasks: typeof texts;
  }
}
