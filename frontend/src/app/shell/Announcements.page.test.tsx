import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

const announcement = (id: number, title: string, announcementType: 'info' | 'error' = 'info'): AnnouncementView => ({
  ...{ id, revision: 1, title, message: 'Please read this.', announcementType, timeZone: 'UTC', isActive: 1 },
  ...{ startDate: null, endDate: null, createdAt: '2026-11-28T10:00:00.000Z', updatedAt: '2026-11-28T10:00:00.000Z' },
});
const region = (role: 'status' | 'alert'): string =>
  [...document.querySelectorAll(`p[role=${role}]`)].map(({ textContent }) => textContent).join('');

it('tells of each announcement, also where several come at one moment, and of what is gone no more', async () => {
  const { socket } = await openApp('/terms-of-service');
  const live = await socket();
  const push = (...announcements: AnnouncementView[]): void => live.receive('announcements:changed', { announcements });
  act(() => {
    push(announcement(1, 'Tea in the garden'));
    push(announcement(1, 'Tea in the garden'), announcement(2, 'Opening hours'));
    push(announcement(1, 'Tea in the garden'), announcement(3, 'Away', 'error'));
  });
  await waitFor(() => expect(region('status')).toContain('Info: Tea in the garden'));
  await waitFor(() => expect(region('alert')).toContain('Away'));
  expect(region('status')).not.toContain('Opening hours');
  act(() => push(announcement(3, 'Away', 'error')));
  await waitFor(() => expect(region('status')).not.toContain('Tea'));
  expect(region('alert')).toContain('Away');
});
