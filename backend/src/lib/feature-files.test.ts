import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Source files of a folder, and its tests beside them. From 15 on a feature has folders by use case. */
const FILES_MAX = 15;
/** What a file of the server does for its use case. `limits`: rate limits; `texts`: words that people read; `types`: shapes without code. */
const ROLES = [
  ...['feature', 'routes', 'sockets', 'service', 'policy', 'presenter', 'entity', 'statements', 'jobs', 'mails', 'prompts'],
  ...['user-data', 'limits', 'texts', 'types'],
];
/** A table of texts or phrases for each language. */
const LANGUAGES = ['de', 'en', 'es', 'fr', 'nl', 'zh'];

const root = join(import.meta.dirname, '../../..');
const paths = globSync('{backend,frontend}/src/features/**/*.{ts,tsx,css}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.split('/').length > 4);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const isMigration = (path: string): boolean => folderOf(path).endsWith('/migrations');

/** The folders with more files than one sees at once; tests count apart, migrations not. */
function largeFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of files.filter((file) => !isMigration(file))) {
    const key = `${folderOf(path)} ${/\.test\.tsx?$/.test(path) ? 'tests' : 'source'}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].flatMap(([key, count]) => (count > FILES_MAX ? [key.replace(/ \w+$/, '')] : []));
}

/** Names on the server that are not `<feature>.<use case>.ts`, `<feature>.<role>.ts` or `<feature>.<use case>.<role>.ts`. */
function oddNames(files: readonly string[]): string[] {
  const part = '[a-z0-9]+(?:-[a-z0-9]+)*';
  return files.flatMap((path) => {
    const [, , , feature = '', ...rest] = path.split('/');
    const name = rest.at(-1) ?? '';
    const rule = new RegExp(`^${feature}\\.${part}(?:\\.(?:${[...ROLES, ...LANGUAGES].join('|')}))?(?:\\.test)?\\.ts$`);
    return path.startsWith('frontend/') || isMigration(path) || rule.test(name) ? [] : [name];
  });
}

describe('the files of features', () => {
  it('stand in folders that one sees at once', () => {
    expect(largeFolders(paths)).toEqual([]);
  });

  it('say by their names what they do', () => {
    expect(oddNames(paths)).toEqual([]);
  });
});

describe('the rules of files', () => {
  const many = (end: string, folder = 'a') =>
    Array.from({ length: 16 }, (_, number) => `backend/src/features/${folder}/a.case-${number}${end}`);

  it('catch a folder with a sixteenth file, or test', () => {
    expect(largeFolders(many('.ts').slice(1))).toEqual([]);
    expect(largeFolders(many('.ts'))).toEqual(['backend/src/features/a']);
    expect(largeFolders(many('.test.ts', 'a/case'))).toEqual(['backend/src/features/a/case']);
    expect(largeFolders(many('.ts', 'a/migrations'))).toEqual([]);
  });

  it.each(['b.service.ts', 'service.ts', 'a.case.helper.ts', 'a.case.part.service.ts', 'a.Case.ts', 'a.case.part.test.ts'])(
    'catch %s',
    (name) => {
      expect(oddNames([`backend/src/features/a/${name}`])).toEqual([name]);
    },
  );

  it.each([
    'a.service.ts',
    'a.sign-in.ts',
    'a.sign-in.statements.ts',
    'a.mails.de.ts',
    'a.sign-in.test.ts',
    'case/a.case.jobs.ts',
  ])('let %s pass', (name) => {
    expect(oddNames([`backend/src/features/a/${name}`])).toEqual([]);
  });
});
