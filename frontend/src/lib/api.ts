import type { Failure } from '@beside/common/answers.views';
import { type ErrorCode, isErrorCode, type LocalErrorCode, STATUS_OF } from '@beside/common/errors';
import { HelpView } from '@beside/common/safety/safety.views';
import { recordHttp } from './connection.store.ts';
import { isFields, readAs } from './parse.ts';
import { releaseHeader } from './release.ts';
import { updateNeeded } from './update.store.ts';

/** A failed call. `status` is 0 without a reply. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | LocalErrorCode;
  readonly errors: Record<string, string[]>;
  /** The server's `Retry-After` in seconds. */
  readonly retryAfter: number | null;
  /** Where the caller can find help meanwhile, if the server says so. */
  readonly help: HelpView | undefined;

  constructor(
    status: number,
    code: ApiError['code'],
    message: string,
    errors: Record<string, string[]> = {},
    retryAfter: number | null = null,
    help?: HelpView,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.help = help;
  }

  /** An event's failed acknowledgement as the error of the same call. */
  static of({ code, message, errors, retryAfter, help }: Omit<Failure, 'success'>): ApiError {
    // A newer server may know more codes.
    const known = isErrorCode(code) ? code : 'internal_error';
    return new ApiError(STATUS_OF[known], known, message, errors, retryAfter, helpIn({ help }));
  }

  /** Whether a retry may help: no reply, or one from a proxy instead of the server. */
  get passing(): boolean {
    return this.code === 'network' || (this.code === 'unreadable' && [502, 503, 504].includes(this.status));
  }
}

let notifyNotSignedIn: () => void = () => undefined;

/** Sets the callback for calls refused because no user is signed in (any more). */
export function onNotSignedIn(notify: () => void): void {
  notifyNotSignedIn = notify;
}

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
}

/** A reply with its ETag for the next conditional call. */
export interface Tagged {
  json: unknown;
  etag: string | null;
}

/**
 * Calls the API and returns the reply's unvalidated JSON (null for 204).
 * Throws ApiError with the error catalogue's texts; rethrows aborts.
 */
export async function api(path: string, { method = 'GET', body, signal }: Options = {}): Promise<unknown> {
  const reply = await send(path, {
    method,
    signal: signal ?? null,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return reply.status === 204 ? null : jsonOf(reply);
}

/** Calls the API with `If-None-Match`: null on 304. Throws ApiError. */
export async function apiIfChanged(path: string, etag: string | null, signal?: AbortSignal): Promise<Tagged | null> {
  const reply = await send(path, {
    signal: signal ?? null,
    credentials: 'same-origin',
    headers: etag === null ? {} : { 'if-none-match': etag },
  });
  return reply.status === 304 ? null : { json: await jsonOf(reply), etag: reply.headers.get('etag') };
}

/** Calls the API for a file. Throws ApiError. */
export async function apiFile(path: string): Promise<Blob> {
  const reply = await send(path, { credentials: 'same-origin' });
  if (!reply.ok) {
    await jsonOf(reply);
    throw new ApiError(reply.status, 'unreadable', `${reply.status}: ${reply.statusText}`);
  }
  return reply.blob().catch((error: unknown) => {
    throw offline(error);
  });
}

async function jsonOf(reply: Response): Promise<unknown> {
  const text = await read(reply);
  const json = parseJson(text);
  if (!reply.ok) {
    const error = failure(reply, text, json);
    if (error.code === 'not_signed_in' || error.code === 'session_required') notifyNotSignedIn();
    if (error.code === 'client_too_old') updateNeeded();
    throw error;
  }
  if (json === undefined) {
    throw new ApiError(reply.status, 'unreadable', 'Server returned HTML instead of JSON - routing issue');
  }
  return json;
}

async function send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
  try {
    const reply = await fetch(path, { ...init, headers: { ...init.headers, ...releaseHeader(path) } });
    recordHttp([502, 503, 504].includes(reply.status) && !isJson(reply) ? 'failing' : 'ok');
    return reply;
  } catch (error) {
    throw offline(error);
  }
}

async function read(reply: Response): Promise<string> {
  try {
    return await reply.text();
  } catch (error) {
    throw offline(error);
  }
}

function offline(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  recordHttp('failing');
  return new ApiError(0, 'network', 'Network error: Unable to connect to server. Please check your connection and try again.');
}

const isJson = (reply: Response) => reply.headers.get('content-type')?.includes('json') ?? false;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failure(reply: Response, text: string, json: unknown): ApiError {
  const code = isFields(json) ? json.code : null;
  if (!isFields(json) || !isErrorCode(code)) {
    return new ApiError(reply.status, 'unreadable', `${reply.status}: ${text || reply.statusText}`);
  }
  const message = typeof json.message === 'string' ? json.message : `${reply.status}: ${reply.statusText}`;
  const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(
    reply.status,
    code,
    message,
    fieldErrors(json.errors),
    Number.isFinite(seconds) ? seconds : null,
    helpIn(json),
  );
}

const helpIn = ({ help }: Record<string, unknown>): HelpView | undefined => readAs(HelpView, help);

function fieldErrors(errors: unknown): Record<string, string[]> {
  if (!isFields(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : [],
    ]),
  );
}
