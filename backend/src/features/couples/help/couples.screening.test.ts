import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { onMeasure } from '../../../lib/measures.ts';
import { assessSoon } from '../../safety/safety.service.ts';
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

it('assesses a new text once: while it is being stored, or where the finding is asked for earlier', async () => {
  let assessed = 0;
  onTestFinished(onMeasure('danger', () => (assessed += 1)));
  const screen = couplesScreening();
  const later = assessSoon(DANGER);
  expect(assessed).toBe(0);
  await setImmediate();
  expect(assessed).toBe(1);
  expect(screen({ id: 1, message: DANGER }, later)).toMatchObject({ kind: 'self_harm' });
  expect(screen({ id: 1, message: DANGER })).toMatchObject({ kind: 'self_harm' });
  expect(assessed).toBe(1);
  const earlier = assessSoon(DANGER);
  expect(screen({ id: 2, message: DANGER }, earlier)).toMatchObject({ kind: 'self_harm' });
  await setImmediate();
  expect(assessed).toBe(2);
});
