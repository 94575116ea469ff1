import type { AnnouncementView } from '@beside/common/announcements/announcements.views';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftOf, isChangedMeanwhile, keepDraft, storedDraft, takeLeftForm } from './announcement-draft.ts';
import { dismiss, useDismissed } from './dismissed.store.ts';
import { forgetAnnouncements, interruptAnnouncements } from './forget.ts';

const announcement: AnnouncementView = {
  ...{ id: 7, title: 'Tea', message: 'Now.', announcementType: 'info', isActive: 1, startDate: null, endDate: null },
  ...{ createdAt: '', updatedAt: '', revision: 3, timeZone: 'Asia/Kolkata' },
};
const fresh = { userId: 'ann', id: null };
const edit = { userId: 'ann', id: '7' };
const written = (title: string) => ({ ...draftOf(null), fields: { ...draftOf(null).fields, title } });

beforeEach(() => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  vi.stubGlobal('window', { sessionStorage: storage(), localStorage: storage() });
});

it('each form has a draft of its own, which is its writer’s alone', () => {
  keepDraft(fresh, written('A new one'));
  keepDraft(edit, written('Coffee'));
  expect([storedDraft(fresh)?.fields.title, storedDraft(edit)?.fields.title]).toEqual(['A new one', 'Coffee']);
  keepDraft(edit, null);
  expect([storedDraft(fresh)?.fields.title, storedDraft(edit)]).toEqual(['A new one', null]);
  expect(storedDraft({ ...fresh, userId: 'ben' })).toBeNull();
  expect(storedDraft(fresh)).toBeNull();
});

it('a session that ends keeps the draft and the way to its form, for its writer; a sign-out keeps nothing', () => {
  const end = () => interruptAnnouncements({ pathname: '/admin/announcements', search: '?new' });
  end();
  expect(takeLeftForm('ann')).toBeNull();
  keepDraft(fresh, written('A new one'));
  end();
  expect([takeLeftForm('ann'), takeLeftForm('ann'), storedDraft(fresh)?.fields.title]).toEqual(['?new', null, 'A new one']);
  end();
  expect([takeLeftForm('ben'), storedDraft(fresh)]).toEqual([null, null]);
  keepDraft(fresh, written('A new one'));
  end();
  forgetAnnouncements();
  expect([takeLeftForm('ann'), storedDraft(fresh)]).toEqual([null, null]);
});

it('an edit keeps the zone of the announcement; only another text than its own is a change by someone else', () => {
  const draft = draftOf(announcement);
  expect(draft.fields.timeZone).toBe('Asia/Kolkata');
  expect(draftOf(null).fields.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const mine = { ...draft, fields: { ...draft.fields, title: ' Coffee ' } };
  const changed = (title: string) => isChangedMeanwhile(mine, { ...announcement, title });
  expect([changed('Tea'), changed('Coffee'), changed('Cake')]).toEqual([false, false, true]);
  expect(isChangedMeanwhile(mine, { ...announcement, timeZone: 'UTC' })).toBe(true);
  expect([isChangedMeanwhile(mine, null), isChangedMeanwhile(written('A'), announcement)]).toEqual([false, false]);
});

it('the last two hundred dismissals are kept, in force or not', () => {
  for (let id = 0; id < 202; id += 1) dismiss(`${id}:1`);
  dismiss('2:1');
  const { keys } = useDismissed.getState();
  expect([keys.length, keys[0], keys.at(-2), keys.at(-1)]).toEqual([200, '3:1', '201:1', '2:1']);
});
