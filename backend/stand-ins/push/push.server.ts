import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { listenOnLoopback } from '../listen.ts';
import { AnswerSchema, Answers } from './push.answers.ts';
import { Inbox } from './push.inbox.ts';
import { listPage, PAGE_SCRIPT, PAGE_STYLES } from './push.page.ts';
import { BODY_MAX, receivePush } from './push.receive.ts';

export interface PushServerOptions {
  /** The number of messages kept, the newest: 1000 by default. */
  keep?: number;
  /** The time in milliseconds, for tests: the system's by default. */
  now?: () => number;
}

export interface PushServer {
  /** The push service's origin, and the page of the caught pushes. */
  url: string;
  close(): Promise<void>;
}

interface Reply {
  status: number;
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}

interface Exchange {
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Answers a request; null: the response is answered already, or is left open. */
type Handler = (exchange: Exchange) => Reply | null | Promise<Reply | null>;

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const LOOPBACK = new Set(['localhost', '127.0.0.1']);
const RegisterSchema = v.object({ applicationServerKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/))) });
const EndpointSchema = v.object({ endpoint: v.string() });

/**
 * Starts the stand-in of a push service, and of the browsers that subscribe there, on a free port of loopback. It takes pushes as RFC 8030, 8291 and
 * 8292 have it, decrypts them, and shows them on a page. Nothing is kept on disk.
 */
export async function startPushServer({ keep = 1000, now = Date.now }: PushServerOptions = {}): Promise<PushServer> {
  const inbox = new Inbox(keep, now);
  const answers = new Answers();
  const place = { origin: '' };
  const server = createServer((request, response) => {
    response.on('error', () => response.destroy());
    const url = new URL(request.url ?? '/', 'http://localhost');
    const refusal = refuseCaller(request, place.origin);
    if (refusal) return send(response, refusal);
    const calls = {
      ...pageCalls(inbox),
      ...browserCalls(inbox, answers, place),
      ...serviceCalls(inbox, answers, { ...place, now }),
    };
    const handle: Handler = calls[`${request.method} ${url.pathname.replace(/^(\/push\/|\/messages\/).+/, '$1')}`] ?? missing;
    Promise.resolve({ url, request, response })
      .then(handle)
      .then((reply) => reply && send(response, reply))
      .catch(() => send(response, json(400, { reason: 'The request cannot be read' })));
  });
  place.origin = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  return {
    url: place.origin,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** What people look at. */
const pageCalls = (inbox: Inbox): Record<string, Handler> => ({
  'GET /': () => ({ status: 200, type: 'text/html', body: listPage(inbox.of(null)) }),
  'GET /push.css': () => ({ status: 200, type: 'text/css', body: PAGE_STYLES }),
  'GET /push.js': () => ({ status: 200, type: 'text/javascript', body: PAGE_SCRIPT }),
  'GET /events': ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
    response.write('retry: 2000\n\n');
    response.on(
      'close',
      inbox.watch(() => response.write('data: new\n\n')),
    );
    return null;
  },
  'GET /messages/': ({ url }) => {
    const message = inbox.of(null).find(({ id }) => url.pathname === `/messages/${id}`);
    return message ? json(200, message) : missing();
  },
  'GET /messages': ({ url }) => json(200, inbox.of(url.searchParams.get('endpoint'))),
});

/** What a browser does, and what steers the tests. */
const browserCalls = (inbox: Inbox, answers: Answers, { origin }: { origin: string }): Record<string, Handler> => ({
  'POST /register': async ({ request }) => {
    const { applicationServerKey = null } = v.parse(RegisterSchema, await readJson(request));
    const { id, ecdh, auth } = inbox.subscribe(applicationServerKey);
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
    return json(201, { endpoint: `${origin}/push/${id}`, ...keys });
  },
  'POST /receive': async ({ request }) => json(200, inbox.deliver(v.parse(EndpointSchema, await readJson(request)).endpoint)),
  'POST /answer': async ({ request }) => {
    answers.plan(v.parse(AnswerSchema, await readJson(request)));
    return { status: 204 };
  },
  'DELETE /push/': ({ url }) => {
    const subscription = inbox.find(idOf(url));
    if (!subscription) return missing();
    subscription.hasEnded = true;
    return { status: 204 };
  },
});

/** What the application server asks. */
const serviceCalls = (
  inbox: Inbox,
  answers: Answers,
  { origin, now }: { origin: string; now: () => number },
): Record<string, Handler> => ({
  'POST /push/': async ({ url, request, response }) => {
    const endpoint = `${origin}${url.pathname}`;
    const body = await readBody(request);
    if (answers.give(endpoint, response)) return null;
    const { headers } = request;
    const received = receivePush({ endpoint, headers, body }, inbox.find(idOf(url)), { origin, now: now() });
    if ('reason' in received) return json(received.status, { reason: received.reason });
    const { id, ttl } = inbox.add(received.message);
    return { status: 201, headers: { Location: `${origin}/messages/${id}`, TTL: String(ttl) } };
  },
});

const idOf = ({ pathname }: URL): string => pathname.slice('/push/'.length);
const json = (status: number, value: unknown): Reply => ({ status, type: 'application/json', body: JSON.stringify(value) });
const missing = (): Reply => json(404, { reason: 'Not here' });

function refuseCaller({ headers }: IncomingMessage, origin: string): Reply | null {
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  // A web page whose name points at this machine (DNS rebinding), or of another origin, must neither read nor write.
  const from = headers.origin === undefined ? new URL(origin) : URL.parse(headers.origin);
  const isOwn = from !== null && LOOPBACK.has(from.hostname) && from.port === new URL(origin).port;
  return LOOPBACK.has(host) && isOwn ? null : json(403, { reason: 'Only for this machine' });
}

/** A body; of one that is larger than any push may be, the beginning alone. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (size <= BODY_MAX) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** A JSON body; an empty one, and a form's, are an empty object. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBody(request)).toString('utf8');
  return text === '' ? {} : JSON.parse(text);
}

function send(response: ServerResponse, { status, type, body = '', headers = {} }: Reply): void {
  response.writeHead(status, {
    ...(type ? { 'Content-Type': `${type}; charset=utf-8` } : {}),
    ...(status === 204 ? {} : { 'Content-Length': Buffer.byteLength(body) }),
    'Content-Security-Policy': PAGE_POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(body);
}
