import express from 'express';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { listen } from '../testing/listen.ts';
import { isOwnOrigin, refuseForeignWrites } from './origin.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://beside.example/app/',
  SESSION_SECRET: 'a secret of the tests, long enough for production',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  OPENAI_API_KEY: 'none',
};
const production = loadConfig(PRODUCTION);
const development = loadConfig({ PUBLIC_URL: 'http://beside.example' });

it.each([
  [undefined, true],
  ['https://beside.example', true],
  ['http://beside.example', false],
  ['https://beside.example:8443', false],
  ['https://10.0.0.5:3000', false],
  ['http://10.0.0.5:3000', false],
  ['null', false],
])('a page of %s is our own in production: %s', (origin, own) => {
  expect(isOwnOrigin(production, origin, '10.0.0.5:3000')).toBe(own);
});

it.each([
  ['http://beside.example', '10.0.0.5:3000', true],
  ['http://10.0.0.5:3000', '10.0.0.5:3000', true],
  ['https://10.0.0.5:3000', '10.0.0.5:3000', true],
  ['http://10.0.0.5:3001', '10.0.0.5:3000', false],
  ['ftp://10.0.0.5:3000', '10.0.0.5:3000', false],
  ['http://undefined', undefined, false],
  ['https://undefined', undefined, false],
])('a page of %s, asked for at %s, is our own in development: %s', (origin, host, own) => {
  expect(isOwnOrigin(development, origin, host)).toBe(own);
});

const { url, close } = await listen(
  express().use(refuseForeignWrites(production), (_request, response) => void response.sendStatus(204)),
);
afterAll(close);

const OWN = 'https://beside.example';
const EVIL = 'https://evil.example';

// Without our error handler, Express itself answers with the error's status.
it.each([
  ['GET', 'cross-site', EVIL, 204],
  ['HEAD', 'cross-site', EVIL, 204],
  ['OPTIONS', 'cross-site', EVIL, 204],
  ['POST', 'same-origin', OWN, 204],
  ['POST', undefined, OWN, 204],
  ['POST', undefined, undefined, 204],
  ['POST', 'none', undefined, 204],
  ['POST', undefined, EVIL, 403],
  ['POST', 'same-site', EVIL, 403],
  ['POST', 'cross-site', undefined, 403],
  ['PATCH', 'cross-site', OWN, 403],
])(
  '%s from a page that is %s, of %s, is answered %d: the browser hides reads from other sites',
  async (method, site, origin, status) => {
    const headers = { ...(site ? { 'Sec-Fetch-Site': site } : {}), ...(origin ? { Origin: origin } : {}) };
    expect((await fetch(url, { method, headers })).status).toBe(status);
  },
);
