import type { LegalText } from './legal-text.ts';

const terms: LegalText = {
  intro:
    'These are the rules for using {appName}. “We” and “the operator” mean whoever runs this site, to be reached at <mail>{support}</mail>. What happens to your data is explained in the <privacy>privacy policy</privacy>.',
  sections: [
    {
      id: 'operator',
      heading: 'Who your contract is with',
      body: ['Your contract partner: {operator}. More in the <imprint>imprint</imprint>.'],
    },
    {
      id: 'service',
      heading: 'What you get',
      body: [
        'You describe a situation, choose what it is about and how the advice should sound, and an AI model writes advice for you. Two people can also share a couples session.',
        'The advice is written by a machine, and nobody reads it before you do. It can be wrong, incomplete or not right for you, also where it sounds certain. Check what much depends on before you act on it.',
      ],
    },
    {
      id: 'limits',
      heading: 'What it does not replace',
      body: [
        'The advice is no medical, therapeutic, legal or financial advice, and it does not replace someone qualified who knows your case.',
        'In immediate danger, call your local emergency number (112 in the EU). {appName} cannot call help for you.',
        'Before the AI model is asked, the server checks your text for signs of immediate danger. Where it finds them, you are shown where to find help instead of advice. The check is automatic: it can miss something, and nobody is watching.',
      ],
    },
    {
      id: 'account',
      heading: 'Who may use it',
      body: [
        'You need to be at least 13 years old. Where the law of your country asks for a parent’s agreement at your age, you need that too.',
        'You can ask for advice without an account. An account is for one person, with true details. Keep your password to yourself, and write to us if you think that someone else uses your account.',
      ],
    },
    {
      id: 'conduct',
      heading: 'What we ask of you',
      body: [
        [
          'Do not use {appName} to harm, threaten or deceive anyone, or for anything unlawful.',
          'Write no more about other people than the advice needs. Their names are hardly ever needed.',
          'Do not pass the advice off as that of a professional.',
          'Do not get around the limits, overload the service or try to break into it.',
        ],
        'Whoever breaks these rules seriously or again and again may lose their account. You can object by writing to us, and a person will look at it.',
      ],
    },
    {
      id: 'content',
      heading: 'Who owns the words',
      body: [
        'What you write stays yours. We may process it only to provide the service to you, as the <privacy>privacy policy</privacy> says. You may use the advice as you like. Someone else with a similar question may be given similar words.',
        'In a couples session both partners read all that is written there. Only the one who created it can delete it, and then it is gone for both.',
      ],
    },
    {
      id: 'plans',
      heading: 'Free sessions and plans',
      body: [
        'Without an account, 3 sessions a month are free for each IP address; with a free account, 3 sessions a month. A session from which no advice comes is given back. One that shows you where to find help is not counted.',
        'Where the operator offers paid plans, the price in euros, VAT included, and what is included are shown before you order. A plan is paid monthly in advance through the payment service Stripe, and renews itself each month at the same price. A larger plan begins at once, and you pay the difference for the rest of the month; a smaller one begins with your next month.',
        'You can cancel at any time, and the plan then ends with the month that is paid for: on your <account>account page</account>, or without signing in by <cancel>“Cancel contracts here”</cancel> at the foot of every page. There you can also name a later date: the plan is then renewed, and ends with the paid month in which it lies. Until its end you keep the plan, and can undo the cancellation. If a renewal cannot be charged, you keep the plan for 7 days; it then ends, unless it is paid.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Right of withdrawal',
      body: [
        'If you live in the European Union and order a plan as a consumer, you can withdraw from it within 14 days, without giving a reason: by <withdraw>“Withdraw from contract here”</withdraw> at the foot of every page, signed in or not, or by a clear message to <mail>{support}</mail>. It is enough to send it before the 14 days are over. You get a receipt with the date and the time. The <instruction>instructions on withdrawal</instruction> in the wording of the law have a form that you may use.',
        'We then pay your money back within 14 days, in the way in which you paid. If you asked for the plan to begin at once, we may keep the share for the time until you withdrew, or for the sessions that you used, whichever is larger; in a plan without a limit, {sessions} sessions count as the whole month. Sessions that you use between your withdrawal and the end of the plan are paid for in any case. Sessions that you used go on counting until the month would have ended, also after a withdrawal and in a new plan.',
        'Your contract already exists while your bank is still processing the payment: a withdrawal or a cancellation counts from the day on which we receive it. While your bank looks into a payment that you dispute, the plan is not renewed; it ends if the bank decides for you.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we are liable for',
      body: [
        'The service can be interrupted, and there are limits to how much can be written in a day. We cannot promise that the advice brings about what you hope for.',
        'We are fully liable for intent and gross negligence, for harm to life, body or health, and wherever the law says so. For slight negligence we are liable only where a duty is broken on which the contract rests, and then for the damage that was to be expected. Your rights as a consumer remain.',
      ],
    },
    {
      id: 'end',
      heading: 'Deleting your account, and changes',
      body: [
        'You can delete your account at any time on your <account>account page</account>, after you have downloaded your data there if you wish. Its subscription is cancelled with it.',
        'When these terms change, the new text and its date are shown here. A change that takes something away from a plan you have paid for does not apply before the paid month is over.',
        'The law of the country in which the operator is based applies. As a consumer you also keep the protection that the law of your own country gives you.',
      ],
    },
  ],
};

export default terms;
