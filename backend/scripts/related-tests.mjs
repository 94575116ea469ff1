// Which tests a change concerns, for `npm run check`: those that import what has changed, and those of its feature.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './tools.mjs';

/** They import the whole product, and most tests import them: tests that use a change only through them are left to `npm test`. */
const HUB =
  /^(?:backend\/src\/(?:app|main)\.ts|frontend\/src\/app\/(?:App\.tsx|routes\.ts)|frontend\/src\/lib\/i18n\/.*|(?:back|front)end\/src\/testing\/.*)$/;
/** A change of these concerns every test. */
const SETTINGS = /(?:^|\/)(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig[\w.]*\.json|global-setup\.ts)$/;
/** Found by their folder, not by imports. */
const TEXTS = 'frontend/src/locales/';
/** Tests that read what they do not import. */
const READERS = [
  { of: /\.md$/, test: 'backend/src/lib/readmes.test.ts' },
  { of: /^\.(?:github\/.*\.yml|editorconfig|biome\.json)$/, test: 'backend/src/lib/repository.test.ts' },
  { of: /\/migrations\//, test: 'backend/src/lib/version.test.ts' },
  { of: /\.(?:dto|views|events|routes|sockets|limits|queries)\.ts$/, test: 'backend/src/http/openapi/openapi.listing.test.ts' },
];
const TEST = /\.test\.tsx?$/;
/** The floor and the name of a feature. */
const FEATURE = /^(common|backend|frontend)\/src\/(?:features\/|app\/pages\/|locales\/)?([\w-]+)\//;
/** See `imports` in `backend/package.json`. */
const STAND_INS = '#stand-ins/';
/** Values alone: a type that has changed is for the compiler. */
const IMPORT = /(?:^|\n)(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s)?\s*'([^']+)'|\bimport\('([^']+)'\)/g;

/** The file that an import names, as a path from the root. Null: a package. */
function targetOf(from, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  if (specifier.startsWith(STAND_INS)) return `backend/stand-ins/${specifier.slice(STAND_INS.length)}.ts`;
  const shared = /^@beside\/common\/(.+)$/.exec(specifier)?.[1];
  return shared ? `common/src/${shared}.ts` : null;
}

/** Reads the sources of the three floors. @returns for each file the files that it imports */
export function readImports() {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'common', 'backend', 'frontend'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const files = stdout.split('\n').filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && existsSync(join(root, file)));
  return new Map(
    files.map((file) => {
      const found = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, from, dynamic]) => from ?? dynamic);
      return [file, new Set(found.map((specifier) => targetOf(file, specifier)).filter((target) => target !== null))];
    }),
  );
}

/** The folder of a page's test stands for what the test opens: it imports the whole interface. */
const isBeside = (test, file) => test.includes('.page.test.') && !TEST.test(file) && dirname(test) === dirname(file);

/**
 * The tests that a change concerns: those that reach a changed file by their imports, hubs aside; those that are named after it or read it; of a
 * feature, on the floor that has changed, those in its folders and those that import from them.
 * @param changed paths from the root
 * @returns paths from the root, sorted; null: all tests
 */
export function relatedTests(changed, imports = readImports()) {
  if (changed.some((file) => SETTINGS.test(file))) return null;
  const importers = new Map();
  const add = (file, importer) => importers.set(file, [...(importers.get(file) ?? []), importer]);
  const tests = [...imports.keys()].filter((file) => TEST.test(file));
  for (const [file, targets] of imports) for (const target of targets) add(target, file);
  for (const test of tests) for (const file of imports.keys()) if (isBeside(test, file)) add(file, test);

  const reached = new Set(changed.flatMap((file) => [...reachedFrom(file, importers)]));
  const features = new Set(changed.flatMap((file) => (TEST.test(file) ? [] : featuresOf(file))));
  const isOf = (file) => file.includes('/features/') && featuresOf(file).some((feature) => features.has(feature));
  const stems = changed.map((file) => file.replace(/\.\w+$/, ''));
  const isNamesake = (test) => stems.some((stem) => test.startsWith(`${stem}.`) || test.startsWith(`${stem}-`));
  const readers = READERS.filter(({ of }) => changed.some((file) => of.test(file))).map(({ test }) => test);
  const isText = changed.some((file) => file.startsWith(TEXTS));
  return tests
    .filter(
      (test) =>
        reached.has(test) ||
        isNamesake(test) ||
        readers.includes(test) ||
        isOf(test) ||
        [...(imports.get(test) ?? [])].some(isOf) ||
        (isText && test.startsWith(TEXTS)),
    )
    .toSorted();
}

/** The files that import a file, by way of others too; where it is no hub itself, not by way of hubs. */
function reachedFrom(start, importers) {
  const reached = new Set([start]);
  for (const file of reached)
    if (HUB.test(start) || !HUB.test(file)) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** A feature's name on its floor, for example `backend chat`. What both floors share belongs to both. */
function featuresOf(file) {
  const [, floor, name] = FEATURE.exec(file) ?? [];
  if (!floor) return [];
  return (floor === 'common' ? ['backend', 'frontend'] : [floor]).map((each) => `${each} ${name}`);
}
