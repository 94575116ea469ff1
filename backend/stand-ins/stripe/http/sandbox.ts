import type { IncomingMessage, ServerResponse } from 'node:http';
import { addIntervals } from '../engine/calendar.ts';
import { completeIntent } from '../engine/complete.ts';
import { decideDispute, openDispute } from '../engine/disputes.ts';
import type { Engine } from '../engine/engine.ts';
import { settleRefund } from '../engine/refunds.ts';
import { invalid, missing, StripeRefusal } from '../engine/stripe.error.ts';
import { isRecord } from '../engine/wire.ts';
import type { Deliveries } from './deliveries.ts';
import type { Fault, Faults } from './faults.ts';
import { headerOf, readText } from './request.ts';

export interface SandboxParts {
  engine: Engine;
  deliveries: Deliveries;
  faults: Faults;
  advance(ms: number): Promise<void>;
}

type Body = Record<string, unknown>;
type Action = (parts: SandboxParts, body: Body, part: string) => Promise<object> | object;

/** What journeys in a browser do to the sandbox. There is no key: only this machine gets here. */
const ACTIONS: readonly { path: RegExp; method: 'GET' | 'POST'; run: Action }[] = [
  {
    path: /^\/sandbox\/clock$/,
    method: 'POST',
    run: async ({ engine, advance }, body) => {
      await advance(stepOf(engine, body.advance));
      return { now: engine.clock.now() };
    },
  },
  { path: /^\/sandbox\/clock$/, method: 'GET', run: ({ engine }) => ({ now: engine.clock.now() }) },
  {
    path: /^\/sandbox\/intents\/([\w]+)\/complete$/,
    method: 'POST',
    run: ({ engine }, { outcome }, id) => {
      if (outcome !== 'succeed' && outcome !== 'fail') throw invalid('outcome: succeed or fail', 'outcome');
      return engine.transact(() => completeIntent(engine, id, outcome === 'succeed'));
    },
  },
  {
    path: /^\/sandbox\/refunds\/(re_\w+)\/settle$/,
    method: 'POST',
    run: ({ engine }, { outcome }, id) => {
      if (outcome !== 'succeed' && outcome !== 'fail') throw invalid('outcome: succeed or fail', 'outcome');
      return engine.transact(() => settleRefund(engine, id, outcome === 'succeed' ? 'succeeded' : 'failed'));
    },
  },
  {
    path: /^\/sandbox\/charges\/(ch_\w+)\/dispute$/,
    method: 'POST',
    run: ({ engine }, { inquiry }, id) =>
      engine.transact(() => openDispute(engine, engine.store.need('charge', id), { inquiry: inquiry === true })),
  },
  {
    path: /^\/sandbox\/disputes\/(du_\w+)\/decide$/,
    method: 'POST',
    run: ({ engine }, { outcome }, id) => {
      if (outcome !== 'win' && outcome !== 'lose') throw invalid('outcome: win or lose', 'outcome');
      return engine.transact(() => decideDispute(engine, id, outcome === 'win'));
    },
  },
  {
    path: /^\/sandbox\/events\/(hold|release|drop)$/,
    method: 'POST',
    run: async ({ deliveries }, _body, what) => {
      if (what === 'hold') deliveries.hold();
      else if (what === 'drop') deliveries.drop();
      else await deliveries.release();
      return { done: what };
    },
  },
  {
    path: /^\/sandbox\/events\/(evt_\w+)\/deliver$/,
    method: 'POST',
    run: async ({ deliveries }, _body, id) => ({ status: await deliveries.deliver(id) }),
  },
  {
    path: /^\/sandbox\/fail$/,
    method: 'POST',
    run: ({ faults }, body) => {
      faults.add(faultOf(body));
      return { done: 'fail' };
    },
  },
];

/** Answers a sandbox call in JSON; false for a path that is none. */
export function handleSandbox(parts: SandboxParts, request: IncomingMessage, response: ServerResponse): boolean {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  if (url.pathname === '/sandbox/state' && request.method === 'GET') {
    sendJson(response, 200, stateOf(parts.engine, url.searchParams.get('customer')));
    return true;
  }
  const action = ACTIONS.find(({ path, method }) => method === request.method && path.test(url.pathname));
  if (!action) return false;
  run(action.run, parts, request, action.path.exec(url.pathname)?.[1] ?? '').then(
    (answer) => sendJson(response, 200, answer),
    (error: unknown) => {
      const status = error instanceof StripeRefusal ? error.status : 500;
      sendJson(response, status, { error: { message: error instanceof Error ? error.message : String(error) } });
    },
  );
  return true;
}

async function run(action: Action, parts: SandboxParts, request: IncomingMessage, part: string): Promise<object> {
  // A page of another site can send a form or plain text without asking, but no JSON with this header of its own.
  const origin = headerOf(request, 'origin');
  if (origin !== null && !isLocal(origin)) throw new StripeRefusal(403, 'Only for this machine');
  const text = await readText(request);
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return action(parts, isRecord(body) ? body : {}, part);
}

function isLocal(origin: string): boolean {
  return URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

/** Milliseconds of a step: seconds, or words such as `1 month`. */
function stepOf(engine: Engine, given: unknown): number {
  if (typeof given === 'number' && Number.isFinite(given) && given >= 0) return given * 1000;
  const [, count = '', unit = ''] = /^(\d+) (second|minute|hour|day|week|month|year)s?$/.exec(String(given)) ?? [];
  const seconds = { second: 1, minute: 60, hour: 3600 }[unit];
  if (seconds !== undefined) return Number(count) * seconds * 1000;
  if (unit === '') throw invalid('advance: seconds, or words such as "1 month"', 'advance');
  const now = engine.clock.seconds();
  return (addIntervals(now, { interval: unit, interval_count: Number(count) }, 1) - now) * 1000;
}

const HOWS: readonly Fault['how'][] = ['cut-before', 'cut-after', '500-before', '500-after', '429', 'hang', 'slow', 'late'];

function faultOf({ path, method, times, how, ms }: Body): Fault {
  const known = HOWS.find((one) => one === how);
  if (!known || typeof path !== 'string') throw invalid(`path: a pattern; how: ${HOWS.join(', ')}`, 'how');
  return {
    path: new RegExp(path),
    how: known,
    ...(typeof method === 'string' ? { method } : {}),
    ...(typeof times === 'number' ? { times } : {}),
    ...(typeof ms === 'number' ? { ms } : {}),
  };
}

/** What there is of one customer (by address or id), or of all. */
function stateOf(engine: Engine, customer: string | null): object {
  const { store } = engine;
  const customers = store.all('customer').filter(({ id, email }) => customer === null || id === customer || email === customer);
  const ids = new Set(customers.map(({ id }) => id));
  const own = (row: { customer: string | null }): boolean => ids.has(row.customer ?? '');
  const charges = store.all('charge').filter(own);
  if (customer !== null && customers.length === 0) return missingState(customer);
  return {
    now: engine.clock.now(),
    customers,
    subscriptions: store.all('subscription').filter(own),
    schedules: store.all('subscription_schedule').filter(own),
    invoices: store.all('invoice').filter(own),
    payment_intents: store.all('payment_intent').filter(own),
    setup_intents: store.all('setup_intent').filter(own),
    payment_methods: store.all('payment_method').filter(own),
    charges,
    refunds: store.all('refund').filter(own),
    disputes: store.all('dispute').filter(({ charge }) => charges.some(({ id }) => id === charge)),
  };
}

const missingState = (customer: string): object => ({ error: { message: missing('customer', customer).message } });

function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body, null, 2);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
