import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { useApp } from '../../testing/use-app.ts';
import { describeApi } from './openapi.document.ts';
import type { Operation } from './openapi.types.ts';

const { app } = await useApp({ PUBLIC_URL: 'https://beside.test', RATE_LIMIT_FACTOR: '1' });
const described = await app.browser().call('GET', '/api/openapi.json');
const { paths, components } = described.body;
const operations: [string, Operation][] = Object.entries(Object(paths)).flatMap(([path, methods]) =>
  Object.entries(Object(methods)).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    Object(operation),
  ]),
);
const operation = (name: string): Operation => {
  const found = operations.find(([each]) => each === name);
  if (!found) throw new Error(`${name} is not described`);
  return found[1];
};

/** Rules of the linter that do not hold here, and why. */
const SWITCHED_OFF = {
  'info-license': 'the product has no licence of its own to name',
  'no-ambiguous-paths':
    'the specification has `/api/advice/history` beside `/api/advice/{id}`; a path without parameters comes first',
};

it('is valid OpenAPI 3.1, as a linter sees it', async () => {
  const rules = Object.fromEntries(Object.keys(SWITCHED_OFF).map((rule) => [rule, 'off' as const]));
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const problems = await lintFromString({ source: described.text, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`)).toEqual([]);
});

it('describes every declared call and event', () => {
  const calls = app.declared.filter(({ name }) => name.includes(' ')).map(({ name }) => name.replaceAll(/:(\w+)/g, '{$1}'));
  expect(operations.map(([name]) => name).toSorted()).toEqual(calls.toSorted());
  const { client } = Object(described.body['x-socket-events']);
  const events = app.declared.map(({ name }) => name).filter((name) => !name.includes(' '));
  expect(Object.keys(client).toSorted()).toEqual(events.toSorted());
});

it('says of a call what it takes, who may make it, how often, and how it fails', () => {
  const toggle = operation('PATCH /api/admin/api-tokens/{id}/toggle');
  expect(toggle).toMatchObject({
    'x-guard': 'owner',
    'x-permission': 'admin:write',
    'x-rate-limit': { calls: 60, seconds: 60 },
    security: [{ session: ['owner'] }, { token: ['admin:write'] }],
    parameters: [{ name: 'id', in: 'path', required: true }],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ToggleTokenDto' } } } },
  });
  const codes = (status: number): unknown =>
    toggle.responses[status]?.content?.['application/json']?.schema.allOf?.[1]?.properties?.code?.enum;
  expect([codes(401), codes(403), codes(404), codes(409)]).toEqual([
    ['invalid_admin_password', 'not_signed_in'],
    ['not_allowed', 'second_factor_needed'],
    ['not_found'],
    ['admin_password_not_set'],
  ]);
  expect(toggle.responses[429]?.headers).toHaveProperty('Retry-After');
  expect(components).toMatchObject({ schemas: { ToggleTokenDto: { required: ['isActive', 'adminPassword'] } } });

  const answer = operation('POST /api/advice/generate').responses[200]?.content?.['application/json']?.schema;
  expect(answer).toMatchObject({ required: ['success', 'session'], properties: { success: { const: true } } });
  expect(operation('POST /api/advice/generate').security).toEqual([{}, { session: [] }, { token: ['advice:generate'] }]);
  const history = operation('GET /api/advice/history').parameters ?? [];
  expect(history.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
    'query category',
    'query cursor',
    'query limit',
    'query q',
  ]);
  expect(Object.keys(operation('GET /api/advice/{id}/download').responses[200]?.content ?? {})).toEqual(['text/markdown']);
  expect(operation('POST /api/visitor').responses[204]).not.toHaveProperty('content');
  expect(operation('GET /api/couples/session').responses).toHaveProperty('304');
});

it('is made once, and says the same to everyone', async () => {
  const again = await app.browser().call('GET', '/api/openapi.json');
  expect(again.text).toBe(described.text);
  const fresh = describeApi({ appName: 'Beside', publicUrl: 'https://beside.test', rateLimitFactor: 1, declared: app.declared });
  expect(JSON.parse(again.text)).toEqual(JSON.parse(JSON.stringify(fresh)));
});

it('has a page of plain HTML, which loads nothing and runs nothing', async () => {
  const { headers, text } = await app.browser().call('GET', '/api/docs');
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'/,
  );
  expect(text).not.toMatch(/<script|\son\w+=|javascript:|\sstyle=/i);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  for (const [name] of operations) {
    const [method = '', path = ''] = name.split(' ');
    expect(text).toContain(`<span class="method">${method}</span> <code>${path}</code>`);
  }
  expect(text).toContain('<code>messages[].message</code>');
  expect(text).not.toMatch(/undefined|\[object Object\]/);
});
