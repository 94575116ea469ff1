import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** Words that mean several things, or nothing to a newcomer; and the words to use in exported names. */
const REPLACED: Record<string, string> = {
  told: 'digest, notification or push',
  sayable: 'judgementFilter',
  graver: 'moreSevere',
  hurry: 'makeDue',
  mend: 'repair',
  reckon: 'calculate',
  patience: 'debounce',
  desk: 'session',
  door: 'preview',
  whose: 'owner or subject',
  leaver: 'account',
  announce: 'push, publish or wake',
  board: 'announcement',
  knock: 'request',
  admit: 'authenticate or ensure',
};
/** Names that say nothing without the thing that they are about. */
const BARE = /^(?:[Ff]ound|[Aa]sked|[Kk]nown|[Kk]ept|[Ww]ritten|[Ww]anted|[Ss]aid|[Hh]eld|[Nn]otice|[Mm]ark|MARK|[Ss]essions?)$/;

const root = join(import.meta.dirname, '../../..');
const files = globSync('{backend,common,frontend}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|fixtures)\.tsx?$|\/testing\/|\/migrations\/|\/locales\//.test(file));

function exportedNames(text: string, file: string): string[] {
  return parseSync(file, text).program.body.flatMap((node) => {
    const { declaration } = Object(node);
    if (node.type !== 'ExportNamedDeclaration' || !declaration) return [];
    const declared = [declaration, ...(declaration.declarations ?? [])].map(({ id }) => id);
    const names = declared.flatMap((id) => [id, ...(id?.properties ?? []).map((each: object) => Object(each).value)]);
    return names.flatMap((id) => (typeof id?.name === 'string' ? [id.name] : []));
  });
}

/** What is wrong with the exported names of a source. */
function unclearNames(text: string, file = 'a.ts'): string[] {
  return exportedNames(text, file).flatMap((name) => {
    if (BARE.test(name)) return [`${name}: say of what`];
    const words = name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[ _]/);
    return words.flatMap((word) => (REPLACED[word] ? [`${name}: say ${REPLACED[word]} for ${word}`] : []));
  });
}

describe('exported names', () => {
  it('have one plain word for each thing', () => {
    const unclear = files.flatMap((file) =>
      unclearNames(readFileSync(join(root, file), 'utf8'), file).map((fault) => [file, fault]),
    );
    expect(unclear).toEqual([]);
  });
});

describe('the look for unclear names', () => {
  it.each([
    ['a function', 'export function graver() {}', 'graver: say moreSevere for graver'],
    ['a word within a name', 'export const saveTold = 1;', 'saveTold: say digest, notification or push for told'],
    ['a constant', 'export const WHOSE_TURN = 1;', 'WHOSE_TURN: say owner or subject for whose'],
    ['a destructured name', 'export const { send: announce } = push;', 'announce: say push, publish or wake for announce'],
    ['a participle alone', 'export interface Written {}', 'Written: say of what'],
    ['a session without its kind', 'export type Session = object;', 'Session: say of what'],
  ])('finds %s', (_what, text, fault) => {
    expect(unclearNames(text)).toEqual([fault]);
  });

  it('lets a word pass within another', () => {
    expect(unclearNames('export type Announcement = object;\nexport const RECOMMENDATIONS = 3;\nconst told = 1;')).toEqual([]);
  });
});
