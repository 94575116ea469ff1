import { afterAll, expect, it } from 'vitest';
import { type FeatureDeps, feature } from './features/feature.ts';
import { createPushKeys } from './lib/push/push-keys.ts';
import type { PushSender } from './lib/push/push-sender.ts';
import { startModelDouble } from './testing/model-double.ts';
import { startPushService } from './testing/push-service.ts';
import { startTestApp } from './testing/test-app.ts';
import { cloneDatabase } from './testing/test-database.ts';

const service = await startPushService();
afterAll(() => service.close());

/** What a feature gets for its pushes on a node with such an environment. */
async function givenWith(
  env: Record<string, string>,
  push?: PushSender,
): Promise<{ push: PushSender | null; close(): Promise<void> }> {
  const given: (PushSender | null)[] = [];
  const takesPushes = feature({
    name: 'takes-pushes',
    needs: {},
    service: (deps: Pick<FeatureDeps, 'push'>) => void given.push(deps.push),
  });
  const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
  const app = await startTestApp({ databaseUrl: database.url, modelUrl: model.url, env, push, features: [takesPushes] });
  const close = async () => {
    await app.close();
    await Promise.all([model.close(), database.close()]);
  };
  return { push: given[0] ?? null, close };
}

it('a feature sends pushes where they are configured', async () => {
  const { push, close } = await givenWith(service.env);
  const browser = await service.register(push?.key);
  expect(push?.isAllowed(browser.endpoint)).toBe(true);
  expect(await push?.send(browser, { v: 1, look: 'beside', language: 'zh' })).toBe('sent');
  expect((await service.messages(browser.endpoint)).map(({ text, length }) => [JSON.parse(text), length])).toEqual([
    [{ v: 1, look: 'beside', language: 'zh' }, 128],
  ]);
  await close();
});

it('a feature has no sender where nothing is configured, and a test may give its own', async () => {
  const none = await givenWith({});
  expect(none.push).toBeNull();
  await none.close();
  const own: PushSender = { key: createPushKeys().publicKey, isAllowed: () => true, send: async () => 'later' };
  const given = await givenWith({}, own);
  expect(given.push).toBe(own);
  await given.close();
});
