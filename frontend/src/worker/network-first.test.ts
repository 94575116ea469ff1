import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceFirst, networkFirst } from './network-first.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reply = (text: string) => Promise.resolve(new Response(text));
const never = () => new Promise<never>(() => undefined);
const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const later = (ms: number, text: string) => new Promise<Response>((done) => setTimeout(() => done(new Response(text)), ms));
const nothing = () => Promise.resolve(undefined);

/** The page that opens within a minute. */
async function opened(...[network, fallback, again]: Parameters<typeof networkFirst>): Promise<string> {
  const page = networkFirst(network, fallback, again).then((response) => response.text());
  page.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return Promise.race([page, Promise.resolve('nothing opens')]).catch((error: Error) => error.message);
}

it('the network’s answer opens, and nothing else is asked', async () => {
  const fallback = vi.fn(nothing);
  expect(await opened(later(2_900, 'network'), fallback, never)).toBe('network');
  expect(fallback).not.toHaveBeenCalled();
});

it('a failed network opens what is stored, and fails where nothing is', async () => {
  const fallback = vi.fn(() => reply('stored'));
  expect(await opened(fail(), fallback, never)).toBe('stored');
  expect(fallback).toHaveBeenCalledWith('failed');
  expect(await opened(fail(), nothing, never)).toBe('Failed to fetch');
  expect(await opened(fail(), fail, never)).toBe('Failed to fetch');
});

it('a request that never answers opens what is stored', async () => {
  const fallback = vi.fn(() => reply('stored'));
  expect(await opened(never(), fallback, never)).toBe('stored');
  expect(fallback).toHaveBeenCalledWith('slow');
});

it('a request that never answers is made again where nothing is stored, and where storage says nothing either', async () => {
  expect(await opened(never(), nothing, () => reply('again'))).toBe('again');
  expect(await opened(never(), fail, () => reply('again'))).toBe('again');
  expect(await opened(never(), never, () => reply('again'))).toBe('again');
  expect(await opened(never(), () => later(8_000, 'stored'), never)).toBe('stored');
});

it('a late answer of the network opens where nothing is stored, and where the browser’s storage says nothing', async () => {
  expect(await opened(later(8_000, 'network'), nothing, never)).toBe('network');
  expect(await opened(later(8_000, 'network'), nothing, fail)).toBe('network');
  expect(await opened(later(8_000, 'network'), never, never)).toBe('network');
});

it('a slow network that fails in the end opens what any reader may see', async () => {
  const late = new Promise<Response>((_, failed) => setTimeout(() => failed(new TypeError('Failed to fetch')), 8_000));
  const fallback = vi.fn((reason: string) => (reason === 'failed' ? reply('the nearest help') : nothing()));
  expect(await opened(late, fallback, never)).toBe('the nearest help');
});

it('without a network, storage is waited for as long as it takes', async () => {
  expect(await opened(fail(), () => later(20_000, 'stored'), never)).toBe('stored');
});

it.each<[string, () => Promise<Response | undefined>, () => Promise<Response>, string]>([
  ['what is stored opens', () => later(10, 'stored'), never, 'stored'],
  ['slow storage opens where there is no network', () => later(8_000, 'stored'), fail, 'stored'],
  ['the network opens while storage is slow', never, () => reply('network'), 'network'],
  ['the network opens where nothing is stored', nothing, () => reply('network'), 'network'],
  ['the network opens where storage fails', fail, () => reply('network'), 'network'],
  ['the network’s failure stands where nothing is stored', nothing, fail, 'Failed to fetch'],
])('of what the device has first, %s', async (_, stored, network, expected) => {
  const page = deviceFirst(stored(), network).then((response) => response.text());
  page.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page.catch((error: Error) => error.message)).toBe(expected);
});
