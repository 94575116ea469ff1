import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pacer } from './completion.stream.ts';
import {
  chunkEvent,
  completionBody,
  completionHead,
  DONE_EVENT,
  type FinishReason,
  usageEvent,
  usageOf,
} from './completion.wire.ts';
import { compose } from './compose.ts';
import { readBody } from './request.body.ts';
import { type ModelRequest, ModelRequestError, parseModelRequest } from './request.parse.ts';
import { estimateTokens, tokenise } from './tokens.ts';

export interface ModelServerOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: '127.0.0.1';
  /** Tokens a second of a stream: 45 by default, about a reading pace. Infinity writes without pacing. */
  tokensPerSecond?: number;
  /** Milliseconds before the first token: 700 by default, or 0 without pacing. */
  firstTokenMs?: number;
}

export interface ModelServer {
  /** The base URL that the client is given, `/v1` included. */
  url: string;
  close(): Promise<void>;
  /** Completions since the start. */
  calls(): number;
  /** Completions being written now. */
  active(): number;
}

/** The one model that the stand-in lists. It answers to any name. */
const MODEL = 'demo';
/** Milliseconds: a translation is looked up, not composed, so it begins sooner, and is written without pacing. */
const TRANSLATION_FIRST_TOKEN_MS = 120;

/**
 * Starts the stand-in of an OpenAI-compatible server on loopback: `POST /v1/chat/completions` and `GET /v1/models`.
 * It composes guidance from phrases, in six languages; it is no model. Rejects if the port is taken.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const tokensPerSecond = options.tokensPerSecond ?? 45;
  const firstTokenMs = options.firstTokenMs ?? (Number.isFinite(tokensPerSecond) ? 700 : 0);
  const pacer = new Pacer();
  let calls = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/v1/chat/completions') {
      if (request.method !== 'POST') throw methodError(request);
      const asked = parseModelRequest(await readBody(request));
      calls += 1;
      complete(asked, response, pacer, { tokensPerSecond, firstTokenMs });
      return;
    }
    const model = { id: MODEL, object: 'model', created: 0, owned_by: 'demo' };
    if (path === '/v1/models' || path === `/v1/models/${MODEL}`) {
      if (request.method !== 'GET') throw methodError(request);
      sendJson(response, 200, path === '/v1/models' ? { object: 'list', data: [model] } : model);
      return;
    }
    throw new ModelRequestError(404, `Unknown request URL: ${request.method} ${path}.`, null, 'unknown_url');
  };

  const server = createServer((request, response) => {
    response.on('error', () => response.destroy());
    answer(request, response).catch((error: unknown) => sendError(response, error));
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls: () => calls,
    active: () => pacer.active,
    close: () =>
      new Promise((resolve) => {
        pacer.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Writes the answer, streamed or whole, at its pace. A client that disconnects ends it at once. */
function complete(
  asked: ModelRequest,
  response: ServerResponse,
  pacer: Pacer,
  pace: { tokensPerSecond: number; firstTokenMs: number },
): void {
  const { task, text } = compose(asked.messages);
  const all = tokenise(text);
  const pieces = all.slice(0, asked.maxTokens);
  const finish: FinishReason = pieces.length < all.length ? 'length' : 'stop';
  const head = completionHead(asked.model);
  const prompt = asked.messages.reduce((sum, message) => sum + estimateTokens(message.content), 0);
  const usage = usageOf(prompt, pieces.length);
  const looked = task === 'translate' || task === 'summary' || task === 'judge';
  if (asked.stream) {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.write(chunkEvent(head, { role: 'assistant', content: '' }, null, asked.includeUsage));
  }
  const stop = pacer.add({
    pieces,
    firstTokenMs: looked ? Math.min(pace.firstTokenMs, TRANSLATION_FIRST_TOKEN_MS) : pace.firstTokenMs,
    // A completion in one piece does not wait for as long as streaming it would take.
    tokensPerSecond: looked || !asked.stream ? Number.POSITIVE_INFINITY : pace.tokensPerSecond,
    ready: () => !response.writableNeedDrain,
    write: (due) => {
      if (!asked.stream) return;
      response.write(due.map((content) => chunkEvent(head, { content }, null, asked.includeUsage)).join(''));
    },
    end: () => {
      if (!asked.stream) {
        sendJson(response, 200, completionBody(head, pieces.join(''), finish, usage));
        return;
      }
      const last = chunkEvent(head, {}, finish, asked.includeUsage);
      response.end(`${last}${asked.includeUsage ? usageEvent(head, usage) : ''}${DONE_EVENT}`);
    },
  });
  response.on('close', stop);
}

function methodError(request: IncomingMessage): ModelRequestError {
  return new ModelRequestError(405, `Not allowed to ${request.method} on this URL.`, null, 'method_not_supported');
}

function sendError(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const known = error instanceof ModelRequestError ? error : new ModelRequestError(500, 'The server had an error.');
  const type = known.status >= 500 ? 'server_error' : 'invalid_request_error';
  if (known.status === 413) response.setHeader('Connection', 'close');
  sendJson(response, known.status, { error: { message: known.message, type, param: known.param, code: known.code } });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}
