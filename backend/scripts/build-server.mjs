// Compiles the server and what both sides share into `dist`, and then makes `bundle`: the server's own code, and of the packages what it
// uses, in a few files. A start then reads some 300 files less, and takes two thirds of the time (`npm run bench -- --only start`).
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { SEPARATE } from './separate-packages.mjs';
import { commitOf, root, run } from './tools.mjs';

const backend = join(root, 'backend');
/** What the product runs in a process or a thread of its own stands beside the file that starts it. */
const ENTRIES = {
  product: 'dist/main.js',
  'passwords.worker': 'dist/lib/passwords.worker.js',
  'compile-patterns': 'dist/lib/expressions/compile-patterns.js',
  // What an operator runs by hand, where there are no sources.
  owner: 'dist/owner.js',
  audit: 'dist/audit.js',
  backup: 'dist/backup.js',
  'stripe-setup': 'dist/stripe-setup.js',
};
/** They stay outside of the bundle, which production runs: see `backend/stand-ins`. */
const STAND_INS = '#stand-ins/';
/** Node keeps what it compiles only once this is switched on, so the product must not be part of the first file. */
const mainOf = (product) => `import { enableCompileCache } from 'node:module';
enableCompileCache();
await import('./${product}');
`;
/** Milliseconds for which files of an earlier build stay: a running server reads some of them late, and two builds may overlap. */
const KEEP_MS = 3_600_000;

async function bundle() {
  const out = join(backend, 'bundle');
  const build = await rolldown({
    cwd: backend,
    input: ENTRIES,
    platform: 'node',
    // The ES modules of a package, where it has them: what is not used is left out.
    resolve: { mainFields: ['module', 'main'] },
    external: (id) =>
      id.startsWith('node:') || id.startsWith(STAND_INS) || SEPARATE.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [{ name: 'maps of tsc', load: withMap }],
    // An image has no history: its builder names the commit.
    transform: { define: { __COMMIT__: JSON.stringify(process.env.COMMIT || commitOf(root)) } },
    // Files that are read at run time go along.
    experimental: { resolveNewUrlToAsset: true },
  });
  const { output } = await build.write({
    dir: out,
    format: 'esm',
    sourcemap: true,
    // A node keeps its program's text in memory.
    comments: { legal: true, annotation: false, jsdoc: false },
    // What is started by its path keeps its name, and is small.
    entryFileNames: ({ name }) => (name === 'product' ? '[name]-[hash].js' : '[name].js'),
    chunkFileNames: '[name]-[hash].js',
    assetFileNames: '[name]-[hash][extname]',
  });
  await build.close();
  const product = output.find(({ name, isEntry }) => isEntry && name === 'product').fileName;
  // At once, so that no start reads half of it.
  writeFileSync(join(out, 'main.next'), mainOf(product));
  renameSync(join(out, 'main.next'), join(out, 'main.js'));
  const made = new Set(['main.js', '.built', ...output.map(({ fileName }) => fileName)]);
  for (const file of readdirSync(out))
    if (!made.has(file) && statSync(join(out, file)).mtimeMs < Date.now() - KEEP_MS) rmSync(join(out, file));
}

/** A compiled file with its map, so that the bundle's maps lead to the sources. */
function withMap(id) {
  const map = `${id}.map`;
  // A script for the browser is a file that goes along, not a module.
  return id.endsWith('.js') && !id.includes('node_modules') && !id.includes('/browser/') && existsSync(map)
    ? { code: readFileSync(id, 'utf8'), map: JSON.parse(readFileSync(map, 'utf8')) }
    : null;
}

const code = await run('tsc', ['-b']);
if (code === 0) {
  // Before the bundle, which takes the file along.
  const { compilePhrases } = await import('../dist/features/safety/phrases/safety.phrases.js');
  await compilePhrases();
  await bundle();
}
process.exitCode = code;
