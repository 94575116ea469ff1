import { describe, expect, it } from 'vitest';
import { connectionOf } from './connection.store.ts';

const facts = { online: true, socket: false, socketLate: false, http: null } as const;

describe('connectionOf', () => {
  it('is unknown until something is known', () => {
    expect(connectionOf(facts)).toBeNull();
    expect(connectionOf({ ...facts, http: 'ok' })).toBeNull();
  });

  it('is live with a socket, whatever else failed a moment ago', () => {
    expect(connectionOf({ ...facts, socket: true, http: 'failing' })).toBe('live');
  });

  it('is polling when the socket stays away and requests succeed', () => {
    expect(connectionOf({ ...facts, socketLate: true, http: 'ok' })).toBe('polling');
  });

  it('is offline when requests fail too, or the browser says so', () => {
    expect(connectionOf({ ...facts, socketLate: true, http: 'failing' })).toBe('offline');
    expect(connectionOf({ ...facts, online: false, socket: true })).toBe('offline');
  });
});
