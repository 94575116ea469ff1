import { LANGUAGES } from '@beside/common/language/language.constants';
import { LOOKS } from '@beside/common/notifications/notifications.constants';
import { describe, expect, it } from 'vitest';
import { noticeOf, readPush } from './push.ts';

describe('a push', () => {
  it('shows one of twelve sentences, and nothing else', () => {
    const all = LOOKS.flatMap((look) =>
      LANGUAGES.map((language) => noticeOf(readPush(JSON.stringify({ v: 1, look, language })))),
    );
    expect(new Set(all.map(([title]) => title)).size).toBe(12);
    for (const [title, options] of all) {
      expect(Object.keys(options).sort()).toEqual(['icon', 'lang', 'tag']);
      expect(title).not.toMatch(/\d/);
    }
    // A different name tells nothing of ours.
    expect(all.filter(([title, { lang }]) => title.includes('Beside') && !lang)).toEqual([]);
    expect(noticeOf(readPush('{"look":"notes","language":"de"}'))).toEqual([
      'Du hast eine neue Notiz',
      { tag: 'new', lang: 'de', icon: '/icon-notes-192.png' },
    ]);
  });

  it.each([undefined, '', 'nonsense', '[]', 'null', '{"look":"__proto__","language":7}'])(
    'shows one all the same for %s',
    (text) => {
      expect(noticeOf(readPush(text))[0]).toBe('You have something new on Beside');
    },
  );
});
