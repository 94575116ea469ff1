import type { DeclarationView } from '@beside/common/contracts/contracts.views';
import type pg from 'pg';
import { transact } from '../../database/transaction.ts';
import { AppError, notSignedIn } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { AccountService, Contact } from '../account/account.service.ts';
import { lockContracts } from '../subscription/subscription.service.ts';
import type { TasksService } from '../tasks/tasks.service.ts';
import { type CarryOutDeps, carryOutNow, currentPlan, declaredThen } from './contracts.carry-out.ts';
import { enqueueCarryOut, enqueueReceipt } from './contracts.jobs.ts';
import { presentReceipt } from './contracts.presenter.ts';
import { type Declaration, declarations } from './contracts.statements.ts';
import { isQuotedWhole } from './receipts/contracts.mails.ts';

export interface ConfirmDeps extends CarryOutDeps {
  pool: pg.Pool;
  clock: Clock;
  account: Pick<AccountService, 'contactByEmail' | 'contactOf'>;
  tasks: Pick<TasksService, 'settleDeclarations' | 'awaitsBank'>;
}

/** See `ContractsService.view`. */
export async function view(deps: ConfirmDeps, token: string): Promise<DeclarationView> {
  const declaration = await opened(deps, token);
  return present(deps, declaration, await deps.account.contactByEmail(declaration.email));
}

/** See `ContractsService.confirm`. */
export async function confirm(deps: ConfirmDeps, token: string): Promise<DeclarationView> {
  const declaration = await opened(deps, token);
  const contact = await deps.account.contactByEmail(declaration.email);
  if (contact) await currentPlan(deps.contractEnds, contact.userId);
  const before = await present(deps, declaration, contact);
  // Another call may have confirmed it meanwhile, and ended the contract.
  if (before.plan === null) return { ...before, done: (await opened(deps, token)).confirmedAt !== null };
  if (before.done || contact === null) return before;
  await storeConfirmed(deps, declaration, contact.userId);
  const done = await carryOutNow(deps, declaration.id);
  return { ...before, done: true, withdrawal: done?.withdrawal ?? before.withdrawal };
}

function storeConfirmed({ pool, clock, account, tasks }: ConfirmDeps, declaration: Declaration, userId: string): Promise<void> {
  return transact(pool, async (transaction) => {
    await lockContracts(transaction, userId);
    if (!(await account.contactOf(userId))) throw notSignedIn();
    if (!(await declarations.confirm(transaction, declaration.id, userId, clock.now()))) return;
    await enqueueCarryOut(transaction, declaration.id);
    await tasks.settleDeclarations(transaction, { userId, state: declaration.kind });
    // The receipt that went before quoted only a part: to an address of which nobody knew whose it is.
    if (!isQuotedWhole(declaration)) await enqueueReceipt(transaction, declaration.id, false);
  });
}

async function opened({ pool, clock }: Pick<ConfirmDeps, 'pool' | 'clock'>, token: string): Promise<Declaration> {
  const declaration = await declarations.byToken(pool, token, clock.now());
  if (!declaration) throw new AppError('link_invalid', 'This link is not valid any more. Please send the notice again.');
  return declaration;
}

async function present(
  { contractEnds, tasks }: Pick<ConfirmDeps, 'contractEnds' | 'tasks'>,
  declaration: Declaration,
  contact: Contact | null,
): Promise<DeclarationView> {
  const isWithdrawal = declaration.kind === 'withdraw';
  const plan = contact && (await contractEnds.planOf(contact.userId, declaration.endsOn));
  const withdrawal =
    contact && plan && isWithdrawal ? await contractEnds.withdrawalOf(contact.userId, declaredThen(declaration)) : null;
  const isOver = contact !== null && !plan && isWithdrawal;
  return {
    receipt: presentReceipt(declaration),
    done: declaration.confirmedAt !== null,
    plan: plan?.plan ?? null,
    endsAt: plan?.endsAt ?? null,
    isLater: plan?.isLater ?? false,
    isDisputed: plan?.isDisputed ?? false,
    withdrawal,
    ...(isOver && (await tasks.awaitsBank(contact.userId)) ? { awaitsBank: true } : {}),
  };
}
