import { expect, it } from 'vitest';
import { features, journeys, journeysOf, journeysOfFeature } from './e2e/journeys.mjs';

it('every journey belongs to a feature, and every feature has journeys', () => {
  const found = features.map((feature) => ({ feature, names: journeysOfFeature(feature) }));
  expect(found.filter(({ names }) => names.length === 0)).toEqual([]);
  const named = new Set(found.flatMap(({ names }) => names));
  expect(journeys().filter((name) => !named.has(name))).toEqual([]);
});

it.each([
  ['a journey', ['frontend/e2e/couples.spec.ts'], ['couples']],
  ['a feature of the server', ['backend/src/features/announcements/announcements.routes.ts'], ['announcements']],
  ['a stand-in', ['backend/stand-ins/stripe/engine/tax.ts'], journeysOfFeature('subscription')],
  ['a page', ['frontend/src/app/pages/cancel/CancelPage.tsx'], journeysOfFeature('contracts')],
  ['a shared part', ['frontend/src/components/dialog/Dialog.tsx'], journeysOfFeature('shared')],
  ['a test, a text or a script', ['backend/src/lib/redis.test.ts', 'README.md', 'backend/scripts/tools.mjs'], []],
])('a change of %s concerns its own', (_what, changed, concerned) => {
  expect(journeysOf(changed)).toEqual(concerned);
});
