import { expect, it } from 'vitest';
import { releaseOf } from './release.ts';

it.each([
  [['/assets/core-C0ff_ee-1.js'], 'core-C0ff_ee-1'],
  // What the entry needs stands before it, and is the same in many releases.
  [['/assets/runtime-1.js', '/assets/core-2.js'], 'core-2'],
  [['/assets/core-2.js', '/@vite/client'], null],
  [['/src/main.tsx'], null],
  [['/assets/core-2.js?v=1'], null],
  [['https://cdn.example/assets/core-2.js'], null],
  [['/assets/../core-2.js'], null],
  [[null], null],
  [[], null],
])('%j is of the release %s', (scripts, release) => {
  expect(releaseOf(scripts)).toBe(release);
});
