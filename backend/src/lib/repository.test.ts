import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const Workflow = v.strictObject({
  name: v.string(),
  on: v.strictObject({ push: v.strictObject({ branches: v.array(v.string()) }), pull_request: v.null() }),
  // Whatever an action does, it can only read.
  permissions: v.strictObject({ contents: v.literal('read') }),
  concurrency: v.strictObject({ group: v.string(), 'cancel-in-progress': v.string() }),
  jobs: v.strictObject({
    check: v.strictObject({
      name: v.string(),
      'runs-on': v.pipe(v.string(), v.regex(/^ubuntu-\d\d\.\d\d$/)),
      'timeout-minutes': v.number(),
      strategy: v.strictObject({ 'fail-fast': v.boolean(), matrix: v.strictObject({ node: v.array(v.number()) }) }),
      steps: v.array(
        v.union([
          v.strictObject({
            uses: v.pipe(v.string(), v.regex(/^actions\/[\w-]+@v\d+$/)),
            with: v.record(v.string(), v.union([v.string(), v.boolean()])),
          }),
          v.strictObject({ name: v.optional(v.string()), run: v.string() }),
        ]),
      ),
    }),
  }),
});

const Update = v.strictObject({
  'package-ecosystem': v.picklist(['npm', 'github-actions', 'docker', 'docker-compose']),
  directory: v.string(),
  schedule: v.strictObject({ interval: v.literal('weekly'), day: v.string() }),
  'open-pull-requests-limit': v.optional(v.number()),
  groups: v.record(v.string(), v.object({})),
  'commit-message': v.strictObject({ prefix: v.string() }),
});
const Updates = v.strictObject({ version: v.literal(2), updates: v.array(Update) });

it('checks every change as a newcomer does, on each Node that the product takes', () => {
  const { jobs } = v.parse(Workflow, parseYaml(read('.github/workflows/check.yml')));
  const { matrix } = jobs.check.strategy;
  const { engines, devDependencies } = JSON.parse(read('package.json'));
  expect([`>=${matrix.node[0]}`, `^${matrix.node.at(-1)}.0.0`]).toEqual([engines.node, devDependencies.node]);
  const commands = jobs.check.steps.flatMap((step) => ('run' in step ? [step.run] : []));
  expect(commands.at(-1)).toBe('.ci/run');
  expect(jobs.check.steps).toContainEqual(expect.objectContaining({ with: expect.objectContaining({ cache: 'npm' }) }));
});

it.each([
  ['more than reading', 'contents: read', 'contents: write'],
  ['an action of somebody else', 'actions/checkout@v6', 'someone/checkout@v6'],
  ['an action of no version', 'actions/checkout@v6', 'actions/checkout@main'],
  ['a misspelt key', 'timeout-minutes', 'timeout-minuets'],
])('refuses a workflow with %s', (_what, before, after) => {
  const changed = read('.github/workflows/check.yml').replace(before, after);
  expect(v.safeParse(Workflow, parseYaml(changed)).success).toBe(false);
});

it('asks for updates of all that is pinned, weekly and grouped', () => {
  const { updates } = v.parse(Updates, parseYaml(read('.github/dependabot.yml')));
  const kinds = updates.map((update) => update['package-ecosystem']);
  expect(kinds.toSorted()).toEqual(['docker', 'docker-compose', 'github-actions', 'npm']);
  for (const { directory, groups } of updates) {
    expect(existsSync(join(root, directory))).toBe(true);
    expect(Object.keys(groups).length).toBeGreaterThan(0);
  }
});

it('tells editors the same as the formatter', () => {
  const { formatter } = JSON.parse(read('.biome.json'));
  const [, everywhere = ''] = /\[\*\]\n([^[]+)/.exec(read('.editorconfig')) ?? [];
  const settings = Object.fromEntries(
    everywhere
      .trim()
      .split('\n')
      .map((line) => line.split(' = ')),
  );
  expect(settings).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
  });
});
