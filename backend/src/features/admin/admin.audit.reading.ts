import { AUDIT_ACTIONS, AUDIT_TARGETS, UNKNOWN_ACTION } from '@beside/common/admin/admin.constants';
import type { AuditAnswer, AuditEntryView } from '@beside/common/admin/admin.views';
import type pg from 'pg';
import type { Jobs } from '../../database/jobs.ts';
import type { FullLog } from '../../lib/logger.ts';
import type { AccountService, DirectoryRow } from '../account/account.service.ts';
import type { AuditDetails } from './admin.audit.ts';
import type { AuditQuery } from './admin.queries.ts';

interface EntryRow {
  id: number;
  at: Date;
  actorId: string | null;
  action: string;
  targetType: string | null;
  targetId: string | null;
  details: AuditDetails;
  ip: string;
  tokenId: number | null;
  hash: string;
}

/** Reading the audit log. It keeps ids alone, so the names are those of today. */
export function auditReading({ pool, account }: { pool: pg.Pool; account: Pick<AccountService, 'directory'> }) {
  /** A condition for each filter that is set; its own index finds what it names, and the key's order does the rest. */
  const conditionsOf = ({ action, actor, target, from, to, before }: AuditQuery) => {
    const wanted: [string, unknown][] = [
      ['action =', action],
      ['"actorId" =', actor],
      ['"targetId" =', target],
      ['at >=', from],
      ['at <', to],
      ['id <', before],
    ];
    const set = wanted.filter(([, value]) => value !== null);
    return {
      where: set.map(([condition], index) => `${condition} $${index + 2}`).join(' and ') || 'true',
      values: set.map(([, value]) => value),
    };
  };

  return {
    /** A page, the newest first. */
    async page(query: AuditQuery): Promise<AuditAnswer> {
      const { where, values } = conditionsOf(query);
      const { rows } = await pool.query<EntryRow>(
        `select id, at, "actorId", action, "targetType", "targetId", details, ip, "tokenId", hash from audit_log
         where ${where} order by id desc limit $1`,
        [query.limit + 1, ...values],
      );
      const shown = rows.slice(0, query.limit);
      const users = shown.flatMap(({ actorId, targetType, targetId }) => [actorId, targetType === 'user' ? targetId : null]);
      const named = new Map(
        (await account.directory.byIds([...new Set(users)].filter((id) => id !== null))).map((user) => [user.id, user]),
      );
      return {
        entries: shown.map((row) => present(row, named)),
        nextBefore: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      };
    },
  };
}

export type AuditReading = ReturnType<typeof auditReading>;

function present(row: EntryRow, named: Map<string, DirectoryRow>): AuditEntryView {
  const { id, at, actorId, targetId, details, ip, tokenId, hash } = row;
  const action = AUDIT_ACTIONS.find((each) => each === row.action) ?? UNKNOWN_ACTION;
  const type = AUDIT_TARGETS.find((each) => each === row.targetType);
  const nameOf = (user: DirectoryRow | undefined) => ({
    name: user ? `${user.firstName} ${user.lastName}` : null,
    email: user?.email ?? null,
  });
  return {
    ...{ id, at: at.toISOString(), action, details, ip, tokenId, hash },
    actor: actorId === null ? null : { id: actorId, ...nameOf(named.get(actorId)) },
    target:
      type && targetId !== null ? { type, id: targetId, ...nameOf(type === 'user' ? named.get(targetId) : undefined) } : null,
  };
}

/** Logs the newest entry's hash every day, so that a log that was rewritten as a whole can be told from the one that was. */
export function logAuditHead(jobs: Jobs, pool: pg.Pool, log: FullLog['kept']): void {
  jobs.daily('audit-head', async () => {
    const { rows } = await pool.query<{ entryId: number; hash: string }>('select "entryId", hash from audit_head where id = 1');
    log.info({ entry: rows[0]?.entryId, hash: rows[0]?.hash }, 'the newest entry of the audit log');
  });
}
