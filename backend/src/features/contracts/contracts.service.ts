import type { DeclarationKind } from '@beside/common/contracts/contracts.constants';
import type { DeclarationView, ReceiptView, WithdrawalView } from '@beside/common/contracts/contracts.views';
import type { Actor } from '../../http/actor.ts';
import { requireUser } from '../../http/authorize.ts';
import { paymentsOff } from '../../lib/stripe.ts';
import { type ConfirmDeps, confirm, view } from './contracts.confirm.ts';
import { type DeclareDeps, type Declared, declare } from './contracts.declare.ts';

/**
 * Withdrawals and cancellations that anyone may declare, signed in or not. Nothing happens to a contract before its owner is known: by the
 * link that is mailed to the contract's address, or by the session. Each call throws AppError 503 where this server takes no payments.
 */
export interface ContractsService {
  /**
   * What a withdrawal would give a user back now; null without a contract that may be withdrawn from.
   * @throws AppError 401 for a visitor
   */
  withdrawalOf(actor: Actor): Promise<WithdrawalView | null>;
  /**
   * Stores a declaration and mails its receipt. Answer, work and time are the same for every address. A signed-in owner's takes effect at once.
   * @throws AppError 429 after too many about one address
   */
  receive(declared: Declared, actor: Actor, kind: DeclarationKind): Promise<{ receipt: ReceiptView; message: string }>;
  /**
   * What a mailed link confirms, and what that would do now.
   * @throws AppError 400 `link_invalid`
   */
  view(token: string): Promise<DeclarationView>;
  /**
   * Confirms a declaration for the account that has its address now, and carries it out. Repeated, it changes nothing; without a contract it does nothing.
   * @throws AppError 400 `link_invalid`
   */
  confirm(token: string): Promise<DeclarationView>;
}

export type ContractsDeps = DeclareDeps & ConfirmDeps & { takesPayments: boolean };

export function contractsService(deps: ContractsDeps): ContractsService {
  const whereOpen = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!deps.takesPayments) throw paymentsOff();
    return work();
  };
  return {
    withdrawalOf: (actor) => deps.contractEnds.withdrawalOf(requireUser(actor).id),
    receive: (declared, actor, kind) => whereOpen(() => declare(deps, declared, actor, kind)),
    view: (token) => whereOpen(() => view(deps, token)),
    confirm: (token) => whereOpen(() => confirm(deps, token)),
  };
}
