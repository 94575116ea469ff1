import express from 'express';
import { type MockInstance, vi } from 'vitest';

/** `GET /api/…` of every call that Express answers, once `start` has built the product. */
export async function routedCalls<T>(start: () => Promise<T>): Promise<[T, string[]]> {
  const uses = vi.spyOn(Reflect.get(express.Router, 'prototype'), 'use');
  const started = await start();
  const routed = callsOf(mounts(uses));
  uses.mockRestore();
  return [started, routed];
}

interface Mount {
  router: unknown;
  path: string;
  child: unknown;
}

/** Which router is mounted in which, and at which path. */
function mounts(uses: MockInstance): Mount[] {
  return uses.mock.calls.flatMap((args, call) => {
    const [path, ...handlers] = typeof args[0] === 'string' ? args : ['', ...args];
    return handlers
      .flat()
      .filter((handler) => Array.isArray(Object(handler).stack))
      .map((child) => ({ router: uses.mock.contexts[call], path: String(path), child }));
  });
}

/** `GET /api/…` of every call that Express answers there. */
function callsOf(all: Mount[]): string[] {
  const walk = (router: unknown, prefix: string): string[] => {
    const stack: unknown[] = Object(router).stack;
    const own = stack.flatMap((layer) => {
      const { route } = Object(layer);
      return route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${prefix}${route.path}`) : [];
    });
    const below = all.filter((mount) => mount.router === router).flatMap(({ path, child }) => walk(child, prefix + path));
    return [...own, ...below];
  };
  const children = new Set(all.map(({ child }) => child));
  const roots = new Set(all.map(({ router }) => router).filter((router) => !children.has(router)));
  const found = [...roots].flatMap((root) => walk(root, ''));
  return [...new Set(found)].filter((route) => route.includes(' /api/')).toSorted();
}
