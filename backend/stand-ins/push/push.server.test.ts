import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decrypt } from './push.encryption.ts';
import type { PushedMessage } from './push.inbox.ts';
import { type PushServer, startPushServer } from './push.server.ts';

interface Registered {
  endpoint: string;
  p256dh: string;
  auth: string;
}

let server: PushServer;
let now = Date.parse('2026-03-01T10:00:00Z');

beforeEach(async () => {
  server = await startPushServer({ keep: 5, now: () => now });
});
afterEach(() => server.close());

const json = async (response: Response | Promise<Response>) => JSON.parse(await (await response).text());
const post = (path: string, body: object = {}): Promise<Response> =>
  fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) });
const register = (body: object = {}): Promise<Registered> => json(post('/register', body));
const messages = (endpoint?: string): Promise<PushedMessage[]> =>
  json(fetch(`${server.url}/messages${endpoint ? `?endpoint=${encodeURIComponent(endpoint)}` : ''}`));

/** An application server, written by the RFCs and without the library that the product uses. */
function applicationServer() {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const d = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' });
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: server.url, exp: now / 1000 + 3600, sub: 'mailto:push@example.com' };
  const token = (more: object = {}, header: object = { typ: 'JWT', alg: 'ES256' }): string => {
    const text = `${part(header)}.${part({ ...claims, ...more })}`;
    return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };
  return {
    key: point.toString('base64url'),
    token,
    authorization: (more?: object) => `vapid t=${token(more)}, k=${point.toString('base64url')}`,
  };
}

/** The encryption of RFC 8291 in one record; `padding` is the encoding's own. */
function seal(text: string, { p256dh, auth }: Registered, { padding = 0, delimiter = 2, recordSize = 4096 } = {}): Buffer {
  const own = createECDH('prime256v1');
  const point = own.generateKeys();
  const browser = Buffer.from(p256dh, 'base64url');
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, point]);
  const input = derive(own.computeSecret(browser), Buffer.from(auth, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const cipher = createCipheriv('aes-128-gcm', key, derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([delimiter]), Buffer.alloc(padding)]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head[4] = point.length;
  return Buffer.concat([salt, head, point, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

const HEADERS = { TTL: '60', 'Content-Encoding': 'aes128gcm' };
/** Sends a push as it should be, but for what is given. */
const push = (to: Registered, headers: Record<string, string>, body: Buffer = seal('hello', to)): Promise<Response> =>
  fetch(to.endpoint, { method: 'POST', headers: { ...HEADERS, ...headers }, body: new Uint8Array(body), redirect: 'manual' });
const statusAndReason = async (response: Promise<Response>) => {
  const { status } = await response;
  return [status, (await json(response)).reason];
};

describe('decryption', () => {
  it('reads the example of RFC 8291, appendix A', () => {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
    expect(decrypt(Buffer.from(body, 'base64url'), { ecdh, auth }).toString()).toBe('When I grow up, I want to be a watermelon');
  });
});

describe('a push', () => {
  it('is decrypted, and listed with its headers', async () => {
    const browser = await register();
    const { authorization } = applicationServer();
    const sent = await push(
      browser,
      { Authorization: authorization(), Topic: 'a-b_1', Urgency: 'low' },
      seal('Grüße', browser, { padding: 9 }),
    );
    expect(sent.status).toBe(201);
    const [message, ...more] = await messages();
    expect(more).toEqual([]);
    expect(message).toEqual({
      ...{ id: expect.any(String), endpoint: browser.endpoint, date: '2026-03-01T10:00:00.000Z', text: 'Grüße', length: 7 },
      ...{ size: 86 + 7 + 1 + 9 + 16, ttl: 60, topic: 'a-b_1', urgency: 'low', state: 'waiting' },
    });
    expect(sent.headers.get('location')).toBe(`${server.url}/messages/${message?.id}`);
    expect(await json(fetch(sent.headers.get('location') ?? ''))).toEqual(message);
    expect((await fetch(`${server.url}/messages/none`)).status).toBe(404);
  });

  it('waits until the browser takes it, unless one of its topic replaces it or its time ends', async () => {
    const [one, two] = [await register(), await register()];
    const Authorization = applicationServer().authorization();
    const send = (to: Registered, text: string, more: object) => push(to, { Authorization, ...more }, seal(text, to));
    for (const [to, text, more] of [
      [one, 'a', { Topic: 't' }],
      [two, 'b', { Topic: 't' }],
      [one, 'c', { Topic: 't' }],
      [one, 'd', {}],
      [one, 'e', { TTL: '0' }],
    ] as const)
      expect((await send(to, text, more)).status).toBe(201);
    const states = async () => Object.fromEntries((await messages()).map(({ text, state }) => [text, state]));
    expect(await states()).toEqual({ a: 'replaced', b: 'waiting', c: 'waiting', d: 'waiting', e: 'expired' });
    const received: PushedMessage[] = await json(post('/receive', { endpoint: one.endpoint }));
    expect(received.map(({ text }) => text)).toEqual(['c', 'd']);
    expect(await json(post('/receive', { endpoint: one.endpoint }))).toEqual([]);
    now += 60_000;
    expect(await states()).toEqual({ a: 'replaced', b: 'expired', c: 'delivered', d: 'delivered', e: 'expired' });
    expect((await messages(two.endpoint)).map(({ text }) => text)).toEqual(['b']);
    // The newest five are kept.
    await send(two, 'f', {});
    expect((await messages()).map(({ text }) => text)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it.each([
    ['no TTL', { TTL: '' }, /TTL must be/],
    ['a TTL in words', { TTL: 'soon' }, /TTL must be/],
    ['a topic of 33 characters', { Topic: 'x'.repeat(33) }, /Topic has/],
    ['a topic with a space', { Topic: 'a b' }, /Topic has/],
    ['an unknown urgency', { Urgency: 'now' }, /Urgency is/],
    ['the former encoding', { 'Content-Encoding': 'aesgcm' }, /Content-Encoding must/],
  ])('with %s is refused', async (_what, headers, reason) => {
    const browser = await register();
    const response = push(browser, { Authorization: applicationServer().authorization(), ...headers });
    expect(await statusAndReason(response)).toEqual([400, expect.stringMatching(reason)]);
    expect(await messages()).toEqual([]);
  });

  it('that cannot be decrypted, or is too large, is refused', async () => {
    const [browser, other] = [await register(), await register()];
    const Authorization = applicationServer().authorization();
    const changed = seal('hello', browser);
    changed[90] = (changed[90] ?? 0) ^ 1;
    const bodies = [
      ...[Buffer.alloc(0), Buffer.from('hello'), randomBytes(200), changed, seal('hello', other)],
      ...[seal('hello', browser, { delimiter: 1 }), seal('hello', browser, { recordSize: 20 })],
    ];
    for (const body of bodies)
      expect(await statusAndReason(push(browser, { Authorization }, body))).toEqual([
        400,
        expect.stringContaining('cannot be decrypted'),
      ]);
    for (const size of [4000, 200_000])
      expect((await push(browser, { Authorization }, seal('x'.repeat(size), browser))).status).toBe(413);
    expect((await push(browser, { Authorization }, seal('x'.repeat(3993), browser))).status).toBe(201);
  });
});

describe('the sender', () => {
  it('is believed by a token that its key has signed, for this service and for a day at most', async () => {
    const browser = await register();
    const { authorization, key, token } = applicationServer();
    const other = applicationServer();
    const at = now / 1000;
    expect((await push(browser, { Authorization: authorization({ exp: at + 86_400 }) })).status).toBe(201);
    const refused: [string, RegExp][] = [
      [authorization({ aud: 'https://push.example' }), /another push service/],
      [authorization({ aud: `${server.url}/` }), /another push service/],
      [authorization({ exp: at - 1 }), /has expired/],
      [authorization({ exp: at + 86_401 }), /more than a day/],
      [authorization({ exp: undefined }), /lacks/],
      [authorization({ sub: 'somebody' }), /lacks/],
      [authorization({ sub: undefined }), /lacks/],
      [`vapid t=${token()}, k=${other.key}`, /signature is wrong/],
      [`vapid t=${token().slice(0, -4)}AAAA, k=${key}`, /signature is wrong/],
      [`vapid t=${token({}, { alg: 'none' })}, k=${key}`, /ES256/],
      [`vapid t=${token()}`, /public key/],
      [`vapid t=${token()}, k=${key.slice(2)}`, /public key/],
      [`vapid t=${token()}, k=${Buffer.alloc(65, 4).toString('base64url')}`, /public key/],
      [`vapid k=${key}`, /ES256/],
    ];
    for (const [Authorization, reason] of refused)
      expect(await statusAndReason(push(browser, { Authorization }))).toEqual([403, expect.stringMatching(reason)]);
    expect(await messages()).toHaveLength(1);
  });

  it('must name itself', async () => {
    const browser = await register();
    const { token, key } = applicationServer();
    const none: Record<string, string> = {};
    for (const headers of [none, { Authorization: `WebPush ${token()}` }, { Authorization: `Bearer t=${token()}, k=${key}` }])
      expect((await push(browser, headers)).status).toBe(401);
  });

  it('has the key that the browser has subscribed with', async () => {
    const [own, other] = [applicationServer(), applicationServer()];
    const browser = await register({ applicationServerKey: own.key });
    expect((await push(browser, { Authorization: own.authorization() })).status).toBe(201);
    expect(await statusAndReason(push(browser, { Authorization: other.authorization() }))).toEqual([
      403,
      expect.stringContaining('another key'),
    ]);
    expect((await post('/register', { applicationServerKey: 'short' })).status).toBe(400);
  });
});

describe('a subscription', () => {
  it('that ended is 410, and one that never was is 404', async () => {
    const browser = await register();
    const Authorization = applicationServer().authorization();
    expect((await fetch(browser.endpoint, { method: 'DELETE' })).status).toBe(204);
    expect((await push(browser, { Authorization })).status).toBe(410);
    const none = { ...browser, endpoint: `${server.url}/push/none` };
    expect((await push(none, { Authorization })).status).toBe(404);
    expect((await fetch(none.endpoint, { method: 'DELETE' })).status).toBe(404);
  });

  it('has faults for as many pushes as asked for', async () => {
    const [browser, other] = [await register(), await register()];
    const Authorization = applicationServer().authorization();
    const plan = (answer: object) => post('/answer', { endpoint: browser.endpoint, ...answer });
    await plan({ how: 429, times: 2, retryAfter: 7 });
    await plan({ how: 'redirect', location: 'https://push.example/' });
    await plan({ how: 'cut' });
    expect((await push(other, { Authorization })).status).toBe(201);
    for (const each of [1, 2]) {
      const answer = await push(browser, { Authorization });
      expect([each, answer.status, answer.headers.get('retry-after')]).toEqual([each, 429, '7']);
    }
    const moved = await push(browser, { Authorization });
    expect([moved.status, moved.headers.get('location')]).toEqual([307, 'https://push.example/']);
    await expect(push(browser, { Authorization })).rejects.toThrow();
    expect((await push(browser, { Authorization })).status).toBe(201);
    expect((await plan({ how: 'oddly' })).status).toBe(400);
  });

  it('can be left without an answer, and the server closes all the same', async () => {
    const browser = await register();
    await post('/answer', { endpoint: browser.endpoint, how: 'hang' });
    const waiting = push(browser, {}).catch(() => 'closed');
    await post('/receive', { endpoint: browser.endpoint });
    await server.close();
    expect(await waiting).toBe('closed');
  });
});

describe('the page', () => {
  it('shows what came, and runs nothing of it', async () => {
    const browser = await register();
    const Authorization = applicationServer().authorization();
    expect(await (await fetch(server.url)).text()).toContain('No push yet');
    await push(browser, { Authorization }, seal('<script>alert(1)</script>', browser));
    const page = await fetch(server.url);
    const text = await page.text();
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).toContain('TTL 60 s');
    expect(text).not.toContain('<script>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('subscribes a browser by its form', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.url };
    const { endpoint } = await json(fetch(`${server.url}/register`, { method: 'POST', headers }));
    expect(endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/push\/[\w-]{43}$/);
  });

  it('is told of each push', async () => {
    const browser = await register();
    const reader = (await fetch(`${server.url}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('retry');
    await push(browser, { Authorization: applicationServer().authorization() });
    expect((await reader?.read())?.value).toContain('data: new');
    await reader?.cancel();
  });

  it('answers this machine and its own pages alone', async () => {
    const status = (headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const asked = request(`${server.url}/messages`, { headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject);
        asked.end();
      });
    const { port } = new URL(server.url);
    expect(await status({ host: `localhost:${port}` })).toBe(200);
    expect(await status({ origin: `http://localhost:${port}` })).toBe(200);
    for (const host of ['evil.example', '127.0.0.1.evil.example']) expect(await status({ host: `${host}:${port}` })).toBe(403);
    for (const origin of ['null', 'https://evil.example', `http://evil.example:${port}`, 'http://localhost:3000'])
      expect(await status({ origin })).toBe(403);
    expect(Number(port)).toBeLessThan(32_768);
    expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
    expect((await fetch(`${server.url}/messages`, { method: 'DELETE' })).status).toBe(404);
  });
});
