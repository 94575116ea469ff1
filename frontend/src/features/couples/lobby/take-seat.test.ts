import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { takeSeat } from './take-seat.ts';

const lost = new ApiError(0, 'network', 'no answer');
const required = new ApiError(401, 'session_required', 'no session');
const full = new ApiError(409, 'session_full', 'full');

/** Takes a seat with calls that fail in the given order. Returns the calls. */
async function take(failures: (ApiError | null)[], signedIn = false): Promise<string[]> {
  const called: string[] = [];
  const call = (name: string) => async () => {
    called.push(name);
    const failure = failures[called.length - 1];
    if (failure) throw failure;
  };
  const dependencies = { visit: call('visit'), post: call('join'), wait: async () => undefined };
  await takeSeat('token', { partnerName: 'Tomás' }, signedIn, dependencies).catch((error: unknown) => {
    called.push(error instanceof ApiError ? error.code : 'another error');
  });
  return called;
}

describe('taking a seat', () => {
  it('creates the visitor session before it joins', async () => {
    expect(await take([])).toEqual(['visit', 'join']);
  });

  it('creates no visitor session for a user', async () => {
    expect(await take([], true)).toEqual(['join']);
  });

  it('joins again after a lost answer', async () => {
    expect(await take([null, lost])).toEqual(['visit', 'join', 'visit', 'join']);
    expect(await take([lost])).toEqual(['visit', 'visit', 'join']);
  });

  it('creates the visitor session again when its cookie did not arrive', async () => {
    expect(await take([null, required])).toEqual(['visit', 'join', 'visit', 'join']);
  });

  it('gives up after three attempts, and at once on a definite refusal', async () => {
    const always = Array.from({ length: 10 }, () => required);
    expect(await take(always.map((failure, call) => (call % 2 ? failure : null)))).toEqual([
      ...['visit', 'join', 'visit', 'join', 'visit', 'join'],
      'session_required',
    ]);
    expect(await take([null, full])).toEqual(['visit', 'join', 'session_full']);
    expect(await take([required], true)).toEqual(['join', 'session_required']);
  });
});
