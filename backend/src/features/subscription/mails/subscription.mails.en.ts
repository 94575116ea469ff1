import type { SubscriptionMailTexts } from './subscription.texts.types.ts';

/** English words of the mails about payments. */
export const SUBSCRIPTION_MAIL_TEXTS_EN: SubscriptionMailTexts = {
  kinds: {
    begun: {
      subject: 'Your plan has begun',
      preheader: 'What was agreed, in writing. Please keep this mail.',
      lines: [
        'Thank you. Your {plan} plan at {app} has begun. This mail confirms the contract; please keep it.',
        'The contract goes on from month to month, and each month is paid in advance. You can cancel at any time, on your account page or, without signing in, at the address below. The plan then ends with the month that is paid for.',
      ],
      button: 'See your plan',
    },
    changed: {
      subject: 'Your plan was changed',
      preheader: 'The new plan applies from now on.',
      lines: ['You now have the {plan} plan at {app}. What was left of the old one was taken off the price.'],
      button: 'See your plan',
    },
    change_scheduled: {
      subject: 'Your plan will change',
      preheader: 'Until then, you keep what you have.',
      lines: [
        'From {at} you have the {plan} plan at {app}. Until then you keep your present plan.',
        'You can undo this until then, on your account page.',
      ],
      button: 'See your plan',
    },
    cancelled: {
      subject: 'Your plan is cancelled',
      preheader: 'It ends on {at}. Until then, nothing changes.',
      lines: [
        'Your {plan} plan at {app} is cancelled, and ends on {at}. Until then nothing changes, and no more payments are taken.',
        'You can undo this until then, on your account page. The price stays the same.',
        'Everything you have asked and read stays, with your chats and your couples sessions. After that you have {free} sessions a month, on the free plan.',
      ],
      button: 'See your plan',
    },
    cancelled_later: {
      subject: 'Your plan is cancelled',
      preheader: 'It ends on {at}. Until then it goes on.',
      lines: [
        'Your {plan} plan at {app} is cancelled, and ends on {at}, with the paid month in which the date that you named lies. Until then it goes on: it is renewed each month, and each month is paid in advance.',
        'You can undo this until then on your account page, or end the plan earlier there. The price stays the same.',
        'Everything you have asked and read stays, with your chats and your couples sessions. After that you have {free} sessions a month, on the free plan.',
      ],
      button: 'See your plan',
    },
    cancelled_disputed: {
      subject: 'Your plan is cancelled',
      preheader: 'It ends on {at} at the latest.',
      lines: [
        'Your {plan} plan at {app} is cancelled, and ends on {at} at the latest. Your bank is looking into a payment: until it has decided, the plan is not renewed, and this cannot be undone. If your bank decides for you, the plan ends at once.',
        'Everything you have asked and read stays, with your chats and your couples sessions. After that you have {free} sessions a month, on the free plan.',
      ],
      button: 'See your plan',
    },
    resumed: {
      subject: 'Your plan goes on',
      preheader: 'Nothing changes after all.',
      lines: ['You have undone what was planned: your {plan} plan at {app} goes on as before.'],
      button: 'See your plan',
    },
    ended: {
      subject: 'Your plan has ended',
      preheader: 'Everything you wrote stays.',
      lines: [
        'Your {plan} plan at {app} has ended. No more payments are taken.',
        'Everything you have asked and read stays, with your chats and your couples sessions. From now on you have {free} sessions a month, on the free plan.',
      ],
      button: 'See all plans',
    },
    payment_failed: {
      subject: 'A payment did not go through',
      preheader: 'You keep your plan until {at}.',
      lines: [
        'The payment for your {plan} plan at {app} did not go through. You keep the plan until {at}; it ends then, unless it is paid.',
        'You can pay on your account page, and choose another payment method there.',
      ],
      button: 'Go to your account',
      after: ['We never ask for card details by mail.'],
    },
    withdrawn: {
      subject: 'Your contract has ended',
      preheader: 'Your withdrawal is done.',
      lines: ['You withdrew from the contract about the {plan} plan at {app}. It has ended, and no more payments are taken.'],
      after: [
        'Your account and all that you wrote stay, with {free} sessions a month on the free plan. Sessions that you used go on counting until the month would have ended, also in a new plan.',
      ],
    },
  },
  facts: {
    plan: 'Plan',
    sessions: 'Advice sessions a month',
    price: 'Price a month, VAT included',
    charged: 'Paid',
    due: 'To be paid',
    refund: 'Paid back',
    began: 'Began on',
    begins: 'Begins on',
    next: 'Next payment',
    ends: 'Ends on',
    keptUntil: 'Kept until',
    withdrawUntil: 'Last day to withdraw',
  },
  unlimited: 'Unlimited',
  atOnce:
    'You asked us to begin before the withdrawal period is over. If you withdraw, you pay the share of the month’s price for the days until we hear of it, or for the sessions that you used, whichever is larger. In a plan without a limit, {sessions} sessions count as the whole month.',
  refunded:
    'The amount below goes back in the same way in which you paid, at the latest within 14 days of your withdrawal. We have kept only the share for what you used, if you asked us to begin at once, or for what you used after you withdrew.',
  disputed:
    'Your bank is looking into the payment. Until it has decided, we cannot pay anything back. If it gives you the money back, that settles the matter; if not, we then pay back what you are owed, without delay.',
  links: {
    withdraw: 'Withdraw from contract here:',
    cancel: 'Cancel contracts here:',
    terms: 'Terms:',
  },
};
