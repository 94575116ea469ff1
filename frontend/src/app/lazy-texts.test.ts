import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { englishOf, groups as groupNames } from '../locales/texts.ts';
import { type Module, readModule, together } from './lazy-texts.fixtures.ts';
import { SHELL_TEXTS } from './shell/shell-texts.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/^(?:locales|testing)\/|\.(test|fixtures)\.tsx?$/.test(file),
);
const modules = new Map(files.map((file) => [file, readModule(file, readFileSync(join(source, file), 'utf8'))]));

/** The group of each key, and of each plural stem. */
const groups = new Map<string, string>();
for (const group of groupNames())
  for (const key of Object.keys(await englishOf(group))) groups.set(key, group).set(key.replace(/_(one|other)$/, ''), group);

/** The groups of the modules' keys, without the shell's. A template counts for every key with its beginning. */
function shown(by: Module[]): string[] {
  const shell: readonly string[] = SHELL_TEXTS;
  const used = by.flatMap(({ strings }) =>
    strings.flatMap((string) => {
      const beginning = string.split('${')[0] ?? '';
      if (beginning === string) return groups.get(string) ?? [];
      return /^\w+\./.test(beginning) ? [...groups].flatMap(([key, group]) => (key.startsWith(beginning) ? [group] : [])) : [];
    }),
  );
  return [...new Set(used)].filter((group) => !shell.includes(group)).sort();
}

const partsOf = (all: Map<string, Module>) => [...all].flatMap(([file, { parts }]) => parts.map((part) => ({ file, ...part })));

it('the first segment of a key determines its group', () => {
  const bySegment = Object.groupBy(groups, ([key]) => key.split('.')[0] ?? '');
  const spread = Object.entries(bySegment).filter(([, keys]) => new Set(keys?.map(([, group]) => group)).size > 1);
  expect(spread.map(([segment]) => segment)).toEqual([]);
});

it('the code of every page start uses only texts of the shell', () => {
  expect(shown(together(modules, 'main.tsx'))).toEqual([]);
});

it.each(partsOf(modules))('$module, loaded by $file, names exactly the text groups that it uses', ({ module, texts }) => {
  expect(modules.has(module)).toBe(true);
  expect([...texts].sort()).toEqual(shown(together(modules, module)));
});

it('every dynamic import of our own code is a lazy part, or code that shows nothing', () => {
  expect(partsOf(modules).length).toBeGreaterThan(10);
  expect([...modules].flatMap(([file, { fetched }]) => fetched.map((module) => `${file} fetches ${module}`))).toEqual([]);
});

it('no module imports a text table itself', () => {
  const tables = [...modules].flatMap(([file, { imports }]) => imports.map((each) => `${file} imports ${each}`));
  expect(tables.filter((each) => /locales\/\w+\/\w\w\.ts$/.test(each))).toEqual([]);
});

it('a key that is built at run time begins with its segment', () => {
  expect([...modules].flatMap(([file, { obscure }]) => obscure.map((key) => `${file}: ${key}`))).toEqual([]);
});

it('the analysis finds keys in nested imports, conditions and templates, and ignores types', () => {
  const planted = new Map(
    Object.entries({
      'page-part.ts': `export const page = lazyPart(async () => (await import('./Page.tsx')).Page, ['home']);`,
      'Page.tsx': `import type { A } from './types.ts'; import { Field } from './x/Field.tsx'; t('form.label');`,
      'types.ts': `t('legal.terms');`,
      'x/Field.tsx': `export { mark } from '../mark.ts';`,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a module
      'mark.ts': 'export const mark = (of) => [t(`couples.messages_${of}`), t(of ? "speech.stop" : "usage.of"), t(`${of}.end`)];',
      'host.ts': `import('./mark.ts'); import('socket.io-client');`,
    }).map(([file, text]) => [file, readModule(file, text)]),
  );
  expect(partsOf(planted)).toEqual([{ file: 'page-part.ts', module: 'Page.tsx', texts: ['home'] }]);
  expect(shown(together(planted, 'Page.tsx'))).toEqual(['couples', 'home', 'speech']);
  expect(planted.get('mark.ts')?.obscure).toEqual(['${']);
  expect(planted.get('host.ts')?.fetched).toEqual(['mark.ts']);
});
