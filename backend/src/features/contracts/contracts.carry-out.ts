import type { WithdrawalView } from '@beside/common/contracts/contracts.views';
import type pg from 'pg';
import { AppError } from '../../lib/app-error.ts';
import type { Log } from '../../lib/logger.ts';
import type { ContractEnds, DeclaredThen } from '../subscription/subscription.service.ts';
import type { DeclarationOutcome } from './contracts.entity.ts';
import { type Decision, type Declaration, declarations } from './contracts.statements.ts';

/** Only a declaration that was confirmed later leaves time to use the plan after it. */
export const declaredThen = ({ receivedAt, confirmedAt, usedBefore }: Declaration): DeclaredThen => ({
  at: receivedAt,
  usedBefore: confirmedAt?.getTime() === receivedAt.getTime() ? null : usedBefore,
});

export interface CarryOutDeps {
  pool: pg.Pool;
  contractEnds: ContractEnds;
  log: Log;
}

/** What came of it; null when another process is at it. */
export interface CarriedOut {
  outcome: DeclarationOutcome;
  withdrawal: WithdrawalView | null;
}

/**
 * Carries out a confirmed declaration, once. What is to be done is stored before it is begun, so that a repetition does the same.
 * @throws what `contractEnds` throws; it may then be repeated
 */
export async function carryOut(
  { pool, contractEnds }: Omit<CarryOutDeps, 'log'>,
  declarationId: string,
): Promise<CarriedOut | null> {
  const declaration = await declarations.lease(pool, declarationId);
  if (!declaration) return null;
  try {
    const decision = declaration.outcome
      ? { outcome: declaration.outcome, contract: declaration.subscriptionId }
      : await decisionOf(contractEnds, declaration);
    await declarations.decide(pool, { id: declaration.id, ...decision });
    const withdrawal = await perform(contractEnds, declaration, decision);
    await declarations.finish(pool, declaration.id);
    return { outcome: decision.outcome, withdrawal };
  } catch (error) {
    await declarations.release(pool, declarationId).catch(() => undefined);
    throw error;
  }
}

/** Carries out what was just confirmed; what fails, its job repeats. */
export async function carryOutNow(deps: CarryOutDeps, declarationId: string): Promise<CarriedOut | null> {
  try {
    return await carryOut(deps, declarationId);
  } catch (error) {
    deps.log.warn({ err: error }, 'a declaration is carried out later');
    return null;
  }
}

/** Without a right to withdraw (any more), a withdrawal is an ordinary cancellation. */
async function decisionOf(contractEnds: ContractEnds, declaration: Declaration): Promise<Decision> {
  const { userId, kind } = declaration;
  const found = userId === null ? null : await currentPlan(contractEnds, userId);
  if (userId === null || found === null) return { outcome: 'none', contract: null };
  const isInTime = kind === 'withdraw' && (await contractEnds.withdrawalOf(userId, declaredThen(declaration))) !== null;
  return { outcome: isInTime ? 'withdrawn' : 'cancelled', contract: found.contract };
}

/** The plan of a user; where none is stored, read at the provider first: a declaration may overtake the event of its payment. */
export async function currentPlan(contractEnds: ContractEnds, userId: string): ReturnType<ContractEnds['planOf']> {
  const stored = await contractEnds.planOf(userId, null);
  if (stored) return stored;
  await contractEnds.refresh(userId);
  return contractEnds.planOf(userId, null);
}

async function perform(
  contractEnds: ContractEnds,
  declaration: Declaration,
  { outcome, contract }: Decision,
): Promise<WithdrawalView | null> {
  const { id, userId } = declaration;
  if (userId === null || outcome === 'none') return null;
  try {
    if (outcome === 'withdrawn') return await contractEnds.withdraw(userId, id, declaredThen(declaration), contract);
    await contractEnds.cancel(userId, contract, declaration.kind === 'cancel' ? declaration.endsOn : null);
  } catch (error) {
    // The contract is over: this ran before, or its owner ended it meanwhile. A later one is not what was meant.
    if (!(error instanceof AppError && ['not_subscribed', 'conflict'].includes(error.code))) throw error;
  }
  return null;
}
