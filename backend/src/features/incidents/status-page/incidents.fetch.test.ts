import type { LookupAddress } from 'node:dns';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { isPublicAddress, type LookupAll, publicLookup, REFUSED } from '../../../lib/public-address.ts';
import { startStatusServer } from '../../../testing/status-server.ts';
import { CheckFailure } from '../incidents.types.ts';
import { pageFetcher, redirectTarget } from './incidents.fetch.ts';

const server = await startStatusServer();
const port = new URL(server.url).port;
afterAll(() => server.close());

/** Reads private addresses, as this server's: for what has nothing to do with addresses. */
const open = pageFetcher({ allowPrivate: true, appName: 'Beside', timeoutMs: 30_000 });
const impatient = pageFetcher({ allowPrivate: true, appName: 'Beside', timeoutMs: 400 });
/** A look-up that answers in turn; the last answer stays. */
const lookups = (...answers: string[][]) => {
  const names: string[] = [];
  const lookup: LookupAll = (name, done) => {
    const addresses = answers[Math.min(names.push(name), answers.length) - 1] ?? [];
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { lookup, names };
};
const strict = (lookup?: LookupAll) => pageFetcher({ allowPrivate: false, appName: 'Beside', lookup, timeoutMs: 400 });
const faultOf = async (asking: Promise<unknown>) => {
  try {
    await asking;
    return 'read';
  } catch (error) {
    return error instanceof CheckFailure ? [error.fault, error.status].filter((each) => each !== null).join(' ') : error;
  }
};

describe('addresses', () => {
  it.each(['93.184.216.34', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001:81c::200e'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '127.9.9.9', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '0.1.2.3', '224.0.0.1', '255.255.255.255', '240.0.0.1', '192.0.0.1', '198.18.0.1', '192.0.2.1', '203.0.113.7'],
    ...['::1', '::', '::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '2002:7f00:1::'],
    ...[
      'fc00::1',
      'fd00:ec2::254',
      'fe80::1',
      'fe80::1%eth0',
      '2606:4700::1111%eth0',
      'fec0::1',
      'ff02::1',
      '2001:db8::1',
      '2001::1',
      '100::1',
      '3fff::1',
    ],
    ...['', 'localhost', '127.1', '0x7f.0.0.1'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ...[
      'http://127.0.0.1:PORT/',
      'http://2130706433:PORT/',
      'http://0x7f.1:PORT/',
      'http://0177.0.0.1:PORT/',
      'http://127.1:PORT/',
    ],
    ...['http://[::1]:PORT/', 'http://[::ffff:127.0.0.1]:PORT/', 'http://[::127.0.0.1]:PORT/', 'http://[64:ff9b::7f00:1]:PORT/'],
    ...[
      'http://0.0.0.0:PORT/',
      'http://[::]:PORT/',
      'http://localhost:PORT/',
      'http://localhost.:PORT/',
      'http://LOCALHOST:PORT/',
    ],
    ...['http://①②⑦.⓪.⓪.①:PORT/', 'http://169.254.169.254/latest/meta-data/', 'https://10.0.0.1/', 'http://100.64.0.1/'],
    ...['http://user:secret@93.184.216.34/', 'http://user@93.184.216.34/', 'http://:secret@93.184.216.34/'],
    ...['ftp://93.184.216.34/', 'file:///etc/passwd'],
  ])('refuses %s', async (url) => {
    server.serve({ '/': 'secret' });
    expect(await faultOf(strict()(url.replace('PORT', port)))).toBe('address_refused');
    expect(server.asked).toEqual([]);
  });

  it('refuses a name with one private address among public ones', async () => {
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::1'], ['::ffff:169.254.169.254']])
      expect(await faultOf(strict(lookups(addresses).lookup)(`http://status.example:${port}/`))).toBe('address_refused');
    expect(await faultOf(strict(lookups([]).lookup)('http://status.example/'))).toBe('not_found');
    expect(server.asked).toEqual([]);
  });

  it('hands a socket no address of a name that has a private one, whatever else would refuse it', () => {
    const found = (addresses: string[], options: object, error: Error | null = null): unknown[] => {
      const results: unknown[] = [];
      const { lookup } = lookups(addresses);
      const failing: LookupAll = (_name, done) => done(error, []);
      publicLookup(isPublicAddress, error ? failing : lookup)('a.example', options, (...given) => void results.push(...given));
      return results;
    };
    const [four, six] = ['93.184.216.34', '2606:4700::1111'];
    expect(found([four, six], {})).toEqual([null, four, 4]);
    expect(found([four, six], { family: 6 })).toEqual([null, six, 6]);
    expect(found([six, four], { family: 4 })).toEqual([null, four, 4]);
    expect(found([four, six], { all: true })).toEqual([
      null,
      [four, six].map((address, at) => ({ address, family: 4 + 2 * at })),
    ]);
    expect(found([four, '10.0.0.1'], { all: true })).toEqual([expect.objectContaining({ code: REFUSED }), []]);
    expect(found([four], { family: 6 })).toEqual([expect.objectContaining({ code: 'ENOTFOUND' }), []]);
    const away = Object.assign(new Error('away'), { code: 'EAI_AGAIN' });
    expect(found([], {}, away)).toEqual([away, []]);
  });

  it('connects to the address that was checked, though the name has another one a moment later', async () => {
    // A public address of the documentation's kind, where nobody answers; the second answer would be this server.
    const { lookup, names } = lookups(
      ['192.0.2.1'].map(() => '1.0.0.0'),
      ['127.0.0.1'],
    );
    expect(['timeout', 'unreachable']).toContain(await faultOf(strict(lookup)(`http://status.example:${port}/`)));
    expect(names).toEqual(['status.example']);
    expect(server.asked).toEqual([]);
  });
});

describe('redirects', () => {
  const to =
    (location: string) =>
    (_request: unknown, response: ServerResponse): void =>
      void response.writeHead(302, { Location: location }).end();

  it('are followed three times, and checked each time anew', async () => {
    server.serve({
      '/1': to('/2'),
      '/2': to('3'),
      '/3': to(`${server.url}/4`),
      '/4': 'here',
      '/0': to('/1'),
      '/ftp': to('ftp://a.example/'),
    });
    expect(await open(`${server.url}/1`)).toMatchObject({ url: `${server.url}/4`, text: 'here' });
    expect(await faultOf(open(`${server.url}/0`))).toBe('too_many_redirects');
    expect(await faultOf(open(`${server.url}/ftp`))).toBe('address_refused');
    server.asked.length = 0;
  });

  it('are what has a status of one and a place, and nothing else', async () => {
    const answer =
      (status: number, headers: object = { Location: '/there' }) =>
      (_request: unknown, response: ServerResponse): void =>
        void response.writeHead(status, Object(headers)).end('here');
    server.serve({ '/made': answer(201), '/none': answer(302, {}), '/gone': answer(404), '/there': 'there' });
    expect(await open(`${server.url}/made`)).toMatchObject({ text: 'here' });
    expect(await faultOf(open(`${server.url}/none`))).toBe('bad_status 302');
    expect(await faultOf(open(`${server.url}/gone`))).toBe('bad_status 404');
    server.asked.length = 0;
  });

  it.each([
    ...['http://127.0.0.2:PORT/', 'http://169.254.169.254/latest/', 'http://[::ffff:127.0.0.1]:PORT/', 'http://[::1]:PORT/'],
    ...[
      'http://internal.example:PORT/',
      'http://localhost:PORT/',
      'http://2130706434:PORT/',
      '//10.0.0.1/',
      'file:///etc/passwd',
    ],
  ])('to %s are refused', async (url) => {
    // To this fetcher the server's own address is public, and no other of this machine.
    const { lookup } = lookups(['10.0.0.1']);
    const fetcher = pageFetcher({ allowPrivate: false, appName: 'Beside', allowed: ['127.0.0.1'], lookup, timeoutMs: 400 });
    server.serve({ '/': to(url.replace('PORT', port)), '/latest/': 'secret' });
    expect(await faultOf(fetcher(`${server.url}/`))).toBe('address_refused');
  });

  it('never give up encryption', () => {
    const from = new URL('https://status.example/a/b');
    expect(redirectTarget(from, '../c').href).toBe('https://status.example/c');
    expect(redirectTarget(from, '//other.example').href).toBe('https://other.example/');
    expect(redirectTarget(new URL('http://status.example'), 'https://status.example/').protocol).toBe('https:');
    for (const location of ['http://status.example/', 'http:c'])
      expect(() => redirectTarget(from, location)).toThrow('insecure_redirect');
    for (const location of ['ftp://status.example/', 'https://'])
      expect(() => redirectTarget(from, location)).toThrow('address_refused');
  });

  it('to the same name are looked up again, and refused once it has a private address', async () => {
    const { lookup, names } = lookups(['127.0.0.1'], ['127.0.0.2']);
    const fetcher = pageFetcher({ allowPrivate: false, appName: 'Beside', allowed: ['127.0.0.1'], lookup, timeoutMs: 400 });
    server.asked.length = 0;
    server.serve({ '/': to('/again'), '/again': 'secret' });
    expect(await faultOf(fetcher(`http://status.example:${port}/`))).toBe('address_refused');
    expect([names, server.asked]).toEqual([['status.example', 'status.example'], ['/']]);
  });
});

describe('answers', () => {
  it('send what was asked for, without cookies, and say who asks', async () => {
    const seen: object[] = [];
    server.serve({
      '/': (request, response) => {
        seen.push(request.headers);
        response.setHeader('Set-Cookie', 'a=1').end('fine');
      },
    });
    for (const appName of ['Beside', 'Bé\nside', '小明'])
      await pageFetcher({ allowPrivate: true, appName, timeoutMs: 30_000 })(`${server.url}/`);
    expect(seen).toMatchObject(
      ['Beside', 'Bside', 'Status'].map((name) => ({
        ...{ 'user-agent': `${name} incident monitor`, 'accept-encoding': 'identity' },
        accept: expect.stringContaining('application/json'),
      })),
    );
    expect(Object.keys(seen[1] ?? {})).not.toContain('cookie');
  });

  it('are limited in size and time, endless, slow and packed ones too', async () => {
    const drips: NodeJS.Timeout[] = [];
    const flood = (response: ServerResponse): void => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', () => flood(response));
    };
    server.serve({
      '/endless': (_request, response) => flood(response),
      '/announced': (_request, response) => void response.writeHead(200, { 'Content-Length': 9e9 }).write('x'),
      '/slow': (_request, response) => void drips.push(setInterval(() => response.write('x'), 20)),
      '/silent': () => undefined,
      '/packed': (_request, response) =>
        void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000))),
      '/broken': (_request, response) => void response.writeHead(503).end('down'),
      '/cut': (_request, response) => {
        response.writeHead(200, { 'Content-Length': 100 }).write('x');
        setImmediate(() => response.destroy());
      },
    });
    const faults = await Promise.all(
      ['endless', 'announced', 'slow', 'silent', 'packed', 'broken', 'missing', 'cut'].map((path) =>
        faultOf((['slow', 'silent'].includes(path) ? impatient : open)(`${server.url}/${path}`)),
      ),
    );
    for (const drip of drips) clearInterval(drip);
    expect(faults).toEqual([
      ...['too_large', 'too_large', 'timeout', 'timeout', 'unreadable', 'bad_status 503', 'bad_status 404', 'unreachable'],
    ]);
  });

  it('are none where nobody listens, or where no HTTP is spoken', async () => {
    const hello: (number | undefined)[] = [];
    const odd = createServer((socket) => void socket.once('data', ([first]) => hello.push(first)).end('SSH-2.0-odd\r\n'));
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const address = odd.address();
    const oddPort = typeof address === 'object' && address ? address.port : 0;
    expect(await faultOf(open(`http://127.0.0.1:${oddPort}/`))).toBe('unreachable');
    expect(await faultOf(open(`https://127.0.0.1:${oddPort}/`))).toBe('unreachable');
    await new Promise((resolve) => odd.close(resolve));
    // The beginning of `GET`, and of TLS.
    expect(hello).toEqual([0x47, 0x16]);
    expect(await faultOf(open(`http://127.0.0.1:${oddPort}/`))).toBe('unreachable');
    expect(await faultOf(open('http://no-such-name.invalid/'))).toBe('not_found');
  });
});
