import type { DeclarationKind } from '@beside/common/contracts/contracts.constants';
import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import type { DeclarationOutcome } from './contracts.entity.ts';

/**
 * What the answer to a declaration says, in English.
 * @param done what came of a signed-in owner's; null for everybody else: the same for every address
 * @param more `withdrawal`: what goes back; `endsOn`: the day that a cancellation names
 */
export function declarationMessage(
  kind: DeclarationKind,
  hasMail: boolean,
  done: DeclarationOutcome | 'later' | null,
  { withdrawal = null, endsOn = null }: { withdrawal?: WithdrawalView | null; endsOn?: string | null } = {},
): string {
  const received = `We have received your ${kind === 'withdraw' ? 'withdrawal' : 'cancellation'}.`;
  switch (done) {
    case 'withdrawn':
      if (withdrawal?.isProcessing)
        return `${received} Your bank is still processing the payment: when it arrives, your money goes back.`;
      if (withdrawal?.isDisputed)
        return `${received} The contract has ended. Your bank is looking into the payment: once it has decided, the money comes back from it, or from us.`;
      return `${received} The contract has ended, and your money goes back within 14 days.`;
    case 'cancelled':
      if (endsOn !== null)
        return `${received} The plan ends with the month in which ${endsOn} lies, and not before the month that is paid for.`;
      return `${received} The plan ends with the month that is paid for.`;
    case 'none':
      return `${received} Your account has no contract for a paid plan, so nothing was changed.`;
    case 'later':
      return `${received} We carry it out shortly.`;
    default:
      return hasMail
        ? `${received} Please open the link in our mail, or sign in, so that we know that it is you.`
        : `${received} This server sends no mail: please sign in and send it again, so that we know that it is you.`;
  }
}
