import { describe, expect, it } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { adviceRequest, generate } from '../../../testing/advice-requests.ts';
import { GOOD_ADVICE } from '../../../testing/model-double.ts';
import { useApp } from '../../../testing/use-app.ts';

const { app, database, model } = await useApp();

/** Every table in which one of these texts stands, in any column. */
async function traces(...texts: string[]): Promise<string[]> {
  const tables = (await database.query(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )) as { schema: string; name: string }[];
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await database.query(
      `select 1 from "${schema}"."${name}" t where t::text like any(array[${texts.map((text) => `'%${text}%'`)}])`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** A model that gives advice, and translates by naming the language. */
model.play((request) => {
  const [system, data] = request.body.messages;
  if (!system?.content.startsWith('Task: translate')) return request.answer(JSON.stringify(GOOD_ADVICE));
  const { texts }: { texts: Record<string, string> } = JSON.parse(data?.content ?? '');
  const translations = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `[Dutch] ${text}`]));
  request.answer(JSON.stringify({ translations }));
});

/** A user with rows in every table that can have any. */
async function busyUser() {
  const user = await signUp(app);
  const { browser, id, email } = user;
  const partner = await signUp(app);
  const { body } = await generate(browser, adviceRequest());
  const advice = String(Reflect.get(Object(body.session), 'id'));
  for (const path of ['/api/translate', '/api/translate-fast']) {
    const translations = { understanding: GOOD_ADVICE.understanding, example: GOOD_ADVICE.example };
    const translated = await browser.call('POST', path, { translations, targetLanguage: 'Dutch', sessionId: advice });
    expect(translated.body).toMatchObject({ translations: { example: `[Dutch] ${GOOD_ADVICE.example}` } });
  }
  await database.query(`
    insert into chat_messages ("sessionId", "userId", message, "messageType") values ('${advice}', '${id}', 'And then?', 'user');
    insert into couples_sessions ("sessionToken", "partner1Id", "partner1Name", "sessionName") values ('own-${id}', '${id}', 'Clara', 'Ours');
    insert into couples_sessions ("sessionToken", "partner1Id", "partner2Id", "partner1Name", "partner2Name", "sessionName")
      values ('other-${partner.id}', '${partner.id}', '${id}', 'Tom', 'Clara', 'Theirs');
    insert into couples_messages ("sessionId", "senderId", "senderName", message, "messageType")
      select id, '${id}', 'Clara', 'I am here', 'user' from couples_sessions where "sessionToken" in ('own-${id}', 'other-${partner.id}');
    insert into couples_translations ("messageId", language, text)
      select id, 'nl', 'Ik ben hier' from couples_messages where "senderId" = '${id}';
    insert into auth_tokens (email, "userId", token, "tokenType", "expiresAt") values ('${email}', '${id}', 'hash-${id}', 'reset', now() + interval '1 hour');
    insert into api_tokens ("userId", "tokenName", "tokenHash") values ('${id}', 'mine', 'api-${id}')`);
  return { user, partner, advice };
}

describe('deleting an account', () => {
  it('leaves no trace in any table, except words in other users’ couples sessions', async () => {
    const { user, partner, advice } = await busyUser();
    expect((await traces(user.id, advice)).toSorted()).toEqual(
      expect.arrayContaining([
        'advice_sessions',
        'api_tokens',
        'auth_tokens',
        'chat_messages',
        'couples_messages',
        'couples_sessions',
        'model_spend',
        'replies',
        'session_translations',
        'sessions',
        'sign_in_places',
        'users',
      ]),
    );
    const { status, body } = await user.browser.call('DELETE', '/api/auth/delete-account');
    expect([status, body.success]).toEqual([200, true]);
    // Their id alone stays, which names nobody any more: no restored backup may bring them back.
    expect(await traces(user.id, user.email, advice, ...Object.values(GOOD_ADVICE).flat(), '[Dutch]')).toEqual(['erasures']);
    expect(await database.query(`select kind from erasures where key = '${user.id}'`)).toEqual([{ kind: 'account' }]);
    const orphans =
      'select 1 from couples_translations t where not exists (select 1 from couples_messages m where m.id = t."messageId")';
    expect(await database.query(orphans)).toEqual([]);
    const left = await database.query(
      `select s."partner2Id", s."partner2Name", m."senderId", m."senderName", m.message from couples_messages m
       join couples_sessions s on s.id = m."sessionId" where s."partner1Id" = '${partner.id}'`,
    );
    expect(left).toEqual([
      { partner2Id: null, partner2Name: 'Clara', senderId: null, senderName: 'Clara', message: 'I am here' },
    ]);
  });

  it('leaves everyone else as they were', async () => {
    const { user, partner } = await busyUser();
    await user.browser.call('DELETE', '/api/auth/delete-account');
    expect((await partner.browser.call('GET', '/api/auth/user')).status).toBe(200);
    expect((await user.browser.call('DELETE', '/api/auth/delete-account')).status).toBe(401);
    const again = await signUp(app, user.browser);
    expect(again.id).not.toBe(user.id);
  });
});

describe('the export', () => {
  it('holds everything of the user who asks, nothing of anyone else, no password and no token', async () => {
    const { user, partner, advice } = await busyUser();
    const { status, body, headers } = await user.browser.call('GET', '/api/auth/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/attachment; filename="?beside-account\.json/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      account: { id: user.id, email: user.email, firstName: 'Clara', dateOfBirth: '1990-03-09' },
      usage: [{ usageCount: 1, plan: 'free' }],
      adviceSessions: [
        {
          id: advice,
          category: 'family',
          advice: { understanding: expect.any(String) },
          chat: [{ message: 'And then?' }],
          translations: [
            { language: 'Dutch', generatedBy: 'ai' },
            { language: 'Dutch', generatedBy: 'ai', text: expect.stringContaining('[Dutch] ') },
          ],
        },
      ],
      couplesSessions: expect.arrayContaining([
        expect.objectContaining({
          sessionName: 'Ours',
          messages: [expect.objectContaining({ message: 'I am here', translations: { nl: 'Ik ben hier' } })],
        }),
        expect.objectContaining({ sessionName: 'Theirs' }),
      ]),
      modelUse: [{ tokens: expect.any(Number) }],
      browsersSignedIn: [
        {
          ...{ browser: null, system: null, how: 'password' },
          since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          lastUsed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ],
      knownPlaces: [{}, {}],
      mailLinks: [{ kind: 'reset', used: false }],
      apiTokens: [{ name: 'mine' }],
    });
    const text = JSON.stringify(body);
    for (const secret of ['argon2', `hash-${user.id}`, `api-${user.id}`, partner.email, `own-${user.id}`])
      expect(text).not.toContain(secret);
  });
});
