import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const document = readFileSync(join(root, '.github/HARDENING.md'), 'utf8');

/** The numbers of ASVS 5.0.0 at levels 1 and 2: of each chapter its sections, with their requirements. */
const LEVEL_2: Record<number, string> = {
  1: '1: 1 2; 2: 1 2 3 4 5 6 7 8 9; 3: 1 2 3 4 5 6 7 8 9 10 11; 4: 1 2 3; 5: 1 2',
  2: '1: 1 2 3; 2: 1 2 3; 3: 1 2 3 4; 4: 1',
  3: '2: 1 2; 3: 1 2 3 4; 4: 1 2 3 4 5 6; 5: 1 2 3 4 5; 7: 1 2',
  4: '1: 1 2 3; 2: 1; 3: 1 2; 4: 1 2 3 4',
  5: '1: 1; 2: 1 2 3; 3: 1 2; 4: 1 2 3',
  6: '1: 1 2 3; 2: 1 2 3 4 5 6 7 8 9 10 11 12; 3: 1 2 3 4; 4: 1 2 3 4; 5: 1 2 3 4 5; 6: 1 2 3; 8: 1 2 3 4',
  7: '1: 1 2 3; 2: 1 2 3 4; 3: 1 2; 4: 1 2 3 4 5; 5: 1 2; 6: 1 2',
  8: '1: 1 2; 2: 1 2 3; 3: 1; 4: 1',
  9: '1: 1 2 3; 2: 1 2 3 4',
  10: '1: 1 2; 2: 1 2; 3: 1 2 3 4; 4: 1 2 3 4 5 6 7 8 9 10 11; 5: 1 2 3 4 5; 6: 1 2; 7: 1 2 3',
  11: '1: 1 2; 2: 1 2 3; 3: 1 2 3; 4: 1 2 3 4; 5: 1; 6: 1',
  12: '1: 1 2 3; 2: 1 2; 3: 1 2 3 4',
  13: '1: 1; 2: 1 2 3 4 5; 3: 1 2; 4: 1 2 3 4 5',
  14: '1: 1 2; 2: 1 2 3 4; 3: 1 2 3',
  15: '1: 1 2 3; 2: 1 2 3; 3: 1 2 3 4 5 6 7',
  16: '1: 1; 2: 1 2 3 4 5; 3: 1 2 3 4; 4: 1 2 3; 5: 1 2 3',
  17: '1: 1; 2: 1 2 3 4; 3: 1 2',
};
const ID = /^v5\.0\.0-\d{1,2}\.\d{1,2}\.\d{1,2}$/;

const required = Object.entries(LEVEL_2).flatMap(([chapter, sections]) =>
  sections.split('; ').flatMap((section) => {
    const [number, requirements = ''] = section.split(': ');
    return requirements.split(' ').map((requirement) => `v5.0.0-${chapter}.${number}.${requirement}`);
  }),
);

interface Row {
  ids: string[];
  how: string;
  code: string[];
  test: string[];
}

const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** The rows of all tables of requirements. */
function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| v\d/.test(line))
    .map((line) => {
      const cells = line.split(/ ?\| ?/).slice(1, -1);
      if (cells.length !== 5) throw new Error(`Not five cells: ${line}`);
      const [ids = '', , how = '', code = '', test = ''] = cells;
      return { ids: ids.split(' '), how, code: pathsIn(code), test: pathsIn(test) };
    });
}

const TEST = /\.(?:test\.tsx?|spec\.ts)$/;
/** Characters of a reason. */
const REASON_MIN = 15;

/** What is wrong with a table: rows without what they need, and the numbers of requirements. */
function faultsOf(text: string, wanted: readonly string[]): string[] {
  const rows = rowsOf(text);
  const named = rows.flatMap(({ ids }) => ids);
  const ofRows = rows.flatMap(({ ids, how, code, test }) => {
    const [, kind, reason = ''] = /^(\*\*gap\*\*|not applicable): (.*)$/.exec(how) ?? [];
    const missing = [...code, ...test].filter((path) => !existsSync(join(root, path)));
    return [
      ...missing.map((path) => `no ${path}`),
      ...test.filter((path) => !TEST.test(path)).map((path) => `${path} is no test`),
      ...ids.filter((id) => !ID.test(id)).map((id) => `${id} is no requirement`),
      ...(kind && reason.length < REASON_MIN ? [`${ids[0]} gives no reason`] : []),
      ...(!kind && (how.length < 2 || code.length === 0 || test.length === 0) ? [`${ids[0]} lacks code or test`] : []),
      ...(kind !== 'not applicable' && ids.length > 1 ? [`${ids[0]} needs a row of its own`] : []),
    ];
  });
  return [
    ...ofRows,
    ...wanted.filter((id) => !named.includes(id)).map((id) => `${id} is missing`),
    ...named.filter((id, at) => named.indexOf(id) !== at).map((id) => `${id} stands twice`),
    ...named.filter((id) => ID.test(id) && !wanted.includes(id)).map((id) => `${id} is not of level 1 or 2`),
  ];
}

it('each requirement of levels 1 and 2 has its code and test, or a reason', () => {
  expect(required).toHaveLength(253);
  expect(faultsOf(document, required)).toEqual([]);
});

const CODE = '`backend/src/app.ts`';
const SHOWN = '`backend/src/lib/hardening.test.ts`';

it.each([
  ['code that is gone', `| v5.0.0-1.1.1 | a | so | \`backend/src/gone.ts\` | ${SHOWN} |`, ['no backend/src/gone.ts']],
  ['a test that is none', `| v5.0.0-1.1.1 | a | so | ${CODE} | ${CODE} |`, ['backend/src/app.ts is no test']],
  ['a row without a test', `| v5.0.0-1.1.1 | a | so | ${CODE} | |`, ['v5.0.0-1.1.1 lacks code or test']],
  ['a gap without a reason', '| v5.0.0-1.1.1 | a | **gap**: later | | |', ['v5.0.0-1.1.1 gives no reason']],
  [
    'a requirement that is missing, and one of level 3',
    `| v5.0.0-1.1.3 | a | so | ${CODE} | ${SHOWN} |`,
    ['v5.0.0-1.1.1 is missing', 'v5.0.0-1.1.3 is not of level 1 or 2'],
  ],
  [
    'a requirement that stands twice',
    `| v5.0.0-1.1.1 | a | so | ${CODE} | ${SHOWN} |\n| v5.0.0-1.1.1 | — | not applicable: there is nothing of it | | |`,
    ['v5.0.0-1.1.1 stands twice'],
  ],
  [
    'a number of another form',
    `| v5.0.0-1.1.1 | a | so | ${CODE} | ${SHOWN} |\n| v5.0-1.1.2 | a | so | ${CODE} | ${SHOWN} |`,
    ['v5.0-1.1.2 is no requirement'],
  ],
  [
    'two requirements in one row',
    `| v5.0.0-1.1.1 v5.0.0-1.1.1 | a | so | ${CODE} | ${SHOWN} |`,
    ['v5.0.0-1.1.1 needs a row of its own', 'v5.0.0-1.1.1 stands twice'],
  ],
  ['nothing wrong', '| v5.0.0-1.1.1 | a | **gap**: it comes with the next issue | | |', []],
])('the look at the table reports %s', (_what, rows, faults) => {
  expect(faultsOf(rows, ['v5.0.0-1.1.1'])).toEqual(faults);
});
