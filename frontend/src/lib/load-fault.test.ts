import { beforeEach, expect, it } from 'vitest';
import { sayLoadFault } from './load-fault.ts';
import { filesAreMissing, useUpdate } from './update.store.ts';

beforeEach(() => useUpdate.setState({ update: 'none' }));

it('names the connection where code could not be loaded, and leaves files that are gone to the strip', async () => {
  const said: string[] = [];
  await sayLoadFault((text) => said.push(text));
  expect(said).toEqual(['error.network']);
  filesAreMissing();
  await sayLoadFault((text) => said.push(text));
  expect(said).toHaveLength(1);
});
