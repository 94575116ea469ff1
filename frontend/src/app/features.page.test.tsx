import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BrowserFeature } from '../lib/feature.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { groups } from '../locales/texts.ts';
import { CLARA, openApp } from '../testing/open-app.tsx';
import { seeHeading } from '../testing/page-steps.ts';

const seen = vi.hoisted((): string[] => []);
vi.mock('./features.ts', async (original) => {
  const { FEATURES } = await original<typeof import('./features.ts')>();
  const notes: BrowserFeature = {
    routes: [{ path: '/notes', page: lazyPart(async () => () => <h1>Notes</h1>, []) }],
    start: () => void seen.push('started'),
    bindEvents: (socket) => void socket.on('usage:changed', ({ usage }) => seen.push(`pushed ${usage.usageCount}`)),
    forget: (reason) => void seen.push(`forgets: ${reason}`),
  };
  return { FEATURES: [...FEATURES, notes] };
});

it('a new feature is its folder and one line: its page, its pushes and what it forgets work', async () => {
  const { user, socket } = await openApp('/notes', { user: CLARA });
  await seeHeading('Notes');
  expect(seen).toEqual(['started']);
  (await socket()).receive('usage:changed', { usage: { usageCount: 2, limit: 3, resetsAt: '' } });
  expect(seen).toEqual(['started', 'pushed 2']);
  const [signOut] = await screen.findAllByRole('button', { name: 'Logout' });
  if (signOut) await user.click(signOut);
  await vi.waitFor(() => expect(seen).toEqual(['started', 'pushed 2', 'forgets: signedOut']));
});

it('a folder of tables is a group of texts, without a list', () => {
  const folder = join(import.meta.dirname, '../locales');
  const tables = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'en.ts')));
  expect(groups().toSorted()).toEqual(tables.toSorted());
  expect(tables.length).toBeGreaterThan(20);
});
