import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PASSWORD, registration, signUp, type TestUser } from '../testing/accounts.ts';
import { adviceRequest, generate } from '../testing/advice-requests.ts';
import { createSession, join, sessionIn } from '../testing/couples.ts';
import { GOOD_ADVICE } from '../testing/model-double.ts';
import { useApp } from '../testing/use-app.ts';

/*
 * A page of another site sends every write of the product with a valid cookie. A new write has no case here, and fails.
 */
const { app, database, model } = await useApp({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@beside.example',
  EMAIL_VERIFICATION: 'off',
});
const allWrites = app.declared.filter(({ name }) => /^(?!GET )[A-Z]+ /.test(name));
const isAdmins = ({ guard }: { guard: string }): boolean => guard === 'admin' || guard === 'owner';
const writes = allWrites.filter((write) => !isAdmins(write)).map(({ name }) => name);
/** Writes of the admin's side need no case: `permissions.admin.test.ts` shows that our own page may send them. */
const adminWrites = allWrites.filter(isAdmins).map(({ name }) => name);

const ENDPOINT = { endpoint: 'https://push.example.com/send/none' };

interface Fixture {
  user: TestUser;
  couple: { token: string; id: number };
  invitation: string;
  advice: string;
}

/** The input of each write, by a user who may send it. Those that end something come last. */
const CASES: Record<string, (fixture: Fixture) => { path?: string; body?: object; status?: number }> = {
  'POST /api/visitor': () => ({ status: 204 }),
  'POST /api/auth/register': () => ({ body: registration(), status: 201 }),
  'POST /api/auth/login': ({ user }) => ({ body: { email: user.email, password: PASSWORD } }),
  'POST /api/auth/forgot-password': ({ user }) => ({ body: { email: user.email } }),
  'POST /api/auth/resend-verification': ({ user }) => ({ body: { email: user.email } }),
  'POST /api/auth/verify-email/:token': () => ({
    path: `/api/auth/verify-email/${'a'.repeat(43)}`,
    body: { password: PASSWORD },
    status: 400,
  }),
  'POST /api/auth/email-change/:token': () => ({
    path: `/api/auth/email-change/${'a'.repeat(43)}`,
    body: { answer: 'undo' },
    status: 400,
  }),
  'DELETE /api/auth/tokens/:id': () => ({ path: '/api/auth/tokens/1', status: 404 }),
  'POST /api/auth/reset-password': () => ({
    body: { token: 'none', password: 'a quite new one', confirmPassword: 'a quite new one' },
    status: 400,
  }),
  'PUT /api/auth/user': ({ user }) => ({ body: { firstName: 'Ines', lastName: 'Almeida', email: user.email } }),
  'POST /api/advice/generate': () => ({ body: adviceRequest() }),
  'POST /api/advice/stop': () => ({ body: { requestId: randomUUID() }, status: 404 }),
  'POST /api/couples/create-session': () => ({ body: { sessionName: 'Sundays' }, status: 201 }),
  'POST /api/couples/join/:token': ({ invitation }) => ({
    path: `/api/couples/join/${invitation}`,
    body: { partnerName: 'Tomás' },
  }),
  'POST /api/couples/message': ({ couple }) => ({
    body: { sessionToken: couple.token, message: 'I miss our Sundays.' },
    status: 201,
  }),
  'POST /api/couples/retry/:token': ({ couple }) => ({ path: `/api/couples/retry/${couple.token}` }),
  'POST /api/couples/hide-help/:token': ({ couple }) => ({ path: `/api/couples/hide-help/${couple.token}`, body: { upToId: 1 } }),
  'POST /api/translate': () => ({ body: { targetLanguage: 'German', translations: { greeting: 'Good evening' } } }),
  'POST /api/translate-fast': () => ({ body: { targetLanguage: 'French', translations: { greeting: 'Good evening' } } }),
  'POST /api/couples/end/:id': ({ couple }) => ({ path: `/api/couples/end/${couple.id}` }),
  'DELETE /api/couples/history/:id': ({ couple }) => ({ path: `/api/couples/history/${couple.id}` }),
  'PUT /api/notifications': () => ({
    body: {
      ...{ kinds: { answer: true, message: true, account: true }, quietFrom: '22:00', quietUntil: '07:00' },
      ...{ zone: 'Europe/Berlin', email: 'never' },
    },
  }),
  'POST /api/notices/seen': () => ({ body: { ids: [randomUUID()] } }),
  // This server sends no notifications.
  'POST /api/push/subscriptions': () => ({
    body: { ...ENDPOINT, keys: { p256dh: 'none', auth: 'none' }, look: 'beside', language: 'en' },
    status: 503,
  }),
  'DELETE /api/push/subscriptions': () => ({ body: ENDPOINT }),
  'POST /api/push/forget': () => ({ body: ENDPOINT }),
  'POST /api/push/test': () => ({ body: {}, status: 503 }),
  'POST /api/advice/kept': ({ advice }) => ({ body: { ids: [advice] } }),
  'PUT /api/advice/bookmarks': ({ advice }) => ({ body: { ids: [advice] } }),
  'PUT /api/advice/:id/bookmark': ({ advice }) => ({ path: `/api/advice/${advice}/bookmark` }),
  'DELETE /api/advice/:id/bookmark': ({ advice }) => ({ path: `/api/advice/${advice}/bookmark` }),
  'POST /api/chat/:sessionId': ({ advice }) => ({ path: `/api/chat/${advice}`, body: { message: 'And then?' }, status: 201 }),
  'POST /api/chat/:sessionId/stop': ({ advice }) => ({ path: `/api/chat/${advice}/stop` }),
  // No reply has failed.
  'POST /api/chat/:sessionId/retry': ({ advice }) => ({ path: `/api/chat/${advice}/retry`, body: {}, status: 409 }),
  'POST /api/advice/:id/links': ({ advice }) => ({
    path: `/api/advice/${advice}/links`,
    body: { days: 7, withQuestion: false },
    status: 201,
  }),
  'DELETE /api/links/:id': () => ({ path: `/api/links/${randomUUID()}`, status: 404 }),
  'DELETE /api/advice/:id': ({ advice }) => ({ path: `/api/advice/${advice}` }),
  // This server takes no payments.
  'POST /api/subscription/validate-coupon': () => ({ body: { couponCode: 'AUTUMN' }, status: 503 }),
  'POST /api/subscription/create': () => ({ body: { planId: 'gold' }, status: 503 }),
  'POST /api/subscription/quote': () => ({ body: { planId: 'gold' }, status: 503 }),
  'POST /api/subscription/change': () => ({ body: { quoteId: randomUUID() }, status: 503 }),
  'POST /api/subscription/cancel': () => ({ body: {}, status: 503 }),
  'POST /api/subscription/resume': () => ({ body: {}, status: 503 }),
  'POST /api/subscription/payment-method': () => ({ body: {}, status: 503 }),
  'POST /api/subscription/own-intent': () => ({ body: { clientSecret: 'pi_1_secret_1' }, status: 503 }),
  'POST /api/invoices/pay': () => ({ body: { invoiceId: 'in_12345678' }, status: 503 }),
  'POST /api/subscription/withdraw': ({ user }) => ({
    body: { name: 'Clara', email: user.email, contract: 'Silver' },
    status: 503,
  }),
  'POST /api/subscription/cancel-request': ({ user }) => ({
    body: { name: 'Clara', email: user.email, contract: 'Silver', kind: 'ordinary' },
    status: 503,
  }),
  'POST /api/subscription/confirm-notice': () => ({ body: { token: 'a'.repeat(43) }, status: 503 }),
  'POST /api/stripe/webhook': () => ({ body: {}, status: 503 }),
  'PUT /api/account/retention': () => ({ body: { months: null, keepBookmarked: true } }),
  'POST /api/auth/proof': () => ({ body: { password: PASSWORD } }),
  'DELETE /api/auth/sessions/:id': () => ({ path: '/api/auth/sessions/none', status: 404 }),
  'POST /api/auth/sessions/end-others': () => ({}),
  'POST /api/auth/second-factor/begin': () => ({}),
  'POST /api/auth/second-factor/confirm': () => ({ body: { code: '1' }, status: 400 }),
  'POST /api/auth/second-factor/codes': () => ({ body: { code: '1' }, status: 409 }),
  'POST /api/auth/second-factor/verify': () => ({ body: { code: '1' }, status: 409 }),
  'DELETE /api/auth/second-factor': () => ({ body: { code: '1' }, status: 409 }),
  'POST /api/auth/passkeys/options': () => ({}),
  'POST /api/auth/passkeys': () => ({ body: {}, status: 400 }),
  'PATCH /api/auth/passkeys/:id': () => ({ path: '/api/auth/passkeys/none', body: {}, status: 404 }),
  'DELETE /api/auth/passkeys/:id': () => ({ path: '/api/auth/passkeys/none', body: { endSessions: true }, status: 404 }),
  'POST /api/auth/passkey-sign-in/options': () => ({}),
  'POST /api/auth/passkey-sign-in': () => ({ body: {}, status: 400 }),
  'POST /api/auth/proof/options': () => ({}),
  'PUT /api/auth/change-password': () => ({
    body: { currentPassword: PASSWORD, newPassword: 'a quite new one', confirmPassword: 'a quite new one' },
  }),
  'POST /api/auth/logout': () => ({}),
  'DELETE /api/auth/delete-account': () => ({}),
};

/** Origins that are not ours: another one, none (`null`), and lookalikes. */
function foreignHeaders(): Record<string, string>[] {
  const { host, port, hostname } = new URL(app.url);
  const origins = [
    'https://evil.example',
    'null',
    '',
    `${app.url}.evil.example`,
    `http://evil.example:${port}`,
    `http://${hostname}:${Number(port) - 1}`,
    `http://${host}@evil.example`,
    `${app.url}/`,
    `ftp://${host}`,
    `http://localhost.evil.example:${port}`,
  ];
  return [
    ...origins.map((Origin) => ({ Origin })),
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: app.url },
  ];
}

/** What a form of another site can send without a preflight, and what its scripts would send. */
function bodiesOf(body: object): [string, string][] {
  const form = new URLSearchParams(Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]));
  return [
    ['application/x-www-form-urlencoded', form.toString()],
    ['text/plain', JSON.stringify(body)],
    ['application/json', JSON.stringify(body)],
  ];
}

/** All stored rows, by table. */
async function everything(): Promise<unknown> {
  const tables = await database.query(
    `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const sums: Record<string, unknown> = {};
  for (const table of tables) {
    const name = String(Object(table).table_name);
    [sums[name]] = await database.query(
      `select count(*), md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
    );
  }
  return sums;
}

function asJson(text = ''): { texts?: object } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A user whose monthly use has room for every case: the advice was asked for before there was an account. */
async function makeFixture(): Promise<Fixture> {
  model.play((request) => {
    const { texts } = asJson(request.body.messages.at(-1)?.content);
    request.answer(JSON.stringify(texts ? { translations: texts } : GOOD_ADVICE));
  });
  const browser = app.browser();
  const { session: advice } = (await generate(browser, adviceRequest())).body;
  const user = await signUp(app, browser);
  const made = sessionIn(await browser.call('POST', '/api/couples/create-session', { sessionName: 'Sundays' }));
  await join(app.browser(), String(made.sessionToken), 'Tomás');
  const { token: invitation } = await createSession(app);
  return {
    user,
    couple: { token: String(made.sessionToken), id: Number(made.id) },
    invitation,
    advice: String(Object(advice).id),
  };
}

it('has a case for every write', () => {
  expect(writes.toSorted()).toEqual(Object.keys(CASES).toSorted());
});

it('refuses every write of a foreign page in any form, and changes nothing', async () => {
  const fixture = await makeFixture();
  const { browser } = fixture.user;
  const before = await everything();
  const answers: string[] = [];
  const admins = adminWrites.map((name): [string, () => { path?: string; body?: object }] => [
    name,
    () => ({ path: name.replace(/^\S+ /, '').replaceAll(/:\w+/g, '1') }),
  ]);
  for (const [route, make] of [...Object.entries(CASES), ...admins]) {
    const [method = '', pattern = ''] = route.split(' ');
    const { path = pattern, body = {} } = make(fixture);
    const ways = foreignHeaders().flatMap((headers) => bodiesOf(body).map(([type, text]) => ({ headers, type, text })));
    await Promise.all(
      ways.map(async ({ headers, type, text }) => {
        const answer = await browser.call(method, path, text, { ...headers, 'Content-Type': type });
        // An admin's call is refused to this user in any case; the message tells why.
        const { message } = answer.body;
        if (
          answer.status !== 403 ||
          message !== 'Requests from other sites are not allowed' ||
          answer.headers.getSetCookie().length > 0
        )
          answers.push(`${route} from ${JSON.stringify(headers)} as ${type}: ${answer.status}`);
      }),
    );
  }
  expect(answers).toEqual([]);
  expect(await everything()).toEqual(before);
  // Our own page may do the same, so only the origin was refused above.
  for (const [route, make] of Object.entries(CASES)) {
    const [method = '', pattern = ''] = route.split(' ');
    const { path = pattern, body, status = 200 } = make(fixture);
    const answer = await browser.call(method, path, body, { Origin: app.url, 'Sec-Fetch-Site': 'same-origin' });
    expect([route, answer.status]).toEqual([route, status]);
    // A new password and signing out end the session, so the next case signs in again.
    if (/change-password|logout/.test(route))
      await browser.call('POST', '/api/auth/login', { email: fixture.user.email, password: 'a quite new one' });
  }
});

it('refuses a socket of a foreign page', async () => {
  const { browser } = await signUp(app);
  for (const headers of foreignHeaders()) {
    const { Origin } = headers;
    if (Origin === undefined || Origin === app.url) continue;
    await expect(browser.socket(headers), Origin).rejects.toThrow();
  }
  await expect(browser.socket({ Origin: app.url })).resolves.toBeDefined();
});
