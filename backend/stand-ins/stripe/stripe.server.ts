import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import { listenOnLoopback } from '../listen.ts';
import { renewAddresses } from './engine/addresses.ts';
import { Engine } from './engine/engine.ts';
import { openJournal, readJournal } from './engine/journal.ts';
import { sandboxKeys } from './engine/keys.ts';
import { prune } from './engine/pruning.ts';
import { connectReactions } from './engine/reactions.ts';
import { doDue, moveClock } from './engine/timeline.ts';
import { handleApi } from './http/api.handler.ts';
import { Api, type RecordedRequest } from './http/api.ts';
import { Deliveries } from './http/deliveries.ts';
import { type Fault, Faults } from './http/faults.ts';
import { isForThisMachine } from './http/request.ts';
import { handleSandbox } from './http/sandbox.ts';
import { createStripePages } from './pages/stripe.pages.ts';
import { createPageEngine } from './pages.engine.ts';
import { ROUTES } from './resources/all.ts';

export interface StripeServerOptions {
  /** Keeps the state here over restarts; null: in memory. */
  folder: string | null;
  /** Where events are posted; null until `listenTo`. */
  webhookUrl?: string | null;
  /** Any free port by default. */
  port?: number;
  /** Payment methods that the account accepts. */
  methods?: readonly string[];
  /** For tests: gets every answer of `/v1` to the secret key, and every event, as it is sent. */
  onBody?: (text: string) => void;
}

export interface StripeServer {
  /** `http://127.0.0.1:PORT`: the API (`/v1/…`), and the pages. */
  url: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Posts events there from now on, those that waited included. */
  listenTo(webhookUrl: string | null): void;
  /** Moves the clock forward, doing everything due on the way, in order. Milliseconds. */
  advance(ms: number): Promise<void>;
  /** The sandbox's time. Milliseconds. */
  now(): number;
  /** For tests: every request of `/v1` as received. */
  requests: readonly RecordedRequest[];
  /** For tests: holds deliveries back, and delivers events in any order, as often as wanted. */
  events: {
    all(): readonly Stripe.Event[];
    hold(): void;
    release(): Promise<void>;
    /** Resolves with the webhook's status; 0 where nothing answered. */
    deliver(id: string): Promise<number>;
    /** Forgets what is held back. */
    drop(): void;
  };
  /** For tests: what goes wrong with the next matching requests. Returns a function that takes it back. */
  fail(fault: Fault): () => void;
  close(): Promise<void>;
}

const METHODS = ['card', 'link', 'paypal', 'klarna', 'ideal', 'bancontact', 'eps', 'revolut_pay', 'sepa_debit'];
/** Milliseconds between looks at what is due. */
const LOOK_MS = 250;
/** Milliseconds for which a move of the clock waits for webhooks after each step. */
const REACTION_MS = 2000;

/**
 * Starts the stand-in of Stripe on loopback: a sandbox without real money, with its own clock. Rejects if the port is taken.
 */
export async function startStripeServer(options: StripeServerOptions): Promise<StripeServer> {
  const { folder } = options;
  const rows = folder === null ? [] : readJournal(folder);
  const journal = folder === null ? null : openJournal(folder, rows);
  const engine = new Engine({
    url: '',
    methods: options.methods ?? METHODS,
    rows,
    write: (changes) => journal?.write(changes),
  });
  connectReactions(engine);
  prune(engine);
  const keys = sandboxKeys(engine);
  const deliveries = new Deliveries(engine, keys.webhookSecret, options.webhookUrl ?? null, options.onBody);
  const api = new Api(engine, ROUTES, keys, options.onBody);
  const faults = new Faults();
  const advance = (ms: number): Promise<void> => moveClock(engine, ms, () => deliveries.settle(REACTION_MS));
  const sandbox = { engine, deliveries, faults, advance };
  const pages = createStripePages(createPageEngine(engine, keys.publishableKey, advance));

  const server = serverOf({ api, faults, sandbox, pages });
  const port = await listen(server, options.port);
  engine.url = `http://127.0.0.1:${port}`;
  renewAddresses(engine);
  const timer = setInterval(() => doDue(engine), LOOK_MS);
  timer.unref();

  return {
    url: engine.url,
    ...keys,
    listenTo: (url) => deliveries.listenTo(url),
    advance,
    now: () => engine.clock.now(),
    requests: api.requests,
    events: {
      all: () => asEvents(engine.store.all('event')),
      hold: () => deliveries.hold(),
      release: () => deliveries.release(),
      deliver: (id) => deliveries.deliver(id),
      drop: () => deliveries.drop(),
    },
    fail: (fault) => faults.add(fault),
    close: async () => {
      clearInterval(timer);
      await deliveries.close();
      await closeServer(server);
      journal?.close();
    },
  };
}

interface Parts {
  api: Api;
  faults: Faults;
  sandbox: Parameters<typeof handleSandbox>[0];
  pages: ReturnType<typeof createStripePages>;
}

function serverOf({ api, faults, sandbox, pages }: Parts): Server {
  const server = createServer((request, response) => {
    response.on('error', () => response.destroy());
    answer(request, response).catch(() => response.destroy());
  });
  // Longer than clients keep a connection, so that none is closed under a request.
  server.keepAliveTimeout = 60_000;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (!isForThisMachine(request)) sendText(response, 403, 'Only for this machine');
    else if (path.startsWith('/v1/')) await handleApi(api, faults, request, response);
    else if (handleSandbox(sandbox, request, response) || pages(request, response)) return;
    else sendText(response, 404, 'This is a Stripe sandbox: no real money.');
  };
  return server;
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Our events have the form of the package's: a test reads them with the real client. */
const asEvents = (events: readonly unknown[]): readonly Stripe.Event[] => events.filter(isEvent);
const isEvent = (event: unknown): event is Stripe.Event => typeof event === 'object' && event !== null;

async function listen(server: Server, port: number | undefined): Promise<number> {
  if (port === undefined) return listenOnLoopback(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' });
  response.end(text);
}
