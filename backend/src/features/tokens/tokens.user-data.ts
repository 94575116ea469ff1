import type { UserData } from '../../database/user-data.ts';
import { tokens } from './tokens.statements.ts';

export const tokensUserData = {
  export: async (pool, userId) => ({ apiTokens: await tokens.exportOf(pool, userId) }),

  erasures: {
    async token(transaction, id) {
      await tokens.remove(transaction, Number(id), null);
    },
  },
} satisfies UserData;
