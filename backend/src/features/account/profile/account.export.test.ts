import { get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { createAdvice } from '../../../testing/chats.ts';
import { createSession } from '../../../testing/couples.ts';
import { useApp } from '../../../testing/use-app.ts';

const { app, database } = await useApp();

/** Someone with a chat, and a couples session, of so many messages each. */
async function talkative(messages: number) {
  const { creator: user } = await createSession(app);
  const advice = await createAdvice(user.browser);
  await database.query(
    `insert into chat_messages ("sessionId", "userId", message, "messageType", language, "clientMessageId")
     select '${advice}', '${user.id}', n || repeat(' long words', 60), 'user', 'en', gen_random_uuid() from generate_series(1, ${messages}) n`,
  );
  await database.query(
    `insert into couples_messages ("sessionId", "senderRole", "senderId", "senderName", message, "messageType")
     select s.id, 'partner1', '${user.id}', 'Clara', n || repeat(' long words', 60), 'user'
     from couples_sessions s cross join generate_series(1, ${messages}) n where s."partner1Id" = '${user.id}'`,
  );
  return user;
}

/** Begins to read an answer, and reads no further. */
const begin = ({ browser }: Awaited<ReturnType<typeof signUp>>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { Cookie: browser.cookie, 'X-Forwarded-For': browser.ip };
    get(`${app.url}/api/auth/export`, { headers }, resolve).once('error', reject);
  });

async function read(answer: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

it('is whole and in order, however long the talks are', async () => {
  const user = await talkative(1234);
  const { adviceSessions, couplesSessions } = Object(await read(await begin(user)));
  for (const list of [adviceSessions[0].chat, couplesSessions[0].messages])
    expect(list.map(({ message }: { message: string }) => Number.parseInt(message, 10))).toEqual(
      Array.from({ length: 1234 }, (_, index) => index + 1),
    );
});

it('is written one at a time for each user, no faster than it is read, and another can begin when it is left', async () => {
  const user = await talkative(20_000);
  const slow = await begin(user);
  expect(slow.statusCode).toBe(200);
  const refused = await begin(user);
  expect([refused.statusCode, await read(refused)]).toMatchObject([409, { code: 'conflict' }]);
  const other = await signUp(app);
  expect(Object(await read(await begin(other))).account.id).toBe(other.id);
  slow.destroy();
  await expect.poll(async () => (await begin(user)).statusCode).toBe(200);
});

it('can begin again where the caller left before the first piece', async () => {
  const user = await talkative(10);
  for (let each = 0; each < 20; each++) {
    const headers = { Cookie: user.browser.cookie, 'X-Forwarded-For': user.browser.ip };
    const request = get(`${app.url}/api/auth/export`, { headers, agent: false });
    request.once('error', () => undefined);
    await new Promise((resolve) => request.once('socket', (socket) => socket.once('connect', resolve)));
    request.destroy();
  }
  await expect.poll(async () => (await begin(user)).statusCode).toBe(200);
});

it('says nothing of anybody to a stranger', async () => {
  expect((await app.browser().call('GET', '/api/auth/export')).status).toBe(401);
});
