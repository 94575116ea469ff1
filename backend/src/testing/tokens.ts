import type { TokenPermission } from '@beside/common/tokens/tokens.constants';
import { hashToken, makeTokenValue, shownPrefix } from '../features/tokens/tokens.value.ts';
import type { TestUser } from './accounts.ts';
import { ADMIN_PASSWORD } from './admins.ts';
import type { TestDatabase } from './test-database.ts';

/** An API token of a user, made by an owner as in the panel; its id and value. */
export async function makeToken(
  owner: TestUser,
  userId: string,
  permissions: TokenPermission[],
  more: object = {},
): Promise<{ id: number; value: string }> {
  const body = { userId, tokenName: 'A program', permissions, adminPassword: ADMIN_PASSWORD, ...more };
  const answer = await owner.browser.call('POST', '/api/admin/api-tokens', body);
  if (answer.status !== 201) throw new Error(`Making a token was answered ${answer.status}`);
  const { token, tokens } = answer.body;
  return { id: Number(Array.isArray(tokens) ? tokens[0].id : 0), value: String(token) };
}

/** The same without an owner, written to the database. */
export async function insertToken(database: TestDatabase, userId: string, permissions: TokenPermission[]): Promise<string> {
  const value = makeTokenValue();
  await database.query(
    `insert into api_tokens ("userId", "tokenName", "tokenHash", prefix, permissions)
     values ('${userId}', 'A program', '${hashToken(value)}', '${shownPrefix(value)}', '{${permissions.join(',')}}')`,
  );
  return value;
}
