import { describe, expect, it } from 'vitest';
import { connectionOf } from './connection.store.ts';

const facts = { online: true, socket: false, socketLate: false, http: null } as const;

describe('connectionOf', () => {
  it('is null before the first facts', () => {
    expect(connectionOf(facts)).toBeNull();
    expect(connectionOf({ ...facts, http: 'ok' })).toBeNull();
  });

  it('is live with a socket, even after a failed request', () => {
    expect(connectionOf({ ...facts, socket: true, http: 'failing' })).toBe('live');
  });

  it('is polling without a socket while requests succeed', () => {
    expect(connectionOf({ ...facts, socketLate: true, http: 'ok' })).toBe('polling');
  });

  it('is offline when requests fail too, or the browser is offline', () => {
    expect(connectionOf({ ...facts, socketLate: true, http: 'failing' })).toBe('offline');
    expect(connectionOf({ ...facts, online: false, socket: true })).toBe('offline');
  });
});
