import pg from 'pg';
import { expect, it } from 'vitest';
import { createCouple, nextPush, openPage, poll, post, roomIn, say } from '../../../testing/couples.ts';
import { useCluster } from '../../../testing/use-cluster.ts';
import { WAITS_FOR_LOCK } from '../../../testing/wait.ts';

const { database, model, one, other } = await useCluster();

/** Who is translated: a partner, whose words are intimate, or the counsellor, who speaks to both. */
const writerIn = (system: string): string => (system.includes('what an AI says to both') ? 'counsellor' : 'partner');

/** A model that translates by naming the language, and counts. Its counsellor never says the same twice. */
function translating(): string[] {
  const asked: string[] = [];
  let said = 0;
  model.play((request) => {
    const system = request.body.messages[0]?.content ?? '';
    if (!system.startsWith('Task: translate')) return request.answer(`The counsellor speaks ${++said}.`);
    const { targetLanguage, texts } = JSON.parse(request.body.messages[1]?.content ?? '');
    asked.push(`${targetLanguage}, ${writerIn(system)}: ${Object.values(texts).join(' | ')}`);
    request.answer(JSON.stringify({ translations: { t0: `[${targetLanguage}] ${texts.t0}` } }));
  });
  return asked;
}

it('shows each reader the partner’s and the counsellor’s messages in the reader’s language, each translated once', async () => {
  const asked = translating();
  const { token, creator, partner } = await createCouple(one);
  const hers = await openPage(creator.browser, token, { language: 'nl' });
  const his = await openPage(partner.at(other.url), token, { language: 'zh' });
  const second = await openPage(partner, token, { language: 'zh' });
  const inChinese = [his, second].map(({ socket }) => nextPush(socket, 'couples:translation'));
  const sent = await say(hers.socket, token, 'Goedenavond', { language: 'nl' });
  for (const push of await Promise.all(inChinese))
    expect(push).toMatchObject({ messageId: sent.id, language: 'zh', text: '[Chinese] Goedenavond' });
  const back = nextPush(hers.socket, 'couples:translation', ({ text }) => !text.includes('speaks'));
  await say(his.socket, token, '晚上好', { language: 'zh' });
  expect((await back).text).toBe('[Dutch] 晚上好');
  const answers = await Promise.all(
    [hers, his].map(({ socket }) => nextPush(socket, 'couples:translation', ({ text }) => text.includes('speaks'))),
  );
  expect(answers.map(({ language }) => language)).toEqual(['nl', 'zh']);
  // On a slow machine the counsellor answers each message by itself.
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((each) => !/speaks [2-9]/.test(each)).sort()).toEqual([
    'Chinese, counsellor: The counsellor speaks 1.',
    'Chinese, partner: Goedenavond',
    'Dutch, counsellor: The counsellor speaks 1.',
    'Dutch, partner: 晚上好',
  ]);
  // No reader of another language received it.
  expect(JSON.stringify(hers.frames)).not.toContain('[Chinese]');
});

it('keeps a translation for later pages, by socket and by poll, on any node', async () => {
  const asked = translating();
  const { token, creator, partner } = await createCouple(one);
  await post(creator.browser, token, 'Good evening', { language: 'en' });
  const his = await openPage(partner, token, { language: 'nl' });
  await nextPush(his.socket, 'couples:translation');
  const again = await openPage(partner.at(other.url), token, { language: 'nl' });
  // The counsellor may have answered by then.
  expect(Object(again.room).messages[0]).toMatchObject({
    message: 'Good evening',
    translation: { language: 'nl', text: '[Dutch] Good evening' },
  });
  const polled = roomIn(await poll(partner.at(other.url), token, '?language=nl'));
  expect(polled.messages[0]?.translation?.text).toBe('[Dutch] Good evening');
  expect(asked.filter((text) => text.includes('Good evening'))).toEqual(['Dutch, partner: Good evening']);
});

it('reaches a poll on another node than the writer’s, after the message itself', async () => {
  translating();
  const { token, creator, partner } = await createCouple(one);
  const his = partner.at(other.url);
  await poll(his, token, '?language=nl');
  const hers = await openPage(creator.browser, token, { language: 'en' });
  const sent = await say(hers.socket, token, 'Can you read this?', { language: 'en' });
  await expect
    .poll(async () => roomIn(await poll(his, token, `?language=nl&after=${sent.id - 1}`)).messages[0]?.translation?.text)
    .toBe('[Dutch] Can you read this?');
  // A page that has the message already gets it again, with its translation.
  await expect
    .poll(async () =>
      roomIn(await poll(his, token, `?language=nl&after=${sent.id}`)).messages.map(({ id, translation }) => [
        id,
        translation?.text,
      ]),
    )
    .toContainEqual([sent.id, '[Dutch] Can you read this?']);
});

it('follows the reader’s change of language, and is deleted with the session', async () => {
  translating();
  const { token, id, creator, partner } = await createCouple(one);
  const { socket } = await openPage(partner, token, { language: 'en' });
  const { id: messageId } = await say(socket, token, 'Change', { language: 'en' });
  const translated = nextPush(socket, 'couples:translation');
  expect(await socket.emitWithAck('couples:language', { token, language: 'zh' })).toMatchObject({ success: true });
  expect(await translated).toMatchObject({ messageId, language: 'zh', text: '[Chinese] Change' });
  await creator.browser.call('DELETE', `/api/couples/history/${id}`);
  expect(await database.query(`select 1 from couples_translations where "messageId" = ${messageId}`)).toEqual([]);
  // Nothing of it is in the shared translations.
  expect(await database.query(`select 1 from translations where text like '%Change%'`)).toEqual([]);
});

it('leaves the original when the model fails, and is tried again on request', async () => {
  model.play((request) => request.refuse(500));
  const { token, creator, partner } = await createCouple(one);
  await post(creator.browser, token, 'Hard to say', { language: 'en' });
  const { socket, room } = await openPage(partner, token, { language: 'nl' });
  expect(room).toMatchObject({ messages: [{ message: 'Hard to say' }] });
  await expect
    .poll(() =>
      database.query(
        `select 1 from couples_translations t join couples_messages m on m.id = t."messageId" where m.message = 'Hard to say'`,
      ),
    )
    .toEqual([]);
  translating();
  const translated = nextPush(socket, 'couples:translation');
  await socket.emitWithAck('couples:language', { token, language: 'nl' });
  expect((await translated).text).toBe('[Dutch] Hard to say');
});

it('leaves the original when the translation lost something, and stores none', async () => {
  const asked: string[] = [];
  model.play((request) => {
    const system = request.body.messages[0]?.content ?? '';
    if (!system.startsWith('Task: translate')) return request.answer('The counsellor speaks.');
    asked.push(request.body.messages[1]?.content ?? '');
    request.answer(JSON.stringify({ translations: { t0: 'Bel haar 😢' } }));
  });
  const { token, creator, partner } = await createCouple(one);
  await post(creator.browser, token, 'Call her on 988 😢', { language: 'en' });
  await openPage(partner, token, { language: 'nl' });
  // The claim is given back after the repair.
  const count = async () =>
    (
      await database.query(
        `select 1 from couples_translations t join couples_messages m on m.id = t."messageId" where m.message = 'Call her on 988 😢'`,
      )
    ).length;
  await expect.poll(async () => [asked.filter((text) => text.includes('988')).length, await count()]).toEqual([2, 0]);
});

/** Statements of this database with this beginning that wait for a lock. */
async function waiting(statement: string): Promise<number> {
  const rows = await database.query(`${WAITS_FOR_LOCK} and query like '${statement}%'`);
  return rows.length;
}

async function connection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client;
}

it('is not begun for a message that is being deleted', async () => {
  const asked = translating();
  const { token, creator, partner } = await createCouple(one);
  const { socket } = await openPage(partner, token, { language: 'en' });
  const { id } = await say(socket, token, 'Gone in a moment', { language: 'en' });
  const deleting = await connection();
  await deleting.query('begin');
  await deleting.query('delete from couples_messages where id = $1', [id]);
  await openPage(creator.browser, token, { language: 'zh' });
  await expect.poll(() => waiting('insert into couples_translations')).toBe(1);
  await deleting.query('commit');
  await expect.poll(() => waiting('insert into couples_translations')).toBe(0);
  await deleting.end();
  expect(await database.query(`select 1 from couples_translations where "messageId" = ${id}`)).toEqual([]);
  expect(asked.filter((text) => text.includes('Gone'))).toEqual([]);
});

it('is deleted with its session, even when it is stored during the deletion', async () => {
  translating();
  const { token, id, creator } = await createCouple(one);
  const { body } = await post(creator.browser, token, 'Both at once', { language: 'en' });
  const messageId = Number(Object(body.message).id);
  const [writer, deleting] = [await connection(), await connection()];
  await writer.query('begin');
  await writer.query(`insert into couples_translations ("messageId", language, text)
    select id, 'zh', '[Chinese] Both at once' from couples_messages where id = ${messageId} for key share`);
  const deleted = deleting.query(`delete from couples_sessions where id = ${id}`);
  await expect.poll(() => waiting('delete from couples_sessions')).toBe(1);
  await writer.query('commit');
  await deleted;
  await Promise.all([writer.end(), deleting.end()]);
  expect(await database.query(`select 1 from couples_translations where "messageId" = ${messageId}`)).toEqual([]);
});
