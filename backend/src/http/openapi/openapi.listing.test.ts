import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { compareApi, listApi } from '../../testing/api-listing.ts';
import { useApp } from '../../testing/use-app.ts';
import { describeApi } from './openapi.document.ts';
import { viewSchema } from './openapi.schemas.ts';
import type { Schema } from './openapi.types.ts';

const { app } = await useApp();
const LISTING = join(import.meta.dirname, 'api.txt');
const described = () =>
  describeApi({ appName: 'Beside', publicUrl: 'https://beside.test', rateLimitFactor: 1, declared: app.declared });

/** Every view of the contracts that describes an object, by its name. */
const views: Record<string, Schema> = {};
const common = join(import.meta.dirname, '../../../../common/src');
for (const file of globSync('**/*.views.ts', { cwd: common }).toSorted())
  for (const [name, view] of Object.entries(Object(await import(join(common, file)))))
    if (isObject(view)) views[name] = viewSchema(view);

function isObject(view: unknown): view is v.GenericSchema {
  return v.is(v.looseObject({ kind: v.literal('schema'), type: v.literal('object') }), view);
}

const listed = listApi(described(), views);

it('is as `api.txt` lists it, which a review sees change', async () => {
  const changes = compareApi(existsSync(LISTING) ? readFileSync(LISTING, 'utf8') : '', listed);
  const message = `The API has changed. If that is meant: npm run api:update\n${changes.join('\n')}`;
  await expect(listed, message).toMatchFileSnapshot(LISTING);
});

it('says of a change what was added, removed, required or limited', () => {
  const changed = described();
  const generate = changed.paths['/api/advice/generate']?.post;
  const input = changed.components.schemas.GenerateAdviceDto;
  const { description, requestId } = input?.properties ?? {};
  if (!generate || !input || !description || !requestId)
    throw new Error('The call has changed: choose another one for this test');
  Object.assign(description, { maxLength: 9 });
  input.required?.push('requestId');
  input.properties = { ...input.properties, mood: { type: 'string' } };
  generate['x-rate-limit'].calls = 1;
  changed.paths['/api/advice/ponder'] = { post: generate };
  delete changed.paths['/api/visitor'];
  expect(compareApi(listed, listApi(changed, views))).toEqual([
    'removed /api/visitor POST',
    'added /api/advice/generate POST › body › mood: string, optional',
    'added /api/advice/ponder POST',
    expect.stringMatching(/^changed .*generate POST › access: public, .*; \d+ in \d+ s .* → public, .*; 1 in/),
    expect.stringMatching(/^changed .*generate POST › body › description: string 10…\d+ .* → string 10…9 /),
    'changed /api/advice/generate POST › body › requestId: string uuid, optional → string uuid',
  ]);
  expect(compareApi(listed, listed)).toEqual([]);
});

it('says of a view what it has gained and lost, once', () => {
  const { AdviceBookmarked, ...others } = views;
  const { required = [], properties } = AdviceBookmarked ?? {};
  const renamed = {
    ...AdviceBookmarked,
    required: [...required, 'note'],
    properties: { ...properties, note: { type: 'string' } },
  };
  const changed = described();
  Object.assign(changed['x-socket-events'].server, { 'advice:bookmarked': { summary: '', payload: renamed } });
  expect(compareApi(listed, listApi(changed, { ...others, AdviceBookmarked: renamed }))).toEqual([
    'added view AdviceBookmarked › note: string',
  ]);
});
