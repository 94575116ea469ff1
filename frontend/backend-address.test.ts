import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { backendAddress } from './backend-address.ts';

const folder = mkdtempSync(join(tmpdir(), 'beside-dev-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the port comes from the environment, else from the file, else it is the default', () => {
  expect(backendAddress(folder, {})).toBe('http://localhost:3000');
  expect(backendAddress(folder, { PORT: '3210' })).toBe('http://localhost:3210');
  writeFileSync(join(folder, '.env'), '# a comment\nPORT=3456\nAPP_NAME="Other"\n');
  expect(backendAddress(folder, {})).toBe('http://localhost:3456');
  expect(backendAddress(folder, { PORT: '3210' })).toBe('http://localhost:3210');
});
