import { expect, it } from 'vitest';
import { couplesScreening } from './couples.screening.ts';

const DANGER = 'I want to kill myself';
/** As many as are remembered at most. */
const MANY = 20_000;

it('screens each message once, whatever it finds, and forgets those that are long past', () => {
  const screen = couplesScreening();
  expect(screen({ id: 1, message: DANGER })).toMatchObject({ kind: 'self_harm' });
  expect(screen({ id: 2, message: 'Good morning' })).toBeNull();
  // A message never changes, so a text that differs shows which one was read.
  expect(screen({ id: 1, message: 'Good morning' })).toMatchObject({ kind: 'self_harm' });
  expect(screen({ id: 2, message: DANGER })).toBeNull();
  for (let id = 3; id < 3 + MANY / 2; id += 1) screen({ id, message: '' });
  expect([screen({ id: 1, message: '' }), screen({ id: 2, message: DANGER })]).toEqual([expect.anything(), null]);
  for (let id = MANY; id < 2 * MANY; id += 1) screen({ id, message: '' });
  expect([screen({ id: 1, message: '' }), screen({ id: 2, message: DANGER })]).toEqual([null, expect.anything()]);
});
