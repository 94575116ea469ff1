import type { CouplesHelp } from '@beside/common/couples/couples.views';
import { beforeEach, expect, it, vi } from 'vitest';
import { couplesForgetting } from '../forget.ts';
import { helpOf, hideHelp, showHelp } from './help.store.ts';

const TOKEN = 'token-of-the-session';
const help = (level: 'certain' | 'possible', upToId: number): CouplesHelp => ({ level, kind: 'abuse', country: null, upToId });
const shown = () => {
  const { level, upToId } = helpOf(TOKEN) ?? {};
  return [level, upToId];
};

/** The calls that hide help. */
const asked: unknown[] = [];
vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
  asked.push([path, body]);
  return Response.json({ success: true });
});

beforeEach(() => {
  couplesForgetting.forget();
  asked.length = 0;
});

it('hidden help comes back with no answer; a later or graver finding shows', () => {
  showHelp(TOKEN, help('possible', 5));
  hideHelp(TOKEN);
  expect(asked).toEqual([[`/api/couples/hide-help/${TOKEN}`, '{"upToId":5}']]);
  for (const upToId of [4, 5]) showHelp(TOKEN, help('possible', upToId));
  expect(shown()).toEqual([undefined, undefined]);
  showHelp(TOKEN, help('certain', 5));
  expect(shown()).toEqual(['certain', 5]);
  hideHelp(TOKEN);
  showHelp(TOKEN, help('possible', 6));
  expect(shown()).toEqual(['possible', 6]);
});

it('what is shown as certain stays so with a later possible finding', () => {
  showHelp(TOKEN, help('certain', 5));
  showHelp(TOKEN, help('possible', 6));
  expect(shown()).toEqual(['certain', 6]);
});
