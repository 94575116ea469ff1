import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The port of the server where none is set. */
const PORT = '3000';

/**
 * Where the development page finds the server: on the port that the server itself takes, from the environment or else from `.env`.
 * @param folder the root, in which the `.env` file may lie
 */
export function backendAddress(folder: string, env: NodeJS.ProcessEnv = process.env): string {
  const port = { ...envFile(folder), ...env }.PORT?.trim();
  return `http://localhost:${port || PORT}`;
}

function envFile(folder: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
  } catch {
    return {};
  }
}
