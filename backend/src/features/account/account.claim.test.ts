import { describe, expect, it } from 'vitest';
import { registration, signIn, signUp } from '../../testing/accounts.ts';
import { adviceRequest, generate, nextEvent } from '../../testing/advice-requests.ts';
import { GOOD_ADVICE, type Played } from '../../testing/model-double.ts';
import type { Answer, Browser } from '../../testing/test-browser.ts';
import { useCluster } from '../../testing/use-cluster.ts';

const { database, model, one, other } = await useCluster({ MODEL_TIMEOUT_MS: '15000' });

const idOf = ({ body }: Answer): string => String(Reflect.get(Object(body.session), 'id'));
const read = async (browser: Browser, id: string): Promise<number> => (await browser.call('GET', `/api/advice/${id}`)).status;
const owners = (): Promise<unknown[]> =>
  database.query('select "userId", "visitorId" is null as "noVisitor" from advice_sessions');

/** A model that begins, and continues when a test lets it. */
function held(): { begun: Promise<Played>; release(): void } {
  const begun = Promise.withResolvers<Played>();
  const released = Promise.withResolvers<void>();
  model.play(async (played) => {
    const whole = JSON.stringify(GOOD_ADVICE);
    played.send(whole.slice(0, 20));
    begun.resolve(played);
    await released.promise;
    played.answer(whole.slice(20));
  });
  return { begun: begun.promise, release: () => released.resolve() };
}

describe('advice asked for without an account', () => {
  it('moves to the account that the browser registers, and to no other', async () => {
    const browser = one.browser();
    const id = idOf(await generate(browser, adviceRequest()));
    const strange = idOf(await generate(one.browser(), adviceRequest()));
    const body = registration();
    await browser.call('POST', '/api/auth/register', body);
    expect([await read(browser, id), await read(browser, strange)]).toEqual([200, 404]);
    const away = other.browser();
    await signIn(away, body.email);
    expect([await read(away, id), await read(away, strange)]).toEqual([200, 404]);
  });

  it('moves to the account that the browser signs in to; after signing out nobody else has it', async () => {
    const user = await signUp(one);
    const browser = one.browser();
    const id = idOf(await generate(browser, adviceRequest()));
    await signIn(browser, user.email);
    expect([await read(browser, id), await read(user.browser, id)]).toEqual([200, 200]);
    await browser.call('POST', '/api/auth/logout');
    expect(await read(browser, id)).toBe(404);
    await browser.call('POST', '/api/visitor');
    expect(await read(browser, id)).toBe(404);
    await signUp(one, browser);
    expect(await read(browser, id)).toBe(404);
  });

  it('does not move when the sign-in fails, nor by asking twice', async () => {
    const user = await signUp(one);
    const browser = one.browser();
    const id = idOf(await generate(browser, adviceRequest()));
    await signIn(browser, user.email, 'not the password');
    expect([await read(browser, id), await read(user.browser, id)]).toEqual([200, 404]);
    await Promise.all([signIn(browser, user.email), signIn(browser, user.email), signIn(browser, user.email)]);
    expect(await read(user.browser, id)).toBe(200);
  });

  it('moves while it is being written: it is stored in the account, and can be watched and stopped there', async () => {
    const user = await signUp(one);
    const browser = one.browser();
    await browser.call('POST', '/api/visitor');
    const { begun, release } = held();
    const request = adviceRequest();
    const answer = generate(browser, request);
    await begun;
    await signIn(browser, user.email);
    const socket = await user.browser.at(other.url).socket();
    expect(await socket.emitWithAck('advice:watch', { requestId: request.requestId })).toMatchObject({ success: true });
    const ready = nextEvent<{ session: { userId: string } }>(socket, 'advice:ready');
    release();
    expect((await ready).session.userId).toBe(user.id);
    expect(await read(user.browser, idOf(await answer))).toBe(200);
    expect(await owners()).toContainEqual({ userId: user.id, noVisitor: true });
  });
});

it("a user's advice is hidden from visitors and other users: by call, by event, and in pushes", async () => {
  const owner = await signUp(one);
  const request = adviceRequest();
  const id = idOf(await generate(owner.browser, request));
  const visitor = other.browser();
  await visitor.call('POST', '/api/visitor');
  const attempt = async (stranger: Browser): Promise<void> => {
    const socket = await stranger.at(other.url).socket();
    const received: unknown[] = [];
    socket.onAny((event) => received.push(event));
    expect(await read(stranger, id)).toBe(404);
    expect((await stranger.call('DELETE', `/api/advice/${id}`)).status).toBe(404);
    const { requestId } = request;
    const answers = await Promise.all([
      socket.emitWithAck('advice:watch', { requestId }),
      socket.emitWithAck('advice:stop', { requestId }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ success: false, code: 'not_found' });
    expect((await generate(stranger, request)).status).toBe(409);
    expect(received.filter((event) => event !== 'usage:changed')).toEqual([]);
  };
  await Promise.all([attempt((await signUp(one)).browser), attempt(visitor)]);
  expect(await read(owner.browser, id)).toBe(200);
});

it('deleting an account while its advice is being written leaves nothing of it', async () => {
  const user = await signUp(one);
  const socket = await user.browser.at(other.url).socket();
  const { begun, release } = held();
  const request = adviceRequest();
  const answer = generate(user.browser, request);
  const played = await begun;
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  expect((await user.browser.at(other.url).call('DELETE', '/api/auth/delete-account')).status).toBe(200);
  // The model's request is aborted, the socket closed, and the call answered.
  await Promise.all([closed, played.aborted]);
  release();
  expect((await answer).status).toBe(404);
  expect(await database.query(`select 1 from advice_sessions where "userId" = '${user.id}'`)).toEqual([]);
  expect(await database.query(`select 1 from replies where id = '${request.requestId}'`)).toEqual([]);
});
