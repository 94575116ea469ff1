import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a test file needs, read from its text:
 * - `process`: processes of its own, or modules that it replaces. It runs in a process of its own.
 * - `product`: a database, or the whole product. Such files share a process, and so the product's code, and each has its own database.
 * - `page`: the whole interface in a simulated document, by the name `*.page.test.tsx`. See `frontend/src/testing/open-app.tsx`.
 * - `pure`: none of that. Such files share threads.
 */
export type TestKind = 'pure' | 'page' | 'product' | 'process';

const TESTS = [
  'common/src/**/*.test.ts',
  'backend/{src,stand-ins,bench,training}/**/*.test.ts',
  'frontend/src/**/*.test.{ts,tsx}',
  'frontend/*.test.ts',
];
const OWN_PROCESS =
  /\bvi\.(?:mock|doMock|resetModules)\(|testing\/(?:test-node|faults|nginx|chaos-|resume-pages|redis-servers)|node:child_process|stand-ins\/postgres|\bprocess\.(?:env\.\w+ =|exitCode =|emit\()/;
const DATABASE = /testing\/(?:use-|test-app|test-database|global-setup)|\binject\('(?:templateUrl|redisUrl)'\)/;

export function kindOf(file: string, source: string): TestKind {
  if (file.endsWith('.page.test.tsx')) return 'page';
  if (OWN_PROCESS.test(source)) return 'process';
  return DATABASE.test(source) ? 'product' : 'pure';
}

/** The test files of the repository by their kind, as paths from its root. */
export function testFiles(root: string): Record<TestKind, string[]> {
  const files: Record<TestKind, string[]> = { pure: [], page: [], product: [], process: [] };
  for (const file of globSync(TESTS, { cwd: root })) files[kindOf(file, readFileSync(join(root, file), 'utf8'))].push(file);
  return files;
}
