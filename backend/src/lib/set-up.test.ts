import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A project with the product's own npm settings and one local dependency, so that nothing is fetched. */
const folder = mkdtempSync(join(tmpdir(), 'beside-set-up-'));
beforeAll(() => {
  copyFileSync(join(import.meta.dirname, '../../../.npmrc'), join(folder, '.npmrc'));
  mkdirSync(join(folder, 'tool'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function install(tool: object) {
  const write = (path: string, content: object) => writeFileSync(join(folder, path), JSON.stringify(content));
  write('package.json', { name: 'project', version: '1.0.0', dependencies: { tool: 'file:tool' } });
  write('tool/package.json', { name: 'tool', version: '1.0.0', ...tool });
  rmSync(join(folder, 'package-lock.json'), { force: true });
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  // As a newcomer's shell calls it: npm passes its own settings on to child processes.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')));
  const { status, stdout, stderr } = spawnSync('npm', ['install', '--offline', '--install-links=false'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

it('prints no warning about tools that ask for a newer Node, since the product brings it', () => {
  const { status, output } = install({ engines: { node: '>=99' } });
  expect([status, output]).toEqual([0, expect.stringMatching(/added \d/)]);
  expect(output).not.toMatch(/EBADENGINE|npm warn|fund/);
});

it('prints a warning when something is wrong', () => {
  const { status, output } = install({ scripts: { postinstall: 'echo the tool is broken >&2; exit 3' } });
  expect(status).not.toBe(0);
  expect(output).toMatch(/npm error/);
  expect(output).toContain('the tool is broken');
});
