import type { IncomingMessage, ServerResponse } from 'node:http';
import { StripeRefusal } from '../engine/stripe.error.ts';
import { type Api, type ApiAnswer, type ApiRequest, busyAnswer } from './api.ts';
import type { Fault, Faults } from './faults.ts';
import { headerOf, readText } from './request.ts';

/** Browsers call from the product's origin. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
  'Access-Control-Expose-Headers': 'Request-Id',
};

/** Answers a request of `/v1`, with the fault that a test asked for. */
export async function handleApi(api: Api, faults: Faults, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, CORS).end();
    return;
  }
  // The sandbox's time, as Stripe's answers carry Stripe's.
  response.setHeader('Date', new Date(api.now()).toUTCString());
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  const asked: ApiRequest = {
    method: request.method ?? 'GET',
    path,
    query,
    body: await readText(request),
    authorization: headerOf(request, 'authorization'),
    idempotencyKey: headerOf(request, 'idempotency-key'),
  };
  const key = asked.idempotencyKey;
  if (key !== null && api.isBusy(key)) {
    send(response, busyAnswer(key), key);
    return;
  }
  const fault = faults.take(asked.method, path);
  api.hold(key);
  try {
    if (fault) await answerWithFault(api, fault, asked, response);
    else send(response, api.answer(asked), key);
  } finally {
    api.free(key);
  }
}

async function answerWithFault(api: Api, fault: Fault, asked: ApiRequest, response: ServerResponse): Promise<void> {
  const key = asked.idempotencyKey;
  const broken = new StripeRefusal(500, 'Something went wrong on our end.', { type: 'api_error' });
  switch (fault.how) {
    case 'cut-before':
      response.destroy();
      return;
    case 'cut-after':
      api.answer(asked);
      response.destroy();
      return;
    case '500-after':
      send(response, api.answer(asked, broken), key);
      return;
    case '500-before':
      send(response, errorAnswer(500, 'Something went wrong on our end.', 'api_error'), key);
      return;
    case '429':
      send(response, errorAnswer(429, 'Request rate limit exceeded.', 'invalid_request_error', 'rate_limit'), key);
      return;
    case 'hang':
      await pause(fault.ms ?? 60_000, response);
      response.destroy();
      return;
    case 'late':
      await pause(fault.ms ?? 1000, response);
      send(response, api.answer(asked), key);
      return;
    default: {
      const answer = api.answer(asked);
      await pause(fault.ms ?? 1000, response);
      send(response, answer, key);
    }
  }
}

function errorAnswer(status: number, message: string, type: string, code?: string): ApiAnswer {
  return { status, body: JSON.stringify({ error: { type, code, message } }), requestId: 'req_fault', replayed: false };
}

/** Waits that long, or until the caller has gone. */
function pause(ms: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function send(response: ServerResponse, answer: ApiAnswer, key: string | null): void {
  if (response.destroyed) return;
  response.writeHead(answer.status, {
    ...CORS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(answer.body),
    'Cache-Control': 'no-store',
    'Request-Id': answer.requestId,
    'Stripe-Version': '2026-10-28.endive',
    ...(key ? { 'Idempotency-Key': key } : {}),
    ...(answer.replayed ? { 'Idempotent-Replayed': 'true' } : {}),
  });
  response.end(answer.body);
}
