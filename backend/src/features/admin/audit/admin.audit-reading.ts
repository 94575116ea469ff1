import { AUDIT_ACTIONS, AUDIT_TARGETS, UNKNOWN_ACTION } from '@beside/common/admin/admin.constants';
import type { AuditAnswer, AuditEntryView } from '@beside/common/admin/admin.views';
import type pg from 'pg';
import type { Jobs } from '../../../database/jobs.ts';
import type { FullLog } from '../../../lib/logger.ts';
import type { AccountService, DirectoryRow } from '../../account/account.service.ts';
import type { AuditQuery } from '../admin.queries.ts';
import { type AuditRow, audit } from '../admin.statements.ts';

/** Reading the audit log. It keeps ids alone, so the names are those of today. */
export function auditReading({ pool, account }: { pool: pg.Pool; account: Pick<AccountService, 'directory'> }) {
  return {
    /** A page, the newest first. */
    async page(query: AuditQuery): Promise<AuditAnswer> {
      const rows = await audit.page(pool, { ...query, most: query.limit + 1 });
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

function present(row: AuditRow, named: Map<string, DirectoryRow>): AuditEntryView {
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
    const head = await audit.head(pool);
    log.info({ entry: head?.entryId, hash: head?.hash }, 'the newest entry of the audit log');
  });
}
