import type { EnglishTable } from '../groups.ts';

/** Withdrawing and cancelling from the footer. */
const texts = {
  // Cancelling the plan, signed in
  'leaving.back': 'Back to your account',
  'leaving.plan_title': 'Cancel your {plan} plan',
  'leaving.plan_intro':
    'It then ends on {date}, the end of the month you have paid for. Until that day nothing changes, and you can undo this.',
  'leaving.plan_intro_now': 'Nothing is paid for yet, so it ends at once.',
  'leaving.plan_intro_processing':
    'Your bank is still processing the payment. When it arrives, your plan begins, and it ends with its first month. Until then you can undo this.',
  'leaving.plan_intro_disputed':
    'It then ends on {date} at the latest, the end of the month you have paid for, even if your bank finds the payment to be right. Until your bank has decided, this cannot be undone.',
  'leaving.plan_intro_due':
    '{amount} is still unpaid. If it stays unpaid, your plan ends on {date}. If it is paid, the plan ends on {end}, the end of that month. It is not renewed.',
  'leaving.open_amount': 'Still due',
  'leaving.ends_unpaid': 'Ends, if unpaid',
  'leaving.plan_scheduled':
    'The change to the {plan} plan that you have planned for that day will not happen, and does not come back if you undo this.',
  'leaving.plan_later': 'You have cancelled to {date}. With this button the plan ends earlier.',
  'leaving.plan': 'Plan',
  'leaving.plan_price': '{plan}, {price} a month, VAT included',
  'leaving.since': 'Subscribed on',
  'leaving.ends': 'Ends on',
  'leaving.ends_first': 'Ends',
  'leaving.ends_first_month': 'With its first month',
  'leaving.at_once': 'At once',
  'leaving.payments_after': 'Payments after that',
  'leaving.none': 'None',
  'leaving.cancel_plan': 'Cancel plan',
  'leaving.cancelling': 'Cancelling…',
  'leaving.keep_plan': 'Keep plan',
  'leaving.withdraw_hint': 'Up to and including {date} you may also <a>withdraw from the contract</a> and get money back.',
  'leaving.withdraw_hint_processing': 'You may also <a>withdraw from the contract</a>: then all of the payment goes back to you.',
  'leaving.stays': 'What stays',
  'leaving.stays_words': 'Everything you have asked and read, your chats and your couples sessions',
  'leaving.stays_sessions_one': '{count} session a month, on the free plan',
  'leaving.stays_sessions_other': '{count} sessions a month, on the free plan',
  'leaving.stays_chat': 'Chatting about advice you already have',
  'leaving.stops': 'What ends',
  'leaving.stops_sessions_one': '{count} session a month',
  'leaving.stops_sessions_other': '{count} sessions a month',
  'leaving.stops_unlimited': 'Unlimited sessions',
  'leaving.cancelled_title': 'Your {plan} plan ends on {date}',
  'leaving.cancelled_intro': 'Until then nothing changes. No more payments will be taken.',
  'leaving.cancelled_intro_disputed':
    'It is not renewed. If your bank decides for you in the payment it is looking into, it ends at once.',
  'leaving.left': 'Sessions left until the end',
  'leaving.left_of': '{left} of {limit}',
  'leaving.unlimited': 'Unlimited',
  'leaving.after': 'After that',
  'leaving.after_free_one': 'Free plan, {count} session a month',
  'leaving.after_free_other': 'Free plan, {count} sessions a month',
  'leaving.undo': 'Undo: keep my plan',
  'leaving.undoing': 'One moment…',
  'leaving.undone': 'Your plan goes on',
  'leaving.undone_text': 'The {plan} plan goes on. Next payment: {amount} on {date}.',
  'leaving.undo_note': 'You can undo this until {date}, here or on your account page. The price stays the same.',
  'leaving.about_undo': 'About undoing',
  'leaving.cancel_failed': 'Failed to cancel subscription',
  'leaving.undo_failed': 'This could not be undone',
  'leaving.failed_text': 'Nothing was changed. Please try again.',
  'leaving.change_in_progress': 'Another change of your plan is under way. Please wait a moment, and try again.',
  'leaving.not_subscribed': 'There is no plan on this account any more.',
  'leaving.payment_disputed': 'Your bank is looking into a payment. Your plan stays as it is until that is decided.',
  'leaving.no_plan_title': 'You have no paid plan',
  'leaving.no_plan': 'Your account is on the free plan. Nothing is charged.',
  'leaving.load_failed': 'Your plan could not be loaded',
  'leaving.load_failed_text': 'Nothing is lost, and nothing was changed. Trying again usually helps.',

  // Withdrawing
  'leaving.step': 'Step {step} of {steps}',
  'leaving.withdraw_title': 'Withdraw from contract here',
  'leaving.withdraw_intro_one':
    'Within {count} day of subscribing you can withdraw, without giving a reason. You don’t need to sign in.',
  'leaving.withdraw_intro_other':
    'Within {count} days of subscribing you can withdraw, without giving a reason. You don’t need to sign in.',
  'leaving.name': 'Your name',
  'leaving.email': 'Email address used for the contract',
  'leaving.email_hint': 'The receipt goes to this address, too.',
  'leaving.contract': 'Which contract',
  'leaving.contract_hint': 'The plan, or an invoice number, as far as you know it.',
  'leaving.contract_filled': '{plan} plan, subscribed on {date}',
  'leaving.contract_plan': '{plan} plan',
  'leaving.continue': 'Continue',
  'leaving.happens': 'What happens',
  'leaving.happens_confirm': 'You see everything once more and confirm. Then you get a receipt with the date and time.',
  'leaving.happens_link':
    'Your withdrawal counts from the moment you send it. So that nobody else can end your contract, we send a link to its address: please confirm there that it is you.',
  'leaving.happens_now': 'You are signed in, so the contract of this account ends as soon as you have confirmed.',
  'leaving.happens_refund':
    'We pay back what you paid, less the share that you have used if you asked us to begin at once: of the days or of the sessions, whichever is larger. In a plan without a limit, {sessions} sessions count as the whole month. Sessions that you used go on counting until the month would have ended, in a new plan, too.',
  'leaving.instruction': 'Read or print the <a>instructions on withdrawal and the form</a> of the law.',
  'leaving.refund': 'What you get back',
  'leaving.paid': 'You paid',
  'leaving.on_its_way': 'On its way to us',
  'leaving.used': 'For what you used',
  'leaving.back_to_you': 'You get back',
  'leaving.back_days_one': '{amount}, in the way you paid, within {count} day',
  'leaving.back_days_other': '{amount}, in the way you paid, within {count} days',
  'leaving.back_processing': '{amount}, in the way you paid, once the payment has arrived',
  'leaving.back_disputed': '{amount}, by your bank or by us, once your bank has decided about the payment',
  'leaving.withdraw_until': 'Last day to withdraw',
  'leaving.no_withdrawal':
    'This account has no plan that was begun within the last {count} days. For the contract of another address, fill in the form below.',
  'leaving.no_withdrawal_plan':
    'The time to withdraw from your {plan} plan is over. A withdrawal now counts as a cancellation: the plan ends with the month that is paid for.',
  'leaving.withdrawal_failed': 'What you get back could not be loaded',
  'leaving.withdrawal_failed_text': 'You can also go on without it: your withdrawal counts from the moment you confirm.',
  'leaving.confirm_title': 'Confirm withdrawal',
  'leaving.confirm_intro': 'This is what we receive. Nothing has been sent yet.',
  'leaving.confirm_withdrawal': 'Confirm withdrawal',
  'leaving.sending': 'Sending…',
  'leaving.change': 'Change something',
  'leaving.name_fact': 'Name',
  'leaving.email_fact': 'Email',
  'leaving.contract_fact': 'Contract',
  'leaving.declaration': 'Declaration',
  'leaving.declaration_withdraw': 'I withdraw from this contract.',
  'leaving.declaration_cancel': 'I cancel this contract.',
  'leaving.send_failed': 'This could not be sent',
  'leaving.send_failed_text': 'What you wrote is still here. Please try again.',

  // Receipts
  'leaving.received_withdraw': 'We have received your withdrawal',
  'leaving.received_cancel': 'We have received your cancellation',
  'leaving.received_text': 'It counts from the moment below. A copy is on its way to {email}.',
  'leaving.received_no_mail': 'It counts from the moment below. Please keep this receipt.',
  'leaving.received': 'Received',
  'leaving.receipt': 'Receipt number',
  'leaving.more':
    '<b>One more thing.</b> What you have sent counts from now. Please open the link in our mail and confirm that it is you, so that we can carry it out.',
  'leaving.more_withdraw':
    '<b>One more thing.</b> Open the link in our mail and confirm, so that we know it is you. If there is a contract with this address, it ends then, and the money goes back within {days} days, or, while your bank is still processing the payment, once it has arrived.',
  'leaving.more_no_mail':
    '<b>One more thing.</b> This site sends no mail. Please sign in and send it from your account, or write to {support}, so that we know it is you.',
  'leaving.no_mail_operator': 'the operator of this site',
  'leaving.now_withdraw': '<b>That is all you need to do.</b> Your plan ends now, and the money goes back within {days} days.',
  'leaving.now_withdraw_processing':
    '<b>That is all you need to do.</b> Your bank is still processing the payment: when it arrives, all of it goes back to you.',
  'leaving.now_withdraw_disputed':
    '<b>That is all you need to do.</b> Your plan ends now. Your bank is looking into the payment: once it has decided, the money comes back from it, or from us.',
  'leaving.now_cancel': '<b>That is all you need to do.</b> Your account page shows when the plan ends.',
  'leaving.now_cancel_processing':
    '<b>That is all you need to do.</b> When the payment arrives, the plan ends with its first month.',
  'leaving.now_cancel_processing_date':
    '<b>That is all you need to do.</b> When the payment arrives, the plan begins. It ends with the paid month in which your date lies.',
  'leaving.now_order': '<b>That is all you need to do.</b> Your order has ended, and nothing is charged.',
  'leaving.now_nothing': '<b>Nothing was changed.</b> Your account has no contract for a paid plan.',
  'leaving.download': 'Download receipt',
  'leaving.print': 'Print',
  'leaving.your_advice': 'Your advice',
  'leaving.your_advice_text':
    'Your advice and your account stay. You can <a>take everything out</a>, or delete it, whenever you like.',
  'leaving.file_withdraw': 'receipt-of-withdrawal',
  'leaving.file_cancel': 'receipt-of-cancellation',

  // Cancelling without signing in
  'leaving.cancel_title': 'Cancel contracts here',
  'leaving.cancel_intro': 'You don’t need to sign in, and it is one page. You get a receipt at once.',
  'leaving.cancel_intro_steps':
    'You don’t need to sign in. You see everything once more before you send it, and then get a receipt at once.',
  'leaving.kind': 'Kind of cancellation',
  'leaving.kind_ordinary': 'Ordinary cancellation',
  'leaving.kind_ordinary_hint': 'At the end of a paid month',
  'leaving.kind_important': 'For an important reason',
  'leaving.kind_important_hint': 'You give the reason, and one of us reads it',
  'leaving.reason': 'Reason',
  'leaving.when': 'When it should end',
  'leaving.when_early': 'As early as possible',
  'leaving.when_date': 'On a date I choose',
  'leaving.when_date_hint': 'After the month that is paid for',
  'leaving.date': 'Date',
  'leaving.cancel_now': 'Cancel now',
  'leaving.cancel_confirm_title': 'Check your cancellation',
  'leaving.cancel_notify': 'Send the cancellation',
  'leaving.happens_receipt': 'We confirm the cancellation, its date and its time by mail, at once.',
  'leaving.happens_end':
    'A contract ends with a paid month. A date before the end of the month that is paid for is not possible. A later date is kept: the contract ends with the paid month in which it lies, and is renewed until then.',
  'leaving.happens_protect':
    'Your cancellation counts from the moment you send it. So that nobody else can end your contract, please confirm by the link in that mail that it is you; where you are signed in, we know already.',

  // What a mailed link confirms
  'leaving.notice_loading': 'Your declaration is being opened…',
  'leaving.notice_withdraw': 'Confirm your withdrawal',
  'leaving.notice_cancel': 'Confirm your cancellation',
  'leaving.notice_withdraw_text': 'Your {plan} plan then ends at once, and {amount} will be refunded to you.',
  'leaving.notice_withdraw_processing':
    'The contract about your {plan} plan then ends. Your bank is still processing the payment: when it arrives, all of it, {amount}, will be refunded to you.',
  'leaving.notice_withdraw_disputed':
    'Your {plan} plan then ends at once. Your bank is looking into the payment: once it has decided, {amount} will be refunded to you, by the bank or by us.',
  'leaving.notice_withdraw_over': 'The {days} days of withdrawal were over when we received it, so it counts as a cancellation.',
  'leaving.notice_cancel_text': 'Your {plan} plan then ends on {date}. Until that day nothing changes.',
  'leaving.notice_cancel_later': 'Your {plan} plan then ends on {date}. Until that day it goes on, and is renewed each month.',
  'leaving.notice_cancel_disputed':
    'Your {plan} plan then ends on {date} at the latest. While your bank looks into a payment, it is not renewed; if your bank decides for you, it ends at once.',
  'leaving.notice_cancel_unpaid':
    'The payment for your {plan} plan has not arrived yet. If your bank is already processing it, the plan ends with its first month; if not, your order ends at once.',
  'leaving.notice_cancel_unpaid_date':
    'The payment for your {plan} plan has not arrived yet. If your bank is already processing it, the plan ends with the paid month in which your date lies; if not, your order ends at once.',
  'leaving.notice_cancel_important':
    'One of us reads your reason, and writes to you. Your {plan} plan ends on {date} at the latest.',
  'leaving.notice_nothing': 'There is no running contract with this address, so nothing is charged, and there is nothing to end.',
  'leaving.notice_confirm_cancel': 'Confirm cancellation',
  'leaving.confirming': 'Confirming…',
  'leaving.done_withdraw': 'Your withdrawal is confirmed',
  'leaving.done_cancel': 'Your cancellation is confirmed',
  'leaving.done_withdraw_text': 'The contract has ended. What you get back goes to you in the way you paid, within {days} days.',
  'leaving.done_withdraw_processing':
    'The contract has ended. Your bank is still processing the payment: when it arrives, all of it goes back to you.',
  'leaving.done_withdraw_disputed':
    'The contract has ended. Your bank is looking into the payment: once it has decided, the money comes back from it, or from us.',
  'leaving.done_cancel_date': 'The contract ends on {date}. No more payments will be taken.',
  'leaving.done_cancel_later': 'The contract ends on {date}. Until then it is renewed each month.',
  'leaving.done_cancel_disputed':
    'The contract ends on {date} at the latest. While your bank looks into a payment, it is not renewed.',
  'leaving.done_cancel_unpaid':
    'If your bank is already processing the payment, the plan ends with its first month; if not, your order has ended. No more payments will be taken.',
  'leaving.done_cancel_unpaid_date':
    'If your bank is already processing the payment, the plan ends with the paid month in which your date lies; if not, your order has ended.',
  'leaving.done_cancel_text': 'The contract has ended, or ends with the month that is paid for. No more payments will be taken.',
  'leaving.link_title': 'This link cannot be used',
  'leaving.link_text':
    'It is incomplete, has expired, or was replaced by a later one. What you declared is kept all the same. You can send it once more.',
  'leaving.notice_failed': 'Your declaration could not be opened',
  'leaving.notice_failed_text': 'Nothing is lost, and nothing was changed. Trying again usually helps.',
  'leaving.confirm_failed': 'This could not be confirmed',
  'leaving.again': 'Fill in the form again',
  'leaving.home': 'Go to the home page',
  'leaving.off':
    'No contracts are made on this site, since it takes no payments. If you believe that you have one, write to {support}.',

  // Faults of fields
  'leaving.fault_nameRequired': 'Please enter your name',
  'leaving.fault_contractRequired': 'Please say which contract it is',
  'leaving.fault_reasonRequired': 'Please give the reason',
  'leaving.fault_dateInvalid': 'Please enter a valid date',
  'leaving.fault_emailInvalid': 'Please enter a valid email address',
} as const satisfies EnglishTable<'leaving'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    leaving: typeof texts;
  }
}
