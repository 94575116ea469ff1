// A visitor of the system that `walk.sh` has made: visit.mjs URL EMAIL, with OWNER_PASSWORD. The owner signs in over TLS; an advice arrives by a
// WebSocket, by long-polling and by a plain call; and Chromium opens the page. The name leads to this machine, and the certificate is not checked.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:https';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromiumPath } from '../../frontend/e2e/harness/chromium.ts';

const [url, email] = process.argv.slice(2);
const { hostname } = new URL(url);
const here = createRequire(join(import.meta.dirname, '../../frontend/package.json'));
const { io } = here('socket.io-client');
const { chromium } = here('@playwright/test');

const lookup = (_name, { all }, done) => (all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4));
const agent = new Agent({ lookup, rejectUnauthorized: false });
const say = (line) => process.stdout.write(`         ${line}\n`);

/** Calls the product. Returns its status, headers and body. Throws Error where it refuses. */
async function call(method, path, { body, cookie = '' } = {}) {
  const headers = { Origin: url, Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) };
  const asked = request(`${url}${path}`, { method, agent, headers });
  asked.end(body && JSON.stringify(body));
  const [response] = await once(asked, 'response');
  let text = '';
  for await (const piece of response.setEncoding('utf8')) text += piece;
  if (response.statusCode >= 400) throw new Error(`${method} ${path} answered ${response.statusCode}: ${text}`);
  return { headers: response.headers, text };
}

/** Connects by one transport, and waits until the server has answered who is there. */
async function connect(transport, cookie) {
  const socket = io(url, {
    transports: [transport],
    agent,
    rejectUnauthorized: false,
    extraHeaders: { Origin: url, Cookie: cookie },
  });
  await new Promise((done, fail) => socket.once('connect', done).once('connect_error', fail));
  return socket;
}

/** Watches an advice, as soon as it has begun. Throws Error where it does not begin. */
async function watch(socket, requestId) {
  for (let tries = 100; tries > 0; tries--) {
    const { success, code } = await socket.emitWithAck('advice:watch', { requestId });
    if (success) return;
    if (code !== 'not_found') throw new Error(`Watching was refused: ${code}`);
    await setTimeout(50);
  }
  throw new Error('The advice did not begin');
}

/** Asks for advice while a socket of each transport watches: both must get its end. */
async function followAdvice(cookie) {
  const requestId = randomUUID();
  const sockets = await Promise.all(['websocket', 'polling'].map((transport) => connect(transport, cookie)));
  const arrived = sockets.map((socket) => once(socket, 'advice:ready'));
  const body = { requestId, category: 'work', adviceStyle: 'practical', description: 'My team never asks what I think.' };
  const asked = call('POST', '/api/advice/generate', { body, cookie });
  await Promise.all(sockets.map((socket) => watch(socket, requestId)));
  const { session } = JSON.parse((await asked).text);
  for (const [pushed] of await Promise.all(arrived))
    if (pushed.session.id !== session.id) throw new Error('Another advice was pushed');
  say(`an advice was pushed by ${sockets.map(({ io: { engine } }) => engine.transport.name).join(' and by ')}`);
  for (const socket of sockets) socket.close();
}

/** Opens the page, signs in by its form, and waits until it is live. */
async function openPage() {
  const rules = `--host-resolver-rules=MAP ${hostname} 127.0.0.1`;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu', rules] });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true, locale: 'en-US' });
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`${url}/auth`);
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(process.env.OWNER_PASSWORD);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
    await page.goto(`${url}/`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    if (process.env.SCREENSHOT) await page.screenshot({ path: process.env.SCREENSHOT });
    if (faults.length > 0) throw new Error(faults.join('\n'));
    say(`Chromium opened “${title.replaceAll('\n', ' ')}” as the owner`);
  } finally {
    await browser.close();
  }
}

const home = await call('GET', '/');
say(`GET ${url}/ with ${home.headers['strict-transport-security'] ? 'HSTS' : 'no HSTS'}, ${home.text.length} characters`);
const signedIn = await call('POST', '/api/auth/login', { body: { email, password: process.env.OWNER_PASSWORD } });
const cookies = signedIn.headers['set-cookie'] ?? [];
if (!cookies.some((each) => /; secure/i.test(each) && /; httponly/i.test(each)))
  throw new Error('The session has no secure cookie');
const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
const { user } = JSON.parse((await call('GET', '/api/auth/user', { cookie })).text);
say(`${user.email} signed in, with a secure cookie`);
await followAdvice(cookie);
await openPage();
agent.destroy();
