import type { ContractMailTexts } from './contracts.texts.types.ts';

/** English words of the receipts of contract declarations. */
export const CONTRACT_MAIL_TEXTS_EN: ContractMailTexts = {
  kinds: {
    withdrawal_received: {
      subject: 'We have received your notice',
      preheader: 'Receipt {number}. One more step.',
      lines: [
        'We have received the withdrawal below at {app}. It counts from the time at which it arrived.',
        'So that nobody else can end your contract, please open this page and confirm that it is you.',
      ],
      button: 'Confirm the withdrawal',
      after: ['The link works for {days} days.', 'If you did not send this, do nothing. Everything stays as it is.'],
    },
    withdrawal_confirmed: {
      subject: 'We have received your notice',
      preheader: 'Receipt {number}. Nothing more to do.',
      lines: [
        'We have received the withdrawal below at {app}, and know that it comes from you. It counts from the time at which it arrived.',
        'That is all you need to do. We write to you once it is carried out for the contract of your account.',
      ],
    },
    withdrawal_unknown: {
      subject: 'We have received a notice',
      preheader: 'Receipt {number}.',
      lines: [
        'Someone, perhaps you, sent us a withdrawal at {app} with this address. There is no contract for a paid plan with this address, so nothing was changed.',
        'If your contract has another address, please send it again with that one, or sign in. The date of this receipt counts.',
      ],
      after: ['If it was not you, you can ignore this mail.'],
    },
    cancellation_received: {
      subject: 'We have received your notice',
      preheader: 'Receipt {number}. One more step.',
      lines: [
        'We have received the cancellation below at {app}. It counts from the time at which it arrived.',
        'So that nobody else can end your contract, please open this page and confirm that it is you.',
      ],
      button: 'Confirm the cancellation',
      after: ['The link works for {days} days.', 'If you did not send this, do nothing. Everything stays as it is.'],
    },
    cancellation_confirmed: {
      subject: 'We have received your notice',
      preheader: 'Receipt {number}. Nothing more to do.',
      lines: [
        'We have received the cancellation below at {app}, and know that it comes from you. It counts from the time at which it arrived.',
        'That is all you need to do. We write to you once it is carried out for the contract of your account.',
      ],
    },
    cancellation_unknown: {
      subject: 'We have received a notice',
      preheader: 'Receipt {number}.',
      lines: [
        'Someone, perhaps you, sent us a cancellation at {app} with this address. There is no contract for a paid plan with this address, so nothing was changed.',
        'If your contract has another address, please send it again with that one, or sign in. The date of this receipt counts.',
      ],
      after: ['If it was not you, you can ignore this mail.'],
    },
  },
  facts: {
    plan: 'Plan',
    ends: 'Ends on',
    number: 'Receipt number',
    received: 'Received',
    declaration: 'Declaration',
    name: 'Name',
    contract: 'Contract',
    cancelKind: 'Kind',
    reason: 'Reason',
    wished: 'Wished end',
  },
  declarations: { withdraw: 'I withdraw from this contract.', cancel: 'I cancel this contract.' },
  cancelKinds: { ordinary: 'Ordinary cancellation', important: 'For an important reason' },
  asEarlyAsPossible: 'As early as possible',
  quotes: ['“', '”'],
  important:
    'An important reason was named. One of us reads it and writes to you. The plan ends with the month that is paid for at the latest.',
  wishedDate: 'A contract cannot end before the month that is paid for is over: it ends on {at}.',
  wishedLater:
    'Your date is kept: the contract is renewed each month until then, and ends on {at}, with the paid month in which the date lies.',
  endsBefore: 'The contract was to end before that date already: it ends on {at}.',
  quoted:
    'The text in quotation marks was typed into our form, and we do not know by whom. Addresses and long numbers in it are made unusable, and long texts are cut. The page above shows all of it.',
};
