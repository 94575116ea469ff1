import { createServer as createTlsServer } from 'node:https';
import { createServer, type Server } from 'node:net';
import { LANGUAGES } from '@beside/common/language/language.constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUSH_CERTIFICATE } from '../../testing/push-certificate.ts';
import { startPushService, type TestPushService } from '../../testing/push-service.ts';
import { createLog } from '../logger.ts';
import { createPushKeys } from './push-keys.ts';
import type { PushMessage, PushTarget } from './push-sender.ts';
import { createPushSender, type PushSenderOptions, type PushSettings } from './web-push-sender.ts';

const MESSAGE: PushMessage = { v: 1, look: 'beside', language: 'de' };
const lines: string[] = [];
const log = createLog('debug', { write: (line: string) => void lines.push(line) });

let service: TestPushService;
let browser: PushTarget;
const senderWith = (settings: Partial<PushSettings> = {}, options?: PushSenderOptions) =>
  createPushSender({ ...service.keys, contact: 'mailto:push@beside.example', hosts: [service.url], ...settings }, log, options);

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
beforeEach(async () => {
  browser = await service.register();
  lines.length = 0;
});

describe('a push', () => {
  it('has 128 bytes in every look and language, and its plain text is the message', async () => {
    const { send } = senderWith();
    const messages = ['beside', 'notes', 'days'].flatMap((look) =>
      LANGUAGES.map((language) => ({ v: 1 as const, look, language })),
    );
    expect(messages).toHaveLength(18);
    for (const message of messages) expect(await send(browser, message)).toBe('sent');
    const came = (await service.messages(browser.endpoint)).toReversed();
    expect(came.map(({ text }) => JSON.parse(text))).toEqual(messages);
    expect(new Set(came.map(({ length }) => length))).toEqual(new Set([128]));
    expect(new Set(came.map(({ size }) => size)).size).toBe(1);
    expect(came[0]).toMatchObject({ ttl: 43_200, topic: 'new', urgency: 'normal' });
  });

  it('replaces one that waits, and shows as one when the browser comes back', async () => {
    const { send } = senderWith();
    for (const language of ['en', 'fr', 'nl']) await send(browser, { ...MESSAGE, language });
    expect((await service.messages(browser.endpoint)).map(({ state }) => state)).toEqual(['waiting', 'replaced', 'replaced']);
    expect((await service.receive(browser.endpoint)).map(({ text }) => JSON.parse(text).language)).toEqual(['nl']);
    await send(browser, MESSAGE);
    expect((await service.messages(browser.endpoint)).map(({ state }) => state)[0]).toBe('waiting');
    expect(await service.receive(browser.endpoint)).toHaveLength(1);
  });

  it('has no field but its own, and none that would make it longer than others', async () => {
    const { send } = senderWith();
    const more = { ...MESSAGE, kind: 'account', session: 'Sundays' };
    await send(browser, more);
    expect(JSON.parse((await service.messages(browser.endpoint))[0]?.text ?? '')).toEqual(MESSAGE);
    await expect(send(browser, { ...MESSAGE, look: 'x'.repeat(128) })).rejects.toThrow(RangeError);
  });

  it('is signed by the key that browsers subscribe with, and by no other', async () => {
    expect(senderWith().key).toBe(service.keys.publicKey);
    expect(await senderWith(createPushKeys()).send(browser, MESSAGE)).toBe('later');
    expect(await senderWith({ publicKey: createPushKeys().publicKey }).send(browser, MESSAGE)).toBe('later');
    expect(await service.messages(browser.endpoint)).toEqual([]);
  });
});

describe('the result', () => {
  it.each([
    [200, 'sent'],
    [202, 'sent'],
    [204, 'later'],
    [400, 'later'],
    [401, 'later'],
    [403, 'later'],
    [404, 'gone'],
    [410, 'gone'],
    [413, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    ['cut', 'later'],
    ['endless', 'sent'],
  ] as const)('of an answer %s is %s', async (how, result) => {
    await service.answer(browser.endpoint, { how });
    expect(await senderWith().send(browser, MESSAGE)).toBe(result);
    // It was this one answer.
    expect(await senderWith().send(browser, MESSAGE)).toBe('sent');
  });

  it('is gone once the subscription has ended, or where there is none', async () => {
    const { send } = senderWith();
    await service.end(browser.endpoint);
    expect(await send(browser, MESSAGE)).toBe('gone');
    expect(await send({ ...browser, endpoint: `${service.url}/push/none` }, MESSAGE)).toBe('gone');
  });

  it('is gone for keys that no browser has made', async () => {
    const { send } = senderWith();
    const point = Buffer.alloc(65, 4).toString('base64url');
    for (const keys of [{ p256dh: '' }, { p256dh: 'AAAA' }, { p256dh: point }, { auth: '' }, { auth: 'AAAA' }])
      expect(await send({ ...browser, ...keys }, MESSAGE)).toBe('gone');
    expect(await service.messages(browser.endpoint)).toEqual([]);
  });

  it('is later where nothing answers in time, or nobody listens', async () => {
    await service.answer(browser.endpoint, { how: 'hang' });
    expect(await senderWith({}, { timeoutMs: 200 }).send(browser, MESSAGE)).toBe('later');
    const other = await startPushService();
    const gone = await other.register();
    await other.close();
    expect(await senderWith({ hosts: [other.url] }).send(gone, MESSAGE)).toBe('later');
  });
});

describe('the log', () => {
  it('names a refusal once, and nothing of the browser, the keys or the message', async () => {
    const { send } = senderWith();
    for (const how of [403, 403, 413, 429, 500, 410, 'cut', 403] as const) {
      await service.answer(browser.endpoint, { how });
      await send(browser, MESSAGE);
    }
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    expect(warnings.map(({ service: name, status }) => [name, status])).toEqual(
      [403, 413].map((status) => [service.url, status]),
    );
    const secrets = [
      browser.endpoint.slice(-20),
      browser.p256dh,
      browser.auth,
      service.keys.privateKey,
      service.keys.publicKey,
      'vapid',
    ];
    for (const secret of [...secrets, 'beside"', 'language']) expect(lines.join('')).not.toContain(secret);
  });
});

/** A server that counts who connects. */
async function startCounting(): Promise<{ port: number; count: () => number; server: Server }> {
  const connections = { count: 0 };
  const server = createServer((socket) => {
    connections.count += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, count: () => connections.count, port: typeof address === 'object' && address ? address.port : 0 };
}

describe('by TLS', () => {
  it('a push has what a push service wants, and no redirect is followed', async () => {
    const { server: elsewhere, count, port: forbidden } = await startCounting();
    const asked: object[] = [];
    const statuses = [201, 307];
    const server = createTlsServer(PUSH_CERTIFICATE, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        asked.push({ method: request.method, path: request.url, bytes: Buffer.concat(chunks).length, ...request.headers });
        response.writeHead(statuses[asked.length - 1] ?? 500, { Location: `https://127.0.0.1:${forbidden}/` }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const options: PushSenderOptions = {
      ...{ port, ca: PUSH_CERTIFICATE.cert, allowed: ['127.0.0.1'] },
      lookup: (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    };
    const target = { ...browser, endpoint: 'https://a.push.example/send/1?token=a%2bb' };
    const { send } = senderWith({ hosts: ['push.example'] }, options);
    expect(await send(target, MESSAGE)).toBe('sent');
    expect(await send(target, MESSAGE)).toBe('later');
    const wanted = {
      ...{ method: 'POST', path: '/send/1?token=a%2bb', bytes: 86 + 128 + 1 + 16, 'content-encoding': 'aes128gcm' },
      ...{ ttl: '43200', topic: 'new', urgency: 'normal' },
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/),
    };
    expect(asked).toMatchObject([wanted, wanted]);
    expect(count()).toBe(0);
    // A certificate that nobody trusts, and one of another name.
    expect(await senderWith({ hosts: ['push.example'] }, { ...options, ca: undefined }).send(target, MESSAGE)).toBe('later');
    expect(await send({ ...target, endpoint: 'https://b.push.example/' }, MESSAGE)).toBe('later');
    expect(asked).toHaveLength(2);
    server.closeAllConnections();
    await Promise.all([server, elsewhere].map((each) => new Promise((resolve) => each.close(resolve))));
  });
});

describe('an endpoint from outside', () => {
  it('that redirects leads nowhere', async () => {
    const { server, count, port } = await startCounting();
    await service.answer(browser.endpoint, { how: 'redirect', location: `http://127.0.0.1:${port}/` });
    expect(await senderWith().send(browser, MESSAGE)).toBe('later');
    expect(count()).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  it('is connected to at no address that is not public, whatever its name', async () => {
    const { server, count, port } = await startCounting();
    const hosts = ['push.example'];
    const target = { ...browser, endpoint: 'https://a.push.example/send/1' };
    const asked: string[] = [];
    const to =
      (...addresses: string[]): NonNullable<PushSenderOptions['lookup']> =>
      (name, done) => {
        asked.push(name);
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      };
    for (const addresses of [
      ['127.0.0.1'],
      ['93.184.216.34', '127.0.0.1'],
      ['::1'],
      ['::ffff:127.0.0.1'],
      ['169.254.169.254'],
      ['10.0.0.1'],
    ])
      expect(await senderWith({ hosts }, { lookup: to(...addresses), port }).send(target, MESSAGE)).toBe('later');
    expect(asked).toEqual(Array(6).fill('a.push.example'));
    expect(count()).toBe(0);
    // It is the check that holds them off: with it lifted, this server is reached.
    expect(await senderWith({ hosts }, { lookup: to('127.0.0.1'), allowed: ['127.0.0.1'], port }).send(target, MESSAGE)).toBe(
      'later',
    );
    expect(count()).toBe(1);
    await new Promise((resolve) => server.close(resolve));
  });

  it('of another host is asked nothing', async () => {
    const { server, count, port } = await startCounting();
    const { send, isAllowed } = senderWith({ hosts: ['push.example'] });
    for (const endpoint of [
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      browser.endpoint,
    ]) {
      expect(isAllowed(endpoint)).toBe(false);
      expect(await send({ ...browser, endpoint }, MESSAGE)).toBe('gone');
    }
    expect(count()).toBe(0);
    expect(await service.messages(browser.endpoint)).toEqual([]);
    await new Promise((resolve) => server.close(resolve));
  });
});
