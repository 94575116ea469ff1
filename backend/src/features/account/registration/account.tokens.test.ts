import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openClone } from '../../../testing/open-database.ts';
import { cloneDatabase } from '../../../testing/test-database.ts';
import { dropTokens, issueToken, subjectOf, useToken } from './account.tokens.ts';

const clone = await cloneDatabase();
const { pool, close } = await openClone(clone.url, 10);
afterAll(async () => {
  await close();
  await clone.close();
});

const EMAIL = 'clara@example.com';
const issue = (type: 'verify' | 'reset' = 'reset'): Promise<string> => issueToken(pool, type, { userId: 'clara' }, EMAIL);
const holds = async (token: string, type: 'verify' | 'reset' = 'reset'): Promise<boolean> =>
  (await subjectOf(pool, type, token)) !== null;
const invalid = { code: 'link_invalid', status: 400 };

beforeEach(async () => {
  for (const table of ['users', 'auth_tokens', 'pending_registrations']) await clone.query(`delete from ${table}`);
  await clone.query(
    `insert into users (id, email, password, "firstName", "lastName") values ('clara', '${EMAIL}', '', 'Clara', '')`,
  );
});

describe('a link', () => {
  // Callers delete used links in the same transaction; this guard holds for a caller that does not.
  it('is used once, also by many at once, and names its user to nobody afterwards', async () => {
    const token = await issue();
    const uses = await Promise.allSettled(Array.from({ length: 8 }, () => useToken(pool, 'reset', token)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toEqual([{ status: 'fulfilled', value: EMAIL }]);
    await expect(useToken(pool, 'reset', token)).rejects.toMatchObject(invalid);
    expect(await holds(token)).toBe(false);
  });

  it('works for one kind, and with its exact token', async () => {
    const token = await issue('reset');
    expect(await holds(token, 'verify')).toBe(false);
    await expect(useToken(pool, 'verify', token)).rejects.toMatchObject(invalid);
    await expect(useToken(pool, 'reset', `${token}x`)).rejects.toMatchObject(invalid);
    expect(await subjectOf(pool, 'reset', token)).toEqual({ userId: 'clara', email: EMAIL });
  });

  it('of a registration names it, and voids no other’s', async () => {
    const [row] = await clone.query(
      `insert into pending_registrations (id, email, password, "firstName", "lastName", "dateOfBirth", language, place)
       values (gen_random_uuid(), '${EMAIL}', '', 'Clara', '', '1990-03-09', 'en', 'here') returning id`,
    );
    const registrationId = String(Object(row).id);
    const own = await issue('verify');
    const tokens: string[] = [];
    for (let time = 0; time < 4; time++) tokens.push(await issueToken(pool, 'verify', { registrationId }, EMAIL));
    expect(await Promise.all(tokens.map((token) => holds(token, 'verify')))).toEqual([false, true, true, true]);
    expect(await subjectOf(pool, 'verify', tokens[3] ?? '')).toEqual({ registrationId, email: EMAIL });
    expect(await holds(own, 'verify')).toBe(true);
    expect(await useToken(pool, 'verify', tokens[3] ?? '')).toBe(EMAIL);
  });

  it('ends with its time', async () => {
    const token = await issue();
    await clone.query(`update auth_tokens set "expiresAt" = now() - interval '1 second'`);
    expect(await holds(token)).toBe(false);
    await expect(useToken(pool, 'reset', token)).rejects.toMatchObject(invalid);
  });

  it.each([
    ['reset', 60],
    ['verify', 24 * 60],
  ] as const)('to %s holds for %i minutes', async (type, minutes) => {
    await issue(type);
    const rows = await clone.query(`select extract(epoch from "expiresAt" - now()) / 60 as minutes from auth_tokens`);
    expect(Number(Object(rows[0]).minutes)).toBeCloseTo(minutes, 0);
  });

  it('is stored as a hash alone', async () => {
    const token = await issue();
    const [row] = await clone.query(`select * from auth_tokens`);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(Object(row).token).toMatch(/^[\da-f]{64}$/);
  });

  it('holds beside the two before it; the fourth ends the first, of its kind alone', async () => {
    const kept = await issue('verify');
    const tokens = [await issue(), await issue(), await issue(), await issue()];
    expect(await Promise.all(tokens.map((token) => holds(token)))).toEqual([false, true, true, true]);
    expect(await holds(kept, 'verify')).toBe(true);
  });

  it('is void once its kind is dropped, or all kinds are', async () => {
    const [verify, reset] = [await issue('verify'), await issue('reset')];
    await dropTokens(pool, 'clara', 'reset');
    expect([await holds(verify, 'verify'), await holds(reset)]).toEqual([true, false]);
    await dropTokens(pool, 'clara');
    expect(await holds(verify, 'verify')).toBe(false);
  });
});
