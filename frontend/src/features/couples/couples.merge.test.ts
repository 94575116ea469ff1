import type { CouplesMessageView } from '@beside/common/couples/couples.views';
import { isQuick } from '@beside/common/testing/is-quick';
import { describe, expect, it } from 'vitest';
import { findMessage, resumeFrom } from '../../lib/conversation/thread.ts';
import { answer, message } from './couples.fixtures.ts';
import { couplesThread } from './couples.merge.ts';

const { addMessage, addOlder, insert: insertMessages, mergeAnswer, mergeNewest, viewOf } = couplesThread;

const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

const ids = (pages: readonly (readonly CouplesMessageView[])[]) => pages.flat().map(({ id }) => id);

describe('pages of messages', () => {
  it('hold fifty each, and only the last page grows', () => {
    const pages = insertMessages([], messages(1, 120));
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    const grown = insertMessages(pages, [message(121)]);
    expect(ids(grown).at(-1)).toBe(121);
    // Unchanged pages keep their identity, so they do not rerender.
    expect(grown[0]).toBe(pages[0]);
    expect(grown[1]).toBe(pages[1]);
    expect(grown[2]).not.toBe(pages[2]);
  });

  it('insert a late message by its id', () => {
    const pages = insertMessages([], [...messages(1, 60), message(80), message(90)]);
    const mended = insertMessages(pages, [message(70), message(85), message(3)]);
    expect(ids(mended)).toEqual([...ids(insertMessages([], messages(1, 60))), 70, 80, 85, 90]);
    expect(mended[0]).toBe(pages[0]);
  });

  it('accept a message before the first one', () => {
    expect(ids(insertMessages(insertMessages([], [message(10)]), [message(5)]))).toEqual([5, 10]);
  });

  it('ignore an echo and accept a translation', () => {
    const pages = insertMessages([], messages(1, 3));
    expect(insertMessages(pages, [message(2)])).toBe(pages);
    const translated = insertMessages(pages, [message(2, { translation: { language: 'nl', text: 'woorden' } })]);
    expect(findMessage(translated, 2)?.translation?.text).toBe('woorden');
    // An echo without a translation keeps the known one.
    expect(insertMessages(translated, [message(2)])).toBe(translated);
  });
});

describe('a session view', () => {
  it('counts an acknowledged and echoed message once', () => {
    const view = viewOf(answer(messages(1, 3)));
    const own = message(4, { clientMessageId: 'mine' });
    const echoed = addMessage(addMessage(view, own, false), own, true);
    expect(ids(echoed.pages)).toEqual([1, 2, 3, 4]);
    expect(echoed.messageCount).toBe(4);
  });

  it('catches up from the last message without a gap, not from one acknowledged out of order', () => {
    const view = addMessage(viewOf(answer(messages(1, 3))), message(9), false);
    expect(view.syncedTo).toBe(3);
    const caughtUp = mergeAnswer(view, answer(messages(4, 9), { messageCount: 9, presence: [] }));
    expect(caughtUp.syncedTo).toBe(9);
    expect(ids(caughtUp.pages)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(caughtUp).toMatchObject({ messageCount: 9, presence: [], hasOlder: false });
  });

  it('keeps its position when an answer brings nothing, or only an older message', () => {
    const view = viewOf(answer(messages(1, 3)));
    expect(mergeAnswer(view, answer([])).syncedTo).toBe(3);
    expect(mergeAnswer(view, answer([message(1)])).syncedTo).toBe(3);
  });

  it('prepends older messages and keeps the known pages', () => {
    const view = viewOf(answer(messages(101, 150), { hasMore: true }));
    const older = addOlder(view, 101, answer(messages(49, 100), { hasMore: true }));
    expect(ids(older.pages)[0]).toBe(49);
    expect(new Set(ids(older.pages)).size).toBe(ids(older.pages).length);
    expect(older.pages.at(-1)).toBe(view.pages[0]);
    expect(addOlder(older, 49, answer(messages(1, 48))).hasOlder).toBe(false);
  });

  it('drops older messages that no longer join its first message', () => {
    const view = viewOf(answer(messages(101, 150), { hasMore: true }));
    expect(addOlder(view, 201, answer(messages(151, 200), { hasMore: true }))).toBe(view);
  });

  it('drops a single message from before its first one, which would leave a gap', () => {
    const view = viewOf(answer(messages(101, 150), { hasMore: true }));
    expect(addMessage(view, message(40), false)).toBe(view);
    expect(ids(mergeAnswer(view, answer([message(40), message(151)])).pages)).toEqual(
      ids(insertMessages([], messages(101, 151))),
    );
    // Without older messages there is no gap.
    expect(ids(addMessage({ ...view, hasOlder: false }, message(40), false).pages)[0]).toBe(40);
  });

  it('never undoes joining, ending or reading when a stale answer arrives', () => {
    const view = viewOf(answer([], { reads: { partner1: 7, partner2: null } }));
    const ended = { ...view, session: { ...view.session, isActive: false } };
    const late = answer([], { reads: { partner1: 5, partner2: 6 } });
    const merged = mergeAnswer(ended, { ...late, session: { ...late.session, partner2Name: null } });
    expect(merged.session).toMatchObject({ isActive: false, partner2Name: 'Tomás' });
    expect(merged.reads).toEqual({ partner1: 7, partner2: 6 });
  });

  it('merges the newest page with known pages and later pushes', () => {
    const view = addOlder(
      viewOf(answer(messages(101, 150), { hasMore: true })),
      101,
      answer(messages(51, 100), { hasMore: true }),
    );
    const pushed = addMessage(view, message(153), false);
    const merged = mergeNewest(pushed, answer(messages(103, 152), { hasMore: true }));
    expect(ids(merged.pages)).toEqual(messages(51, 153).map(({ id }) => id));
    expect(merged).toMatchObject({ hasOlder: true, syncedTo: 152 });
  });

  it('drops pages that the newest one does not reach', () => {
    // The reader's own message was acknowledged; those between are unknown.
    const view = addMessage(viewOf(answer(messages(1, 50))), message(500), false);
    const merged = mergeNewest(view, answer(messages(431, 480), { hasMore: true }));
    expect(ids(merged.pages)).toEqual([...messages(431, 480).map(({ id }) => id), 500]);
    expect(merged).toMatchObject({ hasOlder: true, syncedTo: 480 });
  });

  it('inserts ten thousand messages quickly', () => {
    const many = messages(1, 10_000);
    expect(insertMessages(insertMessages([], many), [message(10_001)]).length).toBe(201);
    expect(isQuick(20_000, () => void insertMessages([], many))).toBe(true);
  });
});

describe('catching up', () => {
  it('fetches the latest messages again, since a push between them may have been lost', () => {
    expect(resumeFrom(viewOf(answer(messages(101, 150))))).toBe(120);
    expect(resumeFrom(viewOf(answer(messages(7, 9))))).toBe(6);
    expect(resumeFrom(viewOf(answer([])))).toBe(0);
    const pushed = addMessage(viewOf(answer(messages(101, 150))), message(160), false);
    expect(resumeFrom(pushed)).toBe(121);
  });

  it('starts no later than a known gap', () => {
    const view = { ...viewOf(answer(messages(101, 190))), syncedTo: 105 };
    expect(resumeFrom(view)).toBe(105);
  });
});
