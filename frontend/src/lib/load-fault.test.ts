import { beforeEach, expect, it } from 'vitest';
import { t } from './i18n/i18n.store.ts';
import { sayLoadFault } from './load-fault.ts';
import { filesAreMissing, updateReady, useUpdate } from './update.store.ts';

beforeEach(() => useUpdate.setState({ update: 'none', isLater: false, hasStrip: true }));

async function told(): Promise<string[]> {
  const texts: string[] = [];
  await sayLoadFault((text) => texts.push(text));
  return texts;
}

it('names the connection where code could not be loaded', async () => {
  expect(await told()).toEqual([t('error.network')]);
});

it('leaves files that are gone to the strip, also after it was put off', async () => {
  updateReady();
  useUpdate.setState({ isLater: true });
  filesAreMissing();
  expect(useUpdate.getState().isLater).toBe(false);
  useUpdate.setState({ isLater: true });
  expect(await told()).toEqual([]);
  expect(useUpdate.getState().isLater).toBe(false);
});

it('says itself that the page must be loaded again where there is no strip', async () => {
  useUpdate.setState({ hasStrip: false });
  filesAreMissing();
  expect(await told()).toEqual([t('error.load_again')]);
});
