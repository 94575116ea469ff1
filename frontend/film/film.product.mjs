import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../e2e/harness/ports.mjs';
import { startFilmModel } from './film.model.mjs';

const root = resolve(import.meta.dirname, '../..');
export const OWNER = { email: 'owner@example.com', password: 'an orchard in the rain 3' };

/** Starts the built product on a free port, with its stand-ins and the film's model. Throws Error where it is not built, or does not start. */
export async function startProduct() {
  const main = join(root, 'backend/bundle/main.js');
  if (!existsSync(main) || !existsSync(join(root, 'frontend/dist/index.html')))
    throw new Error('Build the product first: npm run build');
  const model = await startFilmModel((path) => import(join(root, 'backend/dist', path)));
  const folder = mkdtempSync(join(tmpdir(), 'beside-film-'));
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      OPENAI_BASE_URL: model.url,
      EMAIL_VERIFICATION: 'off',
      OWNER_EMAIL: OWNER.email,
      OWNER_PASSWORD: OWNER.password,
      RATE_LIMIT_FACTOR: '100',
      LOG_LEVEL: 'error',
    },
  });
  const exited = new Promise((done) => child.once('exit', done));
  await new Promise((ready, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('is ready on') && ready());
    exited.then((code) => fail(new Error(`The product ended with ${code} before it was ready`)));
  });
  return {
    url: `http://localhost:${port}`,
    model,
    close: async () => {
      child.kill('SIGTERM');
      await exited;
      model.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
