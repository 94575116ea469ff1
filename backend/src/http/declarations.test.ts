import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@beside/common/answers.views';
import { PUSHES } from '@beside/common/events';
import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, it } from 'vitest';
import { useApp } from '../testing/use-app.ts';
import { inputSchema } from './input-schema.ts';

const { app } = await useApp();

it('every call and event names the view of its answer, but for no content and a file', () => {
  const none = app.declared.filter(({ answers }) => answers === null).map(({ name }) => name);
  expect(none).toEqual([
    'GET /api/advice/:id/download',
    'GET /api/auth/export',
    'POST /api/visitor',
    'GET /api/invoices/download/:id',
    'GET /api/openapi.json',
    'GET /api/docs',
  ]);
});

it('a call reads no parameter of its address that it does not declare', () => {
  const folder = join(import.meta.dirname, '../features');
  const routes = globSync('*/*.routes.ts', { cwd: folder });
  expect(routes.length).toBeGreaterThan(10);
  const byHand = routes.filter((file) => /request\.query|\bquery \}: Request/.test(readFileSync(join(folder, file), 'utf8')));
  expect(byHand).toEqual([]);
});

it('a call declares all that it reads, also where its caller is checked before the text', () => {
  const { input = null } = app.declared.find(({ name }) => name === 'POST /api/couples/message') ?? {};
  expect(input && Object.keys(inputSchema(input).properties ?? {})).toEqual(expect.arrayContaining(['sessionToken', 'message']));
});

it.each(app.declared)('$name can be described: its input and its answer as JSON Schema', ({ input, answers }) => {
  if (input) expect(inputSchema(input).type).toBe('object');
  if (answers) expect(toJsonSchema(answers, { typeMode: 'output', errorMode: 'throw' })).toMatchObject({ type: 'object' });
});

it.each(Object.entries({ ...PUSHES, Failure }))('%s can be described as JSON Schema', (_event, view) => {
  expect(toJsonSchema(view, { typeMode: 'output', errorMode: 'throw' })).toMatchObject({ type: 'object' });
});
