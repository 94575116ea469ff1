import type pg from 'pg';
import type Stripe from 'stripe';
import { AppError, toAppError, unavailable } from '../../lib/app-error.ts';
import type { Log } from '../../lib/logger.ts';
import { pause } from '../../lib/pause.ts';
import { isRefusal, isStripeError, needsNewKey, toPaymentError } from '../../lib/stripe.ts';
import { type OperationRow, subscriptionStatements } from './subscription.statements.ts';
import { isSame, type Sync } from './sync/subscription.sync.ts';

/** Milliseconds between two signs of life of a run: well within the time after which others take it for dead. */
const ALIVE_MS = 500;
/** Milliseconds after which an operation begins no further step. */
const STEPS_WITHIN_MS = 30_000;
/** Milliseconds for which the same choice from another tab waits for the one under way, and between two looks. */
const JOIN_MS = 25_000;
const LOOK_MS = 150;

/** What an operation wants to do, and with what. Its work may be repeated at any place, by any node, with the same keys. */
export interface Operation {
  id: string;
  userId: string;
  input: object;
  /** When it was first asked for, in Unix seconds: what depends on the time stays the same in a repetition. */
  begunAt: number;
  /**
   * The options of one change at Stripe: an idempotency key that survives a repetition and a crash.
   * @throws AppError when the operation takes too long
   */
  step(name: string): Stripe.RequestOptions;
}

/** A kind of operation: how it is carried out, and what becomes of one that was left over. */
export interface OperationKind<Result = unknown> {
  name: string;
  work(operation: Operation): Promise<Result>;
  /** For one that was left over: finishes what the user has, without charging anything. */
  settle(operation: Operation): Promise<unknown>;
}

export interface Operations {
  register(kind: OperationKind): void;
  /**
   * Does something for a user at Stripe, one thing at a time, whichever tab or node asks; the same again joins what is under way.
   * What Stripe then says is stored before it returns.
   * @throws AppError 409 `change_in_progress` while another kind is under way, 402 `payment_failed`, 503 `unavailable`: it may have been done,
   * and the same call again finishes it
   */
  run<Result>(kind: OperationKind<Result>, userId: string, input: object): Promise<Result>;
  /** Settles what a crash or an outage has left over. Returns how many. */
  settleLeftOver(): Promise<number>;
}

interface OperationDeps {
  pool: pg.Pool;
  log: Log;
  sync: Sync;
}

type Kinds = ReadonlyMap<string, OperationKind>;

export function subscriptionOperations(deps: OperationDeps): Operations {
  const { pool, log } = deps;
  const kinds = new Map<string, OperationKind>();

  return {
    register: (kind) => void kinds.set(kind.name, kind),
    async run(kind, userId, input) {
      return attempt(deps, await begin(deps, kinds, kind.name, userId, input), (operation) => kind.work(operation));
    },
    async settleLeftOver() {
      const rows = await subscriptionStatements.leftOver(pool);
      for (const row of rows)
        await settle(deps, kinds, row).catch((error: unknown) =>
          log.warn({ err: error, kind: row.kind }, 'a change of a plan is still not settled'),
        );
      return rows.length;
    },
  };
}

function operationOf({ id, userId, input, attempt, createdAt }: OperationRow): Operation {
  const begun = performance.now();
  return {
    id,
    userId,
    input,
    begunAt: Math.floor(createdAt.getTime() / 1000),
    step(name) {
      if (performance.now() - begun > STEPS_WITHIN_MS) throw unavailable();
      return { idempotencyKey: `${id}:${attempt}:${name}` };
    },
  };
}

/** Runs the work, and closes or leaves the operation by how it ended. */
async function attempt<Result>(
  { pool, log, sync }: OperationDeps,
  row: OperationRow,
  work: (operation: Operation) => Promise<Result>,
): Promise<Result> {
  // A database that is away takes no sign of life, and lets nobody else begin.
  const alive = setInterval(() => void subscriptionStatements.hold(pool, row).catch(() => undefined), ALIVE_MS);
  try {
    const result = await work(operationOf(row));
    await sync(row.userId);
    await subscriptionStatements.finish(pool, row);
    return result;
  } catch (error) {
    // A fault of ours would come again: it must not keep its user from everything else.
    const isFinal = isRefusal(error) || (!isStripeError(error) && toAppError(error).code !== 'unavailable');
    // What refused it may be news to us.
    if (isFinal) await sync(row.userId).catch(() => undefined);
    const close = isFinal
      ? subscriptionStatements.finish(pool, row)
      : subscriptionStatements.release(pool, { ...row, later: needsNewKey(error) ? 1 : 0 });
    await close.catch((fault: unknown) => log.warn({ err: fault }, 'an operation of billing could not be closed'));
    throw toPaymentError(error, log);
  } finally {
    clearInterval(alive);
  }
}

async function settle(deps: OperationDeps, kinds: Kinds, row: OperationRow): Promise<void> {
  const { pool } = deps;
  const taken = await subscriptionStatements.resume(pool, row.id);
  if (!taken) return;
  const kind = kinds.get(taken.kind);
  await attempt(deps, taken, async (operation) => kind?.settle(operation));
}

/** Begins an operation; waits for the same one that is under way, and takes it up if it was left. */
async function begin(deps: OperationDeps, kinds: Kinds, kind: string, userId: string, input: object): Promise<OperationRow> {
  const { pool } = deps;
  const until = performance.now() + JOIN_MS;
  while (performance.now() < until) {
    const begun = await subscriptionStatements.begin(pool, userId, kind, input);
    if (begun) return begun;
    const other = await subscriptionStatements.underWay(pool, userId);
    if (!other) continue;
    const isSameOne = other.kind === kind && isSame(other.input, input);
    if (isSameOne && other.isFree) {
      const taken = await subscriptionStatements.resume(pool, other.id);
      if (taken) return taken;
    } else if (other.isFree) {
      await settle(deps, kinds, other).catch((error: unknown) => {
        // Its own failure is not this one's, unless it could not be ended.
        if (error instanceof AppError && error.code === 'unavailable') throw error;
      });
    } else if (!isSameOne) break;
    await pause(LOOK_MS);
  }
  throw new AppError('change_in_progress', 'Another change of your plan is under way. Please wait a moment.', {
    retryAfter: 5,
  });
}
