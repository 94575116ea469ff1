import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';
import { PASSWORD, registration, signUp } from '../../testing/accounts.ts';
import { startMailbox } from '../../testing/mailbox.ts';
import type { Answer } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';

/*
 * A call answers the same for an address with and without an account: the same words, and the same hashing work, which takes the time.
 * The bench measures the times themselves: `npm run bench -- --only accounts`.
 */
const mailbox = await startMailbox();
const mail = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'no-reply@beside.example' };
const { app, database } = await useApp({ ...mail, EMAIL_VERIFICATION: 'off' });
const { app: strict, database: strictData } = await useApp(mail);

/** The tasks of the hashing threads. */
const asked: unknown[] = [];
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function post(...args) {
  asked.push(args[0]);
  Reflect.apply(postMessage, this, args);
};
afterAll(async () => {
  Worker.prototype.postMessage = postMessage;
  await mailbox.close();
});

/** Whether each task verified or hashed, and at what cost. */
const work = (): string[] =>
  asked.splice(0).map((question) => {
    const { stored } = Object(question);
    return typeof stored === 'string' ? `check ${stored.split('$').slice(1, 4).join(' ')}` : 'hash';
  });

/** Everything that a caller sees. */
const seen = ({ status, body, headers }: Answer) => [
  status,
  body,
  [...headers].filter(([name]) => !['date', 'content-length'].includes(name)).map(([name]) => name),
];

async function compare(call: (email: string) => Promise<Answer>, known: string, unknown: string) {
  asked.length = 0;
  const first = { seen: seen(await call(known)), work: work() };
  return [first, { seen: seen(await call(unknown)), work: work() }];
}

it.each([
  ['verified later', app],
  ['verified first', strict],
])('signing in with a wrong password does and answers the same (%s)', async (_kind, product) => {
  // The placeholder hash is made once, at the first attempt.
  await product.browser().call('POST', '/api/auth/login', { email: 'first@example.com', password: PASSWORD });
  const email = product === app ? (await signUp(app)).email : await verifiedPerson();
  const login = (address: string) =>
    product.browser().call('POST', '/api/auth/login', { email: address, password: 'not this one' });
  const [known, unknown] = await compare(login, email, 'nobody@example.com');
  expect(unknown).toEqual(known);
  expect(known?.seen[0]).toBe(401);
  expect(known?.work.length).toBeGreaterThan(0);
  expect(known?.work.every((each) => each.startsWith('check argon2id'))).toBe(true);
});

it.each(['/api/auth/forgot-password', '/api/auth/resend-verification'])('%s does and answers the same', async (path) => {
  const { email } = await signUp(app);
  const call = (address: string) => app.browser().call('POST', path, { email: address });
  const [known, unknown] = await compare(call, email, 'nobody@example.com');
  expect(unknown).toEqual(known);
  expect(known?.seen[0]).toBe(200);
  expect(known?.work).toEqual([]);
});

it('registering a taken address does and answers the same, where addresses are verified first', async () => {
  const email = await verifiedPerson();
  const call = (address: string) => strict.browser().call('POST', '/api/auth/register', { ...registration(), email: address });
  const [known, unknown] = await compare(call, email, 'new@example.com');
  expect(unknown).toEqual(known);
  expect([known?.seen[0], known?.work]).toEqual([201, ['hash']]);
});

/** A user with a verified address, in the app that verifies first. */
async function verifiedPerson(): Promise<string> {
  const { email } = registration();
  await strictData.query(
    `insert into users (id, email, password, "firstName", "lastName", "isEmailVerified") values ('${email}', '${email}',
     '${await hashOf()}', 'Clara', 'Almeida', 1)`,
  );
  return email;
}

async function hashOf(): Promise<string> {
  const { id } = await signUp(app);
  const [row] = await database.query(`select password from users where id = '${id}'`);
  return String(Object(row).password);
}
