// Builds what is missing or older than its source: the server and what both sides share, and the interface. `--all` builds both.
import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newest, root, run, VITE_ARGS, viteEnv } from './tools.mjs';

const PARTS = [
  {
    name: 'server',
    sources: [
      ...['common/src', 'common/package.json', 'common/tsconfig.json'],
      ...[
        'backend/src',
        'backend/stand-ins',
        'backend/training/danger/danger.weights',
        'backend/package.json',
        'backend/tsconfig.json',
        'backend/scripts/build-server.mjs',
        'backend/scripts/separate-packages.mjs',
      ],
      ...['tsconfig.json', 'package-lock.json'],
    ],
    out: 'backend/bundle/main.js',
    stamp: 'backend/bundle/.built',
    command: ['node', ['backend/scripts/build-server.mjs']],
  },
  {
    name: 'interface',
    sources: [
      'common/src',
      'frontend/src',
      'frontend/index.html',
      'frontend/public',
      'frontend/vite.config.ts',
      'frontend/static-page.ts',
      'frontend/page-files.ts',
      'frontend/chunks.ts',
      'frontend/chunk-plan.ts',
      'frontend/help-frames.ts',
      'frontend/help.html',
      'frontend/interface-texts.ts',
      'frontend/read-texts.ts',
      'frontend/service-worker.ts',
      'package-lock.json',
    ],
    out: 'frontend/dist/index.html',
    stamp: 'frontend/dist/.built',
    command: ['vite', ['build', ...VITE_ARGS, '--logLevel', 'warn'], { cwd: join(root, 'frontend'), env: viteEnv() }],
  },
];

export async function build(all = false) {
  const stale = PARTS.filter(({ sources, out, stamp }) => {
    const marks = [out, stamp].map((file) => join(root, file));
    return all || !marks.every(existsSync) || statSync(marks[1]).mtimeMs < newest(...sources);
  });
  const results = await Promise.all(
    stale.map(async ({ name, sources, stamp, command: [program, args, options] }) => {
      const seen = newest(...sources);
      console.log(`Building the ${name} …`);
      if ((await run(program, args, options)) !== 0) return false;
      const file = join(root, stamp);
      writeFileSync(file, '');
      // As old as what it was built of: a source that changed meanwhile is newer.
      utimesSync(file, new Date(seen + 1), new Date(seen + 1));
      return true;
    }),
  );
  return results.every(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exit((await build(process.argv.includes('--all'))) ? 0 : 1);
