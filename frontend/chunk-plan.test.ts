import { expect, it } from 'vitest';
import { CORE, type PlannedModule, planChunks } from './chunk-plan.ts';

const module = (id: string, size: number, ...imports: string[]): PlannedModule => ({ id, size, imports });
const planOf = (lazy: string[], ...modules: PlannedModule[]) =>
  planChunks(new Map(modules.map((each) => [each.id, each])), 'main.ts', lazy);

it('puts all that every page loads into one chunk, and leaves to an entry what it alone uses', () => {
  const plan = planOf(
    ['home.ts', 'plans.ts'],
    module('main.ts', 9, 'lib/react.js'),
    module('lib/react.js', 90_000),
    module('home.ts', 9, 'lib/react.js', 'form.ts'),
    module('plans.ts', 9, 'lib/react.js'),
    module('form.ts', 50_000),
  );
  expect(Object.fromEntries(plan)).toEqual({ 'main.ts': CORE, 'lib/react.js': CORE });
});

it('merges small modules that different entries share, and keeps large ones for those who use them', () => {
  const plan = planOf(
    ['a.ts', 'b.ts', 'c.ts'],
    module('main.ts', 9),
    module('a.ts', 9, 'icon.ts', 'StatusBadge.tsx'),
    module('b.ts', 9, 'icon.ts', 'StatusBadge.tsx', 'chart.js'),
    module('c.ts', 9, 'icon.ts', 'chart.js'),
    module('icon.ts', 300),
    module('StatusBadge.tsx', 900),
    module('chart.js', 400_000),
  );
  expect(plan.get('icon.ts')).toBe('status-badge');
  expect(plan.get('StatusBadge.tsx')).toBe('status-badge');
  expect(plan.get('chart.js')).toBe('chart');
});

it('counts what a chunk would fetch in addition', () => {
  const plan = planOf(
    ['a.ts', 'b.ts', 'c.ts'],
    module('main.ts', 9),
    module('a.ts', 9, 'small.ts', 'menu.ts'),
    module('b.ts', 9, 'small.ts', 'menu.ts'),
    module('c.ts', 9, 'small.ts'),
    module('small.ts', 300),
    // Small itself, but with a large part that other entries share.
    module('menu.ts', 300, 'floating.js'),
    module('floating.js', 90_000),
  );
  expect(plan.get('small.ts')).toBe('small');
  expect(plan.get('menu.ts')).not.toBe('small');
});

it('never lets two chunks import each other', () => {
  // Of the same size and use, so that a merge of `top` and `base` would save most, with `large` between them.
  const plan = planOf(
    ['a.ts', 'b.ts', 'c.ts', 'd.ts'],
    module('main.ts', 9),
    module('a.ts', 9, 'top.ts'),
    module('b.ts', 9, 'top.ts'),
    module('c.ts', 9, 'large.ts'),
    module('d.ts', 9, 'base.ts'),
    module('top.ts', 100, 'large.ts'),
    module('large.ts', 60_000, 'base.ts'),
    module('base.ts', 100),
  );
  const chunks = ['top.ts', 'large.ts', 'base.ts'].map((id) => plan.get(id));
  expect(chunks[1]).toBe('large');
  expect(chunks[0] === chunks[2] && chunks[0] !== chunks[1]).toBe(false);
});

it('is the same for modules in any order, and names no two chunks alike', () => {
  const modules = [
    module('main.ts', 9),
    ...['a.ts', 'b.ts', 'c.ts', 'd.ts'].map((id) => module(id, 9, 'one/api.ts', ...(id < 'c' ? ['two/api.ts'] : []))),
    module('one/api.ts', 70_000),
    module('two/api.ts', 80_000),
  ];
  const lazy = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
  const plan = planOf(lazy, ...modules);
  expect(new Set([plan.get('one/api.ts'), plan.get('two/api.ts')])).toEqual(new Set(['api', 'api2']));
  const other = planOf(lazy.toReversed(), ...modules.toReversed());
  expect(new Map([...other].sort())).toEqual(new Map([...plan].sort()));
});
