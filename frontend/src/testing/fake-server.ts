import type { ErrorCode } from '@beside/common/errors';
import { STATUS_OF } from '@beside/common/errors';
import { RELEASE_HEADER } from '@beside/common/release';
import { vi } from 'vitest';
import { PAGE_ENDED } from './page-end.ts';

/** An answer of the server: a status (200 unless given) and JSON. */
export interface Served {
  status?: number;
  json?: object;
}

export interface ServedCall {
  method: string;
  /** Path and query. */
  path: string;
  body: unknown;
  /** Its header that names the page's release. */
  release?: string;
}

/** Answers by call, such as `POST /api/auth/login`; a path may end in `*`. A function sees the call, and may wait. */
export type Answers = Record<string, Served | ((call: ServedCall) => Served | Promise<Served>)>;

/** A failure as the server answers it. */
export const failure = (code: ErrorCode, message = 'No', errors?: Record<string, string[]>): Served => ({
  status: STATUS_OF[code],
  json: { success: false, code, message, ...(errors ? { errors } : {}) },
});

/** The longest delay in milliseconds. */
const LATEST_MS = 300;

/** Delays an answer by chance, where `LATE_ANSWERS` is set: a test that fails then depends on the machine's speed. */
async function late(): Promise<void> {
  if (!process.env.LATE_ANSWERS || vi.isFakeTimers()) return;
  await new Promise((resolve) => setTimeout(resolve, Math.random() ** 3 * LATEST_MS));
}

export interface FakeServer {
  /** Every call of the page, in order. */
  calls: ServedCall[];
  /** Changes answers from now on. */
  answer(more: Answers): void;
  /** Fails every call, as without a network, until it is switched on again. */
  setOnline(isOnline: boolean): void;
}

/**
 * Puts itself in the place of `fetch`. A call without an answer fails the page's request with 404, and is named by `calls`.
 * @param answers a later one wins
 */
export function serve(answers: Answers): FakeServer {
  const table = new Map(Object.entries(answers));
  const calls: ServedCall[] = [];
  let isOnline = true;
  let isGone = false;
  window.addEventListener(
    PAGE_ENDED,
    () => {
      isGone = true;
    },
    { once: true },
  );
  const find = (method: string, path: string) => {
    const plain = path.split('?')[0] ?? '';
    const exact = table.get(`${method} ${path}`) ?? table.get(`${method} ${plain}`);
    if (exact) return exact;
    return [...table].reverse().find(([key]) => key.endsWith('*') && `${method} ${plain}`.startsWith(key.slice(0, -1)))?.[1];
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const method = init.method ?? 'GET';
    const path = url.pathname + url.search;
    const body: unknown = typeof init.body === 'string' && init.body ? JSON.parse(init.body) : null;
    if (!isOnline) throw new TypeError('Failed to fetch');
    const release = new Headers(init.headers).get(RELEASE_HEADER);
    const call = { method, path, body, ...(release === null ? {} : { release }) };
    calls.push(call);
    const answer = find(method, path) ?? failure('not_found');
    const given = typeof answer === 'function' ? answer(call) : answer;
    const { status = 200, json = { success: true } } = await Promise.race([given, aborted(init.signal)]);
    await late();
    init.signal?.throwIfAborted();
    // A page that is gone hears nothing more: it would write into the storage of the next test's.
    if (isGone) return never;
    return new Response(status === 204 || status === 304 ? null : JSON.stringify(json), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return {
    calls,
    answer: (more) => {
      for (const [key, value] of Object.entries(more)) table.set(key, value);
    },
    setOnline: (now) => {
      isOnline = now;
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: now });
      window.dispatchEvent(new Event(now ? 'online' : 'offline'));
    },
  };
}

const never = new Promise<never>(() => undefined);

/** Rejects once a call is given up. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
