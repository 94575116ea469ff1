import type { UserData } from '../../database/user-data.ts';

export const tokensUserData = {
  async export(pool, userId) {
    const { rows } = await pool.query<object>(
      `select "tokenName" as name, prefix, permissions, "createdAt", "lastUsed", "expiresAt", "isActive" = 1 as "isActive"
       from api_tokens where "userId" = $1 order by id`,
      [userId],
    );
    return { apiTokens: rows };
  },
} satisfies UserData;
