import { createHash } from 'node:crypto';
import type { AuditAction, AuditTarget } from '@beside/common/admin/admin.constants';
import type { Transaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/actor.ts';
import { type AuditDetails, type AuditRecord, audit } from '../admin.statements.ts';

/** What was done, to what. */
export interface AuditChange {
  action: AuditAction;
  target: { type: AuditTarget; id: string } | null;
  /** Never a password, a token, or what people wrote. */
  details?: AuditDetails;
}

/** An entry's hash, in hexadecimal: of its fields in this order, the hash of the entry before it among them. */
export function hashOf(entry: AuditRecord): string {
  const { id, at, actorId, action, targetType, targetId, details, ip, tokenId, previousHash } = entry;
  // PostgreSQL orders the keys of `jsonb` by itself.
  const sorted = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const fields = [previousHash, id, at.toISOString(), actorId, action, targetType, targetId, sorted, ip, tokenId];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/**
 * Appends an entry, as the last statement of the transaction that makes the change: the lock on the chain's head is taken last, so it can deadlock
 * with no other, and is held for a moment only.
 * @param at the time, with milliseconds
 */
export async function appendAudit(
  transaction: Transaction,
  actor: Pick<Actor, 'userId' | 'ip' | 'tokenId'>,
  change: AuditChange,
  at: Date,
): Promise<void> {
  const { action, target, details = {} } = change;
  const head = await audit.lockHead(transaction);
  if (!head) throw new Error('The audit log has lost its head');
  const entry = {
    ...{ id: head.entryId + 1, at, actorId: actor.userId, action, ip: actor.ip, tokenId: actor.tokenId },
    ...{ targetType: target?.type ?? null, targetId: target?.id ?? null, details, previousHash: head.hash },
  };
  await audit.append(transaction, { ...entry, hash: hashOf(entry) });
}

/** Appends what the program has done by itself, or by a command on the server: no admin did it, so the entry names none. */
const appendOfProgram = (transaction: Transaction, change: AuditChange): Promise<void> =>
  appendAudit(transaction, { userId: null, ip: '', tokenId: null }, change, new Date());

/** An owner whom the program has made: at the first start, or by `npm run owner`. */
export const auditOwner = (
  transaction: Transaction,
  { id, isAdmin, isOwner }: { id: string; isAdmin: number; isOwner: number },
): Promise<void> =>
  appendOfProgram(transaction, {
    action: 'user_status_set',
    target: { type: 'user', id },
    details: { wasAdmin: isAdmin === 1, wasOwner: isOwner === 1, isAdmin: true, isOwner: true },
  });

/** Records that a user's second step was taken away by the command on the server. */
export const auditSecondFactorReset = (transaction: Transaction, { id }: { id: string }): Promise<void> =>
  appendOfProgram(transaction, { action: 'second_factor_reset', target: { type: 'user', id } });
