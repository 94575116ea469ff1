import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

it('every CSS module has a file name of its own, since its class names are made of it', () => {
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
  expect(modules.length).toBeGreaterThan(50);
  const byName = Map.groupBy(modules, (file) => basename(file));
  expect([...byName.values()].filter((files) => files.length > 1)).toEqual([]);
});
