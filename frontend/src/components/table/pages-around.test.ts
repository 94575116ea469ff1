import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

it('up to five pages have a button, the current one in the middle', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(2, 129)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesAround(64, 129)).toEqual([62, 63, 64, 65, 66]);
  expect(pagesAround(129, 129)).toEqual([125, 126, 127, 128, 129]);
  expect(pagesAround(1, 0)).toEqual([]);
});
