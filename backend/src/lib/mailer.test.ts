import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../stand-ins/mail/smtp.server.ts';
import { createLog } from './logger.ts';
import { MailError } from './mailer.errors.ts';
import { createMailer, type Mail, type Mailer } from './mailer.ts';

const MAIL: Mail = {
  to: 'anna@example.com',
  subject: 'A subject',
  html: '<p>https://beside.example/reset-password?token=s3cret</p>',
  text: 'https://beside.example/reset-password?token=s3cret',
  language: 'fr',
};
/** Milliseconds below the library's own limits, of 30 s and more: an end before them is by ours. */
const LIBRARY_MS = 25_000;
const log = createLog('silent');
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

function mailerTo(smtpUrl: string, more: Partial<Parameters<typeof createMailer>[0]> = {}): Mailer {
  const mailer = createMailer(
    { smtpUrl, from: 'Beside <no-reply@beside.example>', appName: 'Beside', timeoutMs: 30_000, ...more },
    log,
  );
  closers.push(() => mailer.close());
  return mailer;
}

async function catcher(): Promise<MailServer & { source(id: number): Promise<string> }> {
  const server = await startMailServer();
  closers.push(() => server.close());
  return { ...server, source: async (id) => (await fetch(`${server.mailboxUrl}/messages/${id}/source`)).text() };
}

/** A mail server that follows a script: it greets, and answers each line by its first word; null is silence. */
async function scripted(greeting: string | null, replies: Record<string, string | null> = {}): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (greeting !== null) socket.write(`${greeting}\r\n`);
    socket.on('data', (data) => {
      const verb = data.toString().slice(0, 4).toUpperCase();
      const reply = verb in replies ? replies[verb] : '250 OK';
      if (reply) socket.write(`${reply}\r\n`);
      // A reply without an end, a line at a time.
      if (reply?.startsWith('250-slow')) setInterval(() => socket.destroyed || socket.write(`${reply}\r\n`), 50).unref();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** A mail server with a self-signed certificate. */
async function protectedServer(options: SMTPServerOptions = {}): Promise<{ port: number; sent: boolean[] }> {
  const sent: boolean[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    closeTimeout: 50,
    ...options,
    onData(stream, session, done) {
      sent.push(session.secure);
      stream.resume().on('end', done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, sent };
}

async function failure(sending: Promise<void>): Promise<MailError> {
  const error: unknown = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof MailError)) throw new Error(`Expected a MailError, not ${String(error)}`);
  const text = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
  expect(text).not.toMatch(/anna|example|s3cret|A subject/);
  return error;
}

describe('mailer', () => {
  it('sends with the headers of an automatic mail', async () => {
    const server = await catcher();
    await mailerTo(server.smtpUrl).send({ ...MAIL, headers: { 'X-Kind': 'reset' } });
    const source = await server.source(1);
    expect(source).toMatch(/^From: Beside <no-reply@beside\.example>\r?$/m);
    expect(source).toMatch(/^Message-ID: <[0-9a-f-]{36}@beside\.example>\r?$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(source).toMatch(/^Content-Language: fr\r?$/m);
    expect(source).toMatch(/^X-Kind: reset\r?$/m);
    expect(source).toContain('multipart/alternative');
    expect(source).not.toMatch(/^X-Mailer/m);
  });

  it('uses the product’s name where MAIL_FROM has none', async () => {
    const server = await catcher();
    await mailerTo(server.smtpUrl, { from: 'no-reply@localhost', appName: 'Über "uns", Inc.' }).send(MAIL);
    const answer = await fetch(`${server.mailboxUrl}/messages.json`);
    expect(await answer.json()).toMatchObject([{ from: 'Über "uns", Inc. <no-reply@localhost>' }]);
  });

  it('lets no input add a header or a recipient', async () => {
    const server = await catcher();
    const mailer = mailerTo(server.smtpUrl);
    await mailer.send({
      ...MAIL,
      subject: 'Hello\r\nBcc: eve@example.com\n\nBody\u2028x',
      headers: { 'X-Kind': 'a\r\nBcc: eve@example.com' },
    });
    const source = await server.source(1);
    expect(source).not.toMatch(/^bcc/im);
    expect(source).toContain('To: anna@example.com');
    for (const to of [
      'anna@example.com\r\nBcc: eve@example.com',
      'anna@example.com, eve@example.com',
      'Anna <anna@example.com>',
      'anna@example.com\n',
      'a@b@example.com',
      '',
    ]) {
      expect(await failure(mailer.send({ ...MAIL, to }))).toMatchObject({ code: 'EENVELOPE', permanent: true });
    }
    for (const name of ['Bcc', 'From', 'X-a\r\nBcc', 'Content-Type']) {
      expect(await failure(mailer.send({ ...MAIL, headers: { [name]: 'x' } }))).toMatchObject({ code: 'EHEADER' });
    }
    const answer = await fetch(`${server.mailboxUrl}/messages.json`);
    expect(await answer.json()).toHaveLength(1);
  });

  it('refuses impossible settings', () => {
    const make = (smtpUrl: string, from: string) => () => createMailer({ smtpUrl, from, appName: 'Beside' }, log);
    for (const url of ['http://mail.example', 'mail.example:25', 'smtp://', ''])
      expect(make(url, 'a@b.example')).toThrow('SMTP_URL');
    for (const from of ['', 'Beside', 'a@b.example, c@d.example', 'Beside <>', 'a@b@c']) {
      expect(make('smtp://mail.example', from)).toThrow('MAIL_FROM');
    }
  });

  it('sends many at once over few connections', async () => {
    const server = await catcher();
    const mailer = mailerTo(server.smtpUrl);
    await Promise.all(Array.from({ length: 30 }, (_, index) => mailer.send({ ...MAIL, subject: `No. ${index}` })));
    const answer = await fetch(`${server.mailboxUrl}/messages.json`);
    expect(await answer.json()).toHaveLength(30);
  });

  it('finishes its current mails before it closes', async () => {
    const server = await catcher();
    const mailer = mailerTo(server.smtpUrl);
    const sending = mailer.send(MAIL);
    await mailer.close();
    await sending;
  });
});

describe('mailer and a bad server', () => {
  it.each([
    ['RCPT', '550 no such user anna@example.com', { code: 'EENVELOPE', status: 550, permanent: true }],
    ['RCPT', '451 anna@example.com: come back later', { code: 'EENVELOPE', status: 451, permanent: false }],
    ['MAIL', '550 A subject of example is not welcome', { code: 'EENVELOPE', status: 550, permanent: true }],
    ['DATA', '554 s3cret', { code: 'EENVELOPE', status: 554, permanent: true }],
  ])('reports a refusal of %s with %s', async (verb, reply, expected) => {
    const mailer = mailerTo(await scripted('220 hello', { [verb]: reply }));
    expect(await failure(mailer.send(MAIL))).toMatchObject(expected);
  });

  it('gives up a server that never greets', async () => {
    const mailer = mailerTo(await scripted(null), { timeoutMs: 300 });
    const before = performance.now();
    expect(await failure(mailer.send(MAIL))).toMatchObject({ code: 'ETIMEDOUT', permanent: false });
    expect(performance.now() - before).toBeLessThan(LIBRARY_MS);
  });

  it('gives up a server that falls silent', async () => {
    const mailer = mailerTo(await scripted('220 hello', { MAIL: null }), { timeoutMs: 300 });
    expect(await failure(mailer.send(MAIL))).toMatchObject({ code: 'ETIMEDOUT', permanent: false });
  });

  it('reports that no server is there', async () => {
    const first = await startMailServer();
    await first.close();
    expect(await failure(mailerTo(first.smtpUrl).send(MAIL))).toMatchObject({ code: 'ESOCKET', permanent: false });
    expect((await failure(mailerTo('smtp://no-such-host.invalid').send(MAIL))).permanent).toBe(false);
  });

  it('gives up a server that answers without an end, and then sends the next mail', async () => {
    const mailer = mailerTo(await scripted('220 hello', { MAIL: '250-slow' }), { timeoutMs: 200 });
    for (const round of [1, 2, 3]) {
      const before = performance.now();
      expect(await failure(mailer.send({ ...MAIL, subject: `No. ${round}` }))).toMatchObject({ code: 'ETIMEDOUT' });
      expect(performance.now() - before).toBeLessThan(LIBRARY_MS);
    }
  });

  it('uses STARTTLS where it is offered, and refuses unsigned certificates', async () => {
    const { port, sent } = await protectedServer();
    await failure(mailerTo(`smtp://127.0.0.1:${port}`).send(MAIL));
    expect(sent).toEqual([]);
    await mailerTo(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(MAIL);
    expect(sent).toEqual([true]);
  });

  it('speaks TLS from the start with smtps, and insists on it where configured', async () => {
    const secure = await protectedServer({ secure: true });
    await mailerTo(`smtps://127.0.0.1:${secure.port}?tls.rejectUnauthorized=false`).send(MAIL);
    expect(secure.sent).toEqual([true]);
    const plain = await protectedServer({ disabledCommands: ['STARTTLS'] });
    await failure(mailerTo(`smtp://127.0.0.1:${plain.port}?requireTLS=true`).send(MAIL));
    expect(plain.sent).toEqual([]);
  });

  it('does not reveal the password when it is wrong', async () => {
    const url = await scripted('220 hello', { EHLO: '250-hi\r\n250 AUTH PLAIN', AUTH: '535 no, user:anna example' });
    const mailer = mailerTo(url.replace('smtp://', 'smtp://anna:s3cret@'));
    expect(await failure(mailer.send(MAIL))).toMatchObject({ code: 'EAUTH', status: 535, permanent: false });
  });
});
