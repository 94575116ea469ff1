import { describe, expect, it } from 'vitest';
import { handlingOf } from './requests.ts';

const ORIGIN = 'https://beside.example';
const FILES = new Set(['/assets/core-1.js']);
const handling = (path: string, mode = 'navigate', method = 'GET') =>
  handlingOf({ method, mode, url: new URL(path, ORIGIN) }, ORIGIN, FILES);

describe('the service worker', () => {
  it('opens pages by the network first, and files and the empty note from this device first', () => {
    expect(['/', '/history?q=a', '/couples/token', '/kept/1'].map((path) => handling(path))).toEqual(Array(4).fill('page'));
    expect(handling('/help?country=NL')).toBe('help');
    expect(handling('/plain')).toBe('plain');
    expect(handling('/assets/core-1.js', 'cors')).toBe('file');
  });

  it.each([
    '/api/advice/1',
    '/api',
    '/socket.io/?EIO=4',
    '/s/token',
    '/place/token',
    '/mail/stop/token',
    '/subscribe',
    '/payment-redirect?session=1',
    '/sw.js',
    '/robots.txt',
    'https://elsewhere.example/',
  ])('never touches %s', (path) => {
    for (const mode of ['navigate', 'cors', 'no-cors']) expect(handling(path, mode)).toBeNull();
  });

  it('touches no other method, no file that it has not stored, and no page that a script asks for', () => {
    expect(handling('/', 'navigate', 'POST')).toBeNull();
    expect(handling('/s', 'navigate', 'HEAD')).toBeNull();
    expect(handling('/assets/couples-1.js', 'cors')).toBeNull();
    expect(handling('/assets/core-1.js?other', 'cors')).toBeNull();
    expect(handling('/history', 'cors')).toBeNull();
    // Only whole names count.
    expect(handling('/subscribers')).toBe('page');
  });
});
