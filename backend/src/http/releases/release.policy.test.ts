import { describe, expect, it } from 'vitest';
import { type ServedRelease, tooOldReleases } from './release.policy.ts';

const DAY_MS = 86_400_000;
const day = (number: number): Date => new Date(Date.UTC(2031, 0, 1) + number * DAY_MS);
/** A release that was served from one day to another. */
const served = (name: string, first: number, last: number): ServedRelease => ({
  ...{ name, firstSeenAt: day(first), lastSeenAt: day(last) },
});
/** What a server refuses, on a day. */
const refused = (own: string | null, today: number, ...known: ServedRelease[]): string[] => [
  ...tooOldReleases(known, own, day(today)),
];

describe('tooOldReleases', () => {
  it('answers a release for 14 days after another one has replaced it', () => {
    const known = [served('a', 0, 100), served('b', 100, 114)];
    expect(refused('b', 114, ...known)).toEqual([]);
    expect(refused('b', 114.01, ...known)).toEqual(['a']);
  });

  it('counts from the end of being served, however old the release is, and whatever came after the next one', () => {
    const known = [served('a', 0, 100), served('b', 100, 104), served('c', 104, 118)];
    expect(refused('c', 114, ...known)).toEqual([]);
    expect(refused('c', 115, ...known)).toEqual(['a']);
    expect(refused('c', 119, ...known)).toEqual(['a', 'b']);
  });

  it('refuses neither its own release nor one that another node still serves', () => {
    const known = [served('a', 0, 59.99), served('b', 10, 60)];
    expect(refused('b', 60, ...known)).toEqual([]);
    expect(refused('a', 60, served('a', 0, 60), served('b', 10, 59.99))).toEqual([]);
  });

  it('answers a release that was rolled back to, there and for 14 days after its second end', () => {
    const back = [served('a', 0, 60), served('b', 10, 11)];
    expect(refused('a', 60, ...back)).toEqual([]);
    const forth = [...back, served('c', 60, 80)];
    expect(refused('c', 70, ...forth)).toEqual(['b']);
    expect(refused('c', 75, ...forth)).toEqual(['a', 'b']);
  });

  it('answers every release that came after its own: it was rolled back to, or is upgraded last', () => {
    const known = [served('z', -50, 0), served('a', 0, 60), served('b', 10, 11)];
    expect(refused('a', 60, ...known)).toEqual(['z']);
  });

  it('counts from the return of a server that was off, where it came back with another release', () => {
    const known = [served('a', 0, 10), served('b', 40, 45)];
    expect(refused('b', 53, ...known)).toEqual([]);
    expect(refused('b', 55, ...known)).toEqual(['a']);
  });

  it('refuses nothing where it does not know what it serves itself', () => {
    const known = [served('a', 0, 10), served('b', 10, 100)];
    expect(refused(null, 100, ...known)).toEqual([]);
    expect(refused('c', 100, ...known)).toEqual([]);
  });
});
