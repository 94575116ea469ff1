import { Pool } from 'pg';
import { expect, it } from 'vitest';
import type { ThreadText } from '../../../conversations/thread.ts';
import { actor } from '../../../testing/actors.ts';
import { adviceDownload } from './advice.download.ts';

it('reads a long chat by pages, and lets others go first after each', async () => {
  const message = (id: number): ThreadText => ({
    ...{ id, sessionId: 's', message: `Number ${id}. ${'a_b '.repeat(1200)}`, messageType: 'ai', help: null },
    createdAt: new Date(0),
  });
  const chat = Array.from({ length: 1000 }, (_, index) => message(index + 1));
  let turns = 0;
  /** Turns of the event loop before each page, and the messages in it. */
  const pages: [number, number][] = [];
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const download = adviceDownload({
    advice: {
      read: async () => ({
        ...{ id: 's', userId: null, description: 'x', category: 'family', adviceStyle: 'practical', language: 'de-AT' },
        ...{ advice: '{"understanding": "x"}', createdAt: new Date(0).toISOString() },
      }),
    },
    pool: new Pool(),
    thread: {
      after: async (_db, _sessionId, id, most) => {
        const page = chat.filter((each) => each.id > id).slice(0, most);
        pages.push([turns, page.length]);
        return page;
      },
    },
  });
  const { markdown } = await download(actor(), 's', null);
  isOver = true;
  expect(markdown.match(/Number \d+/g)).toEqual(chat.map(({ id }) => `Number ${id}`));
  expect(Math.max(...pages.map(([, size]) => size))).toBeLessThanOrEqual(50);
  expect(pages.filter(([turn], index) => turn === pages[index - 1]?.[0])).toEqual([]);
});
