import type { EnglishTable } from '../groups.ts';

/** Plans, codes, the payment form, and the account's subscription part. */
const texts = {
  'billing.title': 'Plans',

  // The plans page
  'billing.intro':
    'Every plan has everything. The only difference is how many times a month you can ask. Change or cancel whenever you like.',
  'billing.sandbox': 'Test mode: no real money is taken. Only test cards work here.',
  'billing.off': 'Plans cannot be bought here at the moment. Your free sessions stay as they are.',
  'billing.plans_failed': 'The plans could not be loaded',
  'billing.plans_failed_text': 'Nothing is lost, and nothing was charged. Trying again usually helps.',
  'billing.own_failed': 'Your plan could not be read just now, so none can be chosen. Nothing is lost.',
  'billing.yours': 'Your plan',
  'billing.popular': 'Most Popular',
  'billing.before': 'Before:',
  'billing.now': 'Now:',
  'billing.a_month': 'a month',
  'billing.months_then_one': 'for {count} month, then {price} a month',
  'billing.months_then_other': 'a month for {count} months, then {price}',
  'billing.first_then': 'the first month, then {price} a month',
  'billing.sessions_one': '{count} advice session a month',
  'billing.sessions_other': '{count} advice sessions a month',
  'billing.sessions_unlimited': 'Unlimited advice sessions',
  'billing.feature_guidance': 'All AI guidance features',
  'billing.feature_categories': 'All advice categories',
  'billing.feature_chat': 'Chat follow-ups',
  'billing.feature_couples': 'Couples counseling',
  'billing.feature_voice': 'Voice reading',
  'billing.feature_languages': 'Multi-language support',
  'billing.choose': 'Choose {plan}',
  'billing.current': 'Current plan',
  'billing.keep': 'Keep {plan}',
  'billing.scheduled': 'Starts with your next month',
  'billing.auth_required': 'Authentication Required',
  'billing.auth_required_text': 'Please sign in to choose a plan. You come back here afterwards.',

  'billing.code_title': 'Discount code',
  'billing.code': 'Code',
  'billing.code_sign_in': 'Please sign in to apply discount codes.',
  'billing.code_running': 'Discount codes work for your first plan only, not for a running one.',
  'billing.apply': 'Apply',
  'billing.applying': 'Checking…',
  'billing.applied': '<b>{name}:</b> {off}. The prices above include it.',
  'billing.remove': 'Remove',
  'billing.off_once': '{off} off the first month',
  'billing.off_repeating_one': '{off} off for {count} month',
  'billing.off_repeating_other': '{off} off for {count} months',
  'billing.off_forever': '{off} off every month',
  'billing.coupon_invalid': 'Invalid Coupon',
  'billing.coupon_error': 'Coupon Error',
  'billing.coupon_failed': 'Failed to validate coupon code',
  'billing.login_required': 'Login Required',
  'billing.login_required_text': 'Please sign in to apply discount codes',

  'billing.ways': 'Payment methods',
  'billing.ways_failed': 'They are listed when you order.',
  'billing.method_card': 'Card',
  'billing.method_sepa': 'SEPA Direct Debit',
  'billing.free_title': 'Not sure yet?',
  'billing.free_text_one': '<a>Use your {count} free session</a> first. No card needed.',
  'billing.free_text_other': '<a>Use your {count} free sessions</a> first. No card needed.',

  'billing.questions': 'Questions people ask',
  'billing.ask_session': 'What counts as a session?',
  'billing.answer_session':
    'One piece of advice, or opening one couples session. Chatting about advice you already have does not count, and neither does joining your partner’s session.',
  'billing.ask_cancel': 'Can I cancel at any time?',
  'billing.answer_cancel': 'Yes. You keep your plan until the end of the month you have paid for, and can undo it until then.',
  'billing.ask_change': 'What happens when I change my plan?',
  'billing.answer_change':
    'A larger plan starts at once, and you pay the difference for the rest of the month. A smaller one starts with your next month. You see every amount before you agree.',
  'billing.ask_withdraw': 'Can I withdraw from the contract?',
  'billing.answer_withdraw':
    'Yes, within 14 days, without a reason. If you asked us to begin at once, you pay for the share that you have used: of the days or of the sessions, whichever is larger.',
  'billing.ask_read': 'Who can read what I write?',
  'billing.answer_read':
    'You, and in a couples session the two of you. Your words go to the AI service that writes the advice, and those who run {appName} keep them. Other users cannot see them.',
  'billing.ask_professional': 'Does this replace professional help?',
  'billing.answer_professional':
    'No. It is guidance for everyday life, and it tells you when a professional is the right next step.',

  // What is still to pay
  'billing.awaited': 'Thank you, your payment is in. Your plan is active in a moment; this page shows it by itself.',
  'billing.processing_note':
    'Your payment for the {plan} plan is being processed. Your plan starts as soon as your bank has confirmed it.',
  'billing.declared_withdraw':
    'You have withdrawn from the {plan} plan. Your bank is still processing the payment: when it arrives, all of it goes back to you.',
  'billing.declared_cancel': 'You have cancelled the {plan} plan. When the payment arrives, the plan ends with its first month.',
  'billing.declared_cancel_date':
    'You have cancelled the {plan} plan. When the payment arrives, the plan begins, and it ends with the paid month in which {date} lies.',
  'billing.ends_later': 'Your plan ends on {date}. Until then it goes on, and is renewed each month.',
  'billing.disputed':
    'Your bank is looking into a payment. Until that is decided, your plan is not renewed and cannot be changed.',
  'billing.pending_note': 'The {plan} plan is chosen but not paid for yet: {amount}.',
  'billing.continue': 'Continue payment',
  'billing.continue_order': 'Continue your order of {plan}',
  'billing.past_due_note': 'Your last payment of {amount} did not go through. Your plan ends on {date} unless it is paid.',
  'billing.other_card': 'Use another card',
  'billing.pay_invoice': 'Pay invoice',

  // Ordering
  'billing.back': 'Back to the plans',
  'billing.order_title': 'Order {plan}',
  'billing.plan': 'Plan',
  'billing.named': '{name}: {what}',
  'billing.price': 'Price',
  'billing.price_month': '{price} a month, VAT included',
  'billing.with_tax': '{price}, VAT included',
  'billing.discount': 'Discount',
  'billing.due_now': 'Due now',
  'billing.nothing_now': 'Nothing',
  'billing.renews':
    'The plan renews every month until you cancel. You can cancel at any time; the plan then ends with the month you have paid for.',
  'billing.pay_how': 'How would you like to pay?',
  'billing.pay_by_itself': 'Card or another method that is charged automatically',
  'billing.pay_by_invoice': 'Pay an invoice with eps each month',
  'billing.country': 'Country where you live',
  'billing.country_hint': 'The price stays the same. The country decides which VAT it includes.',
  'billing.country_choose': 'Choose a country',
  'billing.postal_code': 'Postal code',
  'billing.begin_at_once_one':
    'I expressly ask you to begin at once, before my {count} day to withdraw is over. If I withdraw, I pay for the share that I have used: of the days or of the sessions, whichever is larger. In a plan without a limit, {sessions} sessions count as the whole month.',
  'billing.begin_at_once_other':
    'I expressly ask you to begin at once, before my {count} days to withdraw are over. If I withdraw, I pay for the share that I have used: of the days or of the sessions, whichever is larger. In a plan without a limit, {sessions} sessions count as the whole month.',
  'billing.kept_use_one': '{count} session of your former plan counts until {date}, in this plan, too.',
  'billing.kept_use_other': '{count} sessions of your former plan count until {date}, in this plan, too.',
  'billing.terms_one':
    'The <terms>terms</terms> apply to this order; see also <privacy>privacy</privacy>. You can withdraw within {count} day: see the <instruction>instructions on withdrawal</instruction>.',
  'billing.terms_other':
    'The <terms>terms</terms> apply to this order; see also <privacy>privacy</privacy>. You can withdraw within {count} days: see the <instruction>instructions on withdrawal</instruction>.',
  'billing.order': 'Order with obligation to pay',
  'billing.yours_now': 'You now have the {plan} plan.',
  'billing.nothing_due': 'Nothing is due now. Please add a payment method for the months to come.',
  'billing.drop_coupon': 'Continue without the code',
  'billing.form_loading': 'The payment form is loading',
  'billing.not_ready': 'Payment system not ready. Please refresh the page.',
  'billing.approve': 'Your bank asks you to approve this payment.',
  'billing.confirming': 'Please wait…',
  'billing.gone': 'This payment can no longer be made. Please choose your plan again.',

  // How it ended
  'billing.paid': 'Payment received',
  'billing.paid_text': 'Thank you. Your plan is active in a moment.',
  'billing.processing': 'Payment is being processed',
  'billing.processing_text': 'Your bank needs a little longer. Your plan starts as soon as the payment is in.',
  'billing.failed': 'Payment Failed',
  'billing.failed_why': '<b>Payment Failed.</b> {why}',
  'billing.failed_text': 'Payment failed unexpectedly',
  'billing.failed_nothing_charged': 'Payment failed unexpectedly. Nothing was charged.',
  'billing.said_nothing_charged': '{message} Nothing was charged.',
  'billing.create_failed': 'Failed to create subscription',

  // Changing
  'billing.change_title': 'Switch to {plan}',
  'billing.change': 'Change',
  'billing.from_to': 'From {from} to {plan}, at once',
  'billing.cost': '{plan} until your next payment',
  'billing.credit': '{plan}, time not used',
  'billing.from_date': 'From {date}',
  'billing.until_date': 'Until {date}',
  'billing.stays': 'The {plan} plan goes on as before',
  'billing.stays_until': 'You keep the {plan} plan',
  'billing.plan_at': '{plan}, {price}',
  'billing.paid_with': 'Paid with',
  'billing.ending': '{name} ending in {last4}',
  'billing.change_at': 'Switch to {plan}',
  'billing.change_failed': 'Your plan could not be changed',
  'billing.quote_new': 'The amounts have changed since you saw them. Nothing was charged. Please look at them once more.',
  'billing.card_first': 'Your plan is billed by invoice. Please add a card first. Then you can switch to a larger plan.',
  'billing.give_card': 'Add a card',
  'billing.upgraded': 'You now have the {plan} plan',
  'billing.downgraded': 'The {plan} plan starts on {date}',
  'billing.kept': 'The {plan} plan goes on as before',

  // Another way to pay
  'billing.method_title': 'Payment method',
  'billing.method_intro': 'It is used from your next payment on. Nothing is charged now.',
  'billing.method_settles': 'It is used from now on, and pays the {amount} still due.',
  'billing.method_failed': 'The form could not be opened',
  'billing.save_method': 'Save payment method',
  'billing.save_and_pay': 'Save and pay {amount}',
  'billing.method_saved': 'Your payment method is saved',
  'billing.method_saved_text': 'It is used from now on.',
  'billing.trying': 'We are now charging the amount still due to it.',

  // Finishing a payment
  'billing.redirect_title': 'One moment, your payment is being confirmed',
  'billing.redirect_bar': 'Confirming the payment',
  'billing.redirect_text': 'Your bank may ask you to approve it. Please leave this page open; it goes on by itself.',
  'billing.redirect_open': 'Finish your payment',
  'billing.redirect_foreign': 'Only the account that placed this order can pay for it here.',
  'billing.redirect_processing': 'Your payment is being processed',
  'billing.redirect_processing_text':
    'Your bank needs a little longer. Your plan starts as soon as the payment is in. You can close this page.',
  'billing.redirect_thanks': 'Thank you. Your payment is in',
  'billing.redirect_paid': 'Thank you. You now have the {plan} plan',
  'billing.redirect_sum': '{price}. {left}',
  'billing.redirect_left_one': 'You have {count} session until {date}.',
  'billing.redirect_left_other': 'You have {count} sessions until {date}.',
  'billing.redirect_unlimited': 'Your sessions are unlimited.',
  'billing.redirect_unknown': 'Your payment could not be looked up. Please try again.',
  'billing.redirect_unsure': 'We don’t know yet whether your payment went through',
  'billing.other_way': 'Choose another payment method',
  'billing.go_on': 'Go on',
  'billing.ask': 'Ask about something',
  'billing.invoices': 'View invoices',

  // Refusals
  'billing.error_coupon_invalid': 'There is no such code.',
  'billing.error_coupon_expired': 'This code has expired.',
  'billing.error_coupon_used_up': 'This code has already been used as often as it can be.',
  'billing.error_coupon_not_for_you': 'This code is not valid for your account.',
  'billing.error_begin_at_once_needed':
    'You have withdrawn from a plan before. So that the new one can begin at once, we need your express consent. Please tick it, then order again.',
  'billing.error_card_needed': 'For this change, please add a card first. Your plan is as it was.',
  'billing.error_already_subscribed': 'You have a plan already. Please reload the page to change it.',
  'billing.error_not_subscribed': 'You have no plan that this could change.',
  'billing.error_change_in_progress': 'Another change of your plan is under way. Please wait a minute and try again.',
  'billing.error_payment_processing': 'A payment is being processed. Please wait until it is through.',
  'billing.error_payment_disputed': 'Your bank is looking into a payment. Your plan stays as it is until that is decided.',
  'billing.error_location_needed':
    'Please choose the country where you live. In Canada and the United States we need your postal code, too.',
  'billing.error_quote_changed': 'The amounts have changed. Nothing was charged. Please look at them once more.',
  'billing.error_payments_off': 'Plans cannot be bought here at the moment.',
} as const satisfies EnglishTable<'billing'>;
export default texts;

declare module '../groups.ts' {
  interface Tables {
    billing: typeof texts;
  }
}
