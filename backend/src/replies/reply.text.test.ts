import { expect, it } from 'vitest';
import { newReply } from '../testing/use-replies.ts';
import { acceptText, readText, textDeltas, textIn } from './reply.text.ts';
import type { Reply } from './reply.types.ts';

const reply = (): Reply => ({
  ...newReply(),
  ...{ status: 'running' as const, run: 1, stopRequested: 0, resultId: null, code: null, isShown: false },
});
const at = (view: string, run = 1) => ({ run, step: 'generating' as const, view });

it('shows a text without the leading blank that models send', () => {
  const reading = readText();
  for (const delta of ['\n', ' Dear', ' both']) reading.append(delta);
  expect(reading.view()).toBe('Dear both');
});

it('accepts a text without characters that cannot be stored, up to its length, and nothing empty', () => {
  expect(acceptText(' Dear\0 both\ud800 ', 100)).toBe('Dear both\ufffd');
  expect(acceptText('Dear both', 4)).toBe('Dear');
  for (const empty of ['', ' \n', '\0']) expect(() => acceptText(empty, 100)).toThrow('an empty answer');
});

it('makes a delta of the new text, and begins anew with another run or a shorter text', () => {
  const [one, other, deltas] = [reply(), reply(), textDeltas()];
  expect(deltas.next(one, at(''))).toEqual({ offset: 0, text: '', whole: '' });
  expect(deltas.next(one, at(''))).toBeNull();
  expect(deltas.next(one, at('Dear'))).toEqual({ offset: 0, text: 'Dear', whole: 'Dear' });
  expect(deltas.next(one, at('Dear'))).toBeNull();
  expect(deltas.next(one, at('Dear both'))).toEqual({ offset: 4, text: ' both', whole: 'Dear both' });
  expect(deltas.next(other, at('You'))).toMatchObject({ offset: 0, text: 'You' });
  expect(deltas.next(one, at('Dear both of', 2))).toMatchObject({ offset: 0, text: 'Dear both of' });
  expect(deltas.next(one, at('Hello', 2))).toMatchObject({ offset: 0, text: 'Hello' });
  deltas.forget(one);
  expect(deltas.next(one, at('Hello all', 2))).toMatchObject({ offset: 0, text: 'Hello all' });
});

it('remembers no more texts than a node writes at once', () => {
  const [first, deltas] = [reply(), textDeltas()];
  deltas.next(first, at('Dear'));
  for (let number = 0; number < 500; number++) deltas.next(reply(), at('You'));
  expect(deltas.next(first, at('Dear both'))).toMatchObject({ offset: 0 });
});

it('finds the text in a snapshot, and none in anything else', () => {
  expect([at('Dear'), { view: { a: 1 } }, {}, null, 'Dear'].map(textIn)).toEqual(['Dear', null, null, null, null]);
});
