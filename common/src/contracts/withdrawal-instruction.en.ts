import type { WithdrawalInstruction } from './withdrawal-instruction.ts';

/** Directive 2011/83/EU, Annex I, in its English wording. */
export const WITHDRAWAL_INSTRUCTION_EN: WithdrawalInstruction = {
  title: 'Instructions on withdrawal',
  parts: [
    {
      heading: 'Right of withdrawal',
      lines: [
        'You have the right to withdraw from this contract within 14 days without giving any reason.',
        'The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
        'To exercise the right of withdrawal, you must inform us ({trader}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.',
        'You can also exercise your right of withdrawal online at {address}. If you use this online function, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by e-mail), including its content and the date and time of its submission, without undue delay.',
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
      ],
    },
    {
      heading: 'Effects of withdrawal',
      lines: [
        'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
        'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
      ],
    },
    {
      heading: 'Model withdrawal form',
      lines: [
        '(complete and return this form only if you wish to withdraw from the contract)',
        'To {trader}:',
        'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service:',
        'Ordered on:',
        'Name of consumer(s):',
        'Address of consumer(s):',
        'Signature of consumer(s) (only if this form is notified on paper):',
        'Date:',
        '(*) Delete as appropriate.',
      ],
    },
  ],
  unnamed: 'the operator of {app}',
};
