import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen.ts';

/** A web server whose answers a test decides. */
export interface StatusServer {
  url: string;
  /** The paths asked for, in order. */
  asked: string[];
  /** Answers paths: with JSON, a text, or as a function does. Others are 404. */
  serve(answers: Record<string, object | string | ((request: IncomingMessage, response: ServerResponse) => void)>): void;
  close(): void;
}

export async function startStatusServer(): Promise<StatusServer> {
  let answers: Parameters<StatusServer['serve']>[0] = {};
  const asked: string[] = [];
  const { url, close } = await listen((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path];
    if (typeof answer === 'function') answer(request, response);
    else if (answer === undefined) response.writeHead(404).end('nothing here');
    else if (typeof answer === 'string') response.setHeader('Content-Type', 'text/html').end(answer);
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
  return {
    url,
    asked,
    serve(given) {
      answers = given;
    },
    close,
  };
}
