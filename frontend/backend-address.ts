import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The server's default port. */
const PORT = '3000';

/**
 * The server's address in development. Its port comes from the environment, else from `.env`, as in the server itself.
 * @param folder the folder of the `.env` file
 */
export function backendAddress(folder: string, env: NodeJS.ProcessEnv = process.env): string {
  const port = { ...envFile(folder), ...env }.PORT?.trim();
  return `http://localhost:${port || PORT}`;
}

/**
 * What the development server passes on to the server, with the page's own Host: the server refuses writes whose Origin is another host.
 * (A bare address would make Vite send the server's own Host.)
 */
export function backendProxy(target: string) {
  const rest = { target, changeOrigin: false };
  return {
    '/api': rest,
    '/help': rest,
    '^/s/': rest,
    '^/mail/stop/': rest,
    '^/plain$': rest,
    '/healthz': rest,
    '/socket.io': { ...rest, ws: true },
  };
}

function envFile(folder: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
  } catch {
    return {};
  }
}
