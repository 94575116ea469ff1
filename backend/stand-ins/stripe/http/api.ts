import type { Engine } from '../engine/engine.ts';
import { newId } from '../engine/ids.ts';
import { StripeRefusal } from '../engine/stripe.error.ts';
import { expandAll } from './expand.ts';
import { decodeForm, type FormFields } from './form.ts';
import { readParameters, specOf } from './parameters.ts';
import type { Caller, Route } from './route.ts';
import { refuseUnsupported } from './unsupported.ts';

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | null;
  idempotencyKey: string | null;
}

export interface ApiAnswer {
  status: number;
  body: string;
  requestId: string;
  replayed: boolean;
}

/** For tests: a request as it was received, and what it was answered. */
export interface RecordedRequest {
  method: string;
  path: string;
  params: Record<string, unknown>;
  idempotencyKey: string | null;
  status: number;
}

export interface ApiKeys {
  secretKey: string;
  publishableKey: string;
}

/** Requests that are remembered. */
const MOST_RECORDED = 10_000;
/** Milliseconds for which a key's answer is kept, as at Stripe. */
const KEPT_MS = 24 * 3_600_000;

interface Matched {
  route: Route;
  ids: string[];
}

/** Answers requests of `/v1`. All of it happens at once: no two requests meet. */
export class Api {
  readonly requests: RecordedRequest[] = [];
  private readonly routes: readonly { route: Route; pattern: RegExp }[];
  private readonly engine: Engine;
  private readonly keys: ApiKeys;
  /** Idempotency keys whose first request is not answered yet. */
  private readonly busy = new Set<string>();

  private readonly onBody: (text: string) => void;

  constructor(engine: Engine, routes: readonly Route[], keys: ApiKeys, onBody: (text: string) => void = () => undefined) {
    this.engine = engine;
    this.onBody = onBody;
    this.keys = keys;
    this.routes = routes.map((route) => ({ route, pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '([^/]+)')}$`) }));
  }

  /** The sandbox's time in milliseconds. */
  now(): number {
    return this.engine.clock.now();
  }

  /** Whether another request with that key is under way; `hold` and `free` surround one. */
  isBusy(key: string | null): boolean {
    return key !== null && this.busy.has(key);
  }
  hold(key: string | null): void {
    if (key !== null) this.busy.add(key);
  }
  free(key: string | null): void {
    if (key !== null) this.busy.delete(key);
  }

  /** Does what the request asks for. With `answerInstead`, that is what is answered and kept for its key. */
  answer(request: ApiRequest, answerInstead?: StripeRefusal): ApiAnswer {
    const requestId = newId('req').slice(0, 18);
    const record: RecordedRequest = {
      method: request.method,
      path: request.path,
      params: {},
      idempotencyKey: request.idempotencyKey,
      status: 200,
    };
    this.requests.push(record);
    if (this.requests.length > MOST_RECORDED) this.requests.shift();
    const done = this.process(request, requestId, record, answerInstead);
    record.status = done.status;
    // A browser gets a part of an object alone.
    if (request.authorization === `Bearer ${this.keys.secretKey}`) this.onBody(done.body);
    return done;
  }

  private process(request: ApiRequest, requestId: string, record: RecordedRequest, instead?: StripeRefusal): ApiAnswer {
    const key = request.method === 'POST' ? request.idempotencyKey : null;
    try {
      const fields = decodeForm(request.method === 'POST' ? request.body : request.query || request.body);
      const caller = this.authorize(request, fields);
      const matched = this.match(request);
      if (caller === 'publishable' && !matched.route.publishable) throw publishableRefusal();
      const kept = this.replay(request, key, requestId);
      if (kept) return kept;
      const params = readParameters(specOf(matched.route.parameters), fields);
      record.params = params;
      refuseUnsupported(matched.route.parameters, params);
      return this.run(request, matched, caller, params, key, requestId, instead);
    } catch (error) {
      return refusalAnswer(error, requestId);
    }
  }

  private run(
    request: ApiRequest,
    { route, ids }: Matched,
    caller: Caller,
    params: Record<string, unknown>,
    key: string | null,
    requestId: string,
    instead?: StripeRefusal,
  ): ApiAnswer {
    const { engine } = this;
    const expand = Array.isArray(params.expand) ? params.expand.map(String) : [];
    const work = (): object => {
      const [id = '', secondId = ''] = ids.map(decodeURIComponent);
      const object = expandAll(engine, route.answer({ engine, id, secondId, params, caller }), expand);
      if (instead && key === null) return object;
      if (key)
        this.keep(request, key, instead ? refusalAnswer(instead, requestId) : { status: 200, body: JSON.stringify(object) });
      return object;
    };
    const cause = { id: requestId, idempotency_key: key };
    try {
      const object = request.method === 'GET' ? work() : engine.transact(work, cause);
      if (instead) return refusalAnswer(instead, requestId);
      return { status: 200, body: JSON.stringify(object, null, 2), requestId, replayed: false };
    } catch (error) {
      const answer = refusalAnswer(error, requestId);
      if (key) engine.transact(() => this.keep(request, key, answer));
      return answer;
    }
  }

  /** The answer that was given to the key before. */
  private replay(request: ApiRequest, key: string | null, requestId: string): ApiAnswer | null {
    const kept = this.engine.store.get('answer', key ?? '');
    if (!kept || kept.at < Date.now() - KEPT_MS) return null;
    if (kept.fingerprint !== fingerprintOf(request)) {
      throw new StripeRefusal(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    return { status: kept.status, body: kept.body, requestId, replayed: true };
  }

  private keep(request: ApiRequest, key: string, answer: { status: number; body: string }): void {
    const { status, body } = answer;
    this.engine.store.put('answer', { id: key, fingerprint: fingerprintOf(request), status, body, at: Date.now() });
  }

  private authorize(request: ApiRequest, fields: FormFields): Caller {
    const given = request.authorization?.replace(/^Bearer /, '') ?? (typeof fields.key === 'string' ? fields.key : null);
    delete fields.key;
    if (given === this.keys.secretKey) return 'secret';
    if (given === this.keys.publishableKey) return 'publishable';
    throw new StripeRefusal(
      401,
      given
        ? `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(8)}${given.slice(-4)}`
        : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }

  private match({ method, path }: ApiRequest): Matched {
    for (const { route, pattern } of this.routes) {
      const found = route.method === method ? pattern.exec(path) : null;
      if (found) return { route, ids: found.slice(1) };
    }
    throw new StripeRefusal(
      404,
      `Unrecognized request URL (${method}: ${path}). The sandbox knows the part of Stripe that is used here.`,
    );
  }
}

/** The same request has the same fingerprint, whatever the order of its fields. */
function fingerprintOf({ method, path, body }: ApiRequest): string {
  return `${method} ${path} ${body.split('&').sort().join('&')}`;
}

function publishableRefusal(): StripeRefusal {
  return new StripeRefusal(403, 'This API call cannot be made with a publishable API key. Please use a secret API key.', {
    code: 'secret_key_required',
  });
}

/** The answer of an error: a refusal in Stripe's form, or a 500 for what the sandbox did not expect. */
function refusalAnswer(error: unknown, requestId: string): ApiAnswer {
  const known = error instanceof StripeRefusal ? error : unexpected(error);
  const { fields, message, status } = known;
  const type = fields.type ?? (status >= 500 ? 'api_error' : 'invalid_request_error');
  const body = { error: { ...fields, type, message, request_log_url: `https://sandbox.invalid/logs/${requestId}` } };
  return { status, body: JSON.stringify(body, null, 2), requestId, replayed: false };
}

function unexpected(error: unknown): StripeRefusal {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new StripeRefusal(500, `The Stripe sandbox had an error: ${text}`, { type: 'api_error' });
}

/** A 409 for a key whose first request is under way. */
export function busyAnswer(key: string): ApiAnswer {
  const refusal = new StripeRefusal(
    409,
    `There is currently another in-progress request using this Stripe-Idempotency-Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
    { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  );
  return refusalAnswer(refusal, newId('req').slice(0, 18));
}
