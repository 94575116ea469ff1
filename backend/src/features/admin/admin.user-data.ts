import type { UserData } from '../../database/user-data.ts';

/** The audit log outlives those whom it names: nothing of it is erased. */
export const adminUserData = {
  /** What the user did, and from where; to whom is not theirs to keep. */
  async export(pool, userId) {
    const { rows } = await pool.query<object>(
      `select id, at, action, ip as "ipAddress", "tokenId" from audit_log where "actorId" = $1 order by id`,
      [userId],
    );
    return { auditEntries: rows };
  },
} satisfies UserData;
