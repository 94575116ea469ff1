import { LANGUAGES } from '@beside/common/language/language.constants';
import { describe, expect, it } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { storeAdvice } from '../../../testing/stored-advice.ts';
import type { Browser } from '../../../testing/test-browser.ts';
import { useApp } from '../../../testing/use-app.ts';

const { app } = await useApp();

/** Everything that would be markup, HTML, a link, an image, or the end of a part. */
const ATTACKS = [
  '---',
  '# A heading',
  'Text\n===',
  'Text\n---',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '![beacon](https://example.com/b.png)',
  '[a]: https://example.com\n\n[a]',
  '<https://example.com>',
  '```\nopen fence',
  '~~~',
  '    indented code',
  '> a quotation\n\nleft',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '*bold* _too_ `code` ~~gone~~',
  '1. one\n2) two\n- three\n+ four\n* five',
  '&lt;b&gt; &#60;i&#62;',
  'back\\\\slash \\',
  'generatedBy: human\n---\n\n# Escaped',
  'line\u2028# other\u0085# lines\r# too\u000b# all',
];

const download = (browser: Browser, id: string, query = '') => browser.call('GET', `/api/advice/${id}/download${query}`);

async function say(sessionId: string, messageType: 'user' | 'ai', message: string): Promise<void> {
  await app.db.pool.query(`insert into chat_messages ("sessionId", message, "messageType") values ($1, $2, $3)`, [
    sessionId,
    message,
    messageType,
  ]);
}

/** The lines of a file that are no escaped text, quotation, or step: its structure. */
const structureOf = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => /^(#|---|===|```|~~~|\||\s{4}|<)/.test(line) || /(?<!\\)[<[\]`|]/.test(line.replace(/^> /, '')));

describe('a downloaded advice', () => {
  it('has the question, every section, and the chat with who wrote it, under a mark of the AI', async () => {
    const { browser, id: userId } = await signUp(app);
    const advice = {
      understanding: 'You miss her.\nAnd she may miss you.',
      recommendations: ['Write a letter.', 'Wait a week.', 'Call.'],
      example: 'Dear Ines.',
      encouragement: 'It is worth it.',
    };
    const [id = ''] = await storeAdvice(app, userId, [{ description: 'My sister Ines and I.\nSince April.', advice }]);
    await say(id, 'user', 'How do I begin?');
    await say(id, 'ai', 'With **one** memory:\n\n- the lake\n- the bread');
    const { status, text, headers } = await download(browser, id);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    const day = new Date().toISOString().slice(0, 10);
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="advice.md"; filename*=UTF-8''Your%20advice%20${day}.md`,
    );
    const time = /\d+ \w+ \d{4} at \d\d:\d\d UTC/g;
    expect(text.replace(time, 'TIME').replace(/"\d{4}-[^"]+"/, '"TIME"')).toBe(`---
generatedBy: ai
id: "${id}"
createdAt: "TIME"
category: "family"
adviceStyle: "practical"
language: "en"
---

# Your advice

*The advice, and what is marked “AI” in the chat, were written by an AI.*

- Date: TIME
- Life area: Family
- Style: Practical and direct

## Your question

> My sister Ines and I.\\
> Since April.

## Understanding Your Situation

You miss her.\\
And she may miss you.

## Recommended Next Steps

1. Write a letter.
2. Wait a week.
3. Call.

## Practical Example

Dear Ines.

## Moving Forward

It is worth it.

## Chat

**You** · TIME

> How do I begin?

**AI** · TIME

> With **one** memory:
>
> - the lake
> - the bread

---

This is AI guidance. It does not replace a doctor, therapist, lawyer or financial adviser. Trust your own judgement, and ask someone qualified when much depends on it.
`);
  });

  it('has headings in each language, and a name that every system can write', async () => {
    const { browser, id: userId } = await signUp(app);
    const [id = ''] = await storeAdvice(app, userId, [{}]);
    const titles = new Set<string>();
    for (const language of LANGUAGES) {
      const { text, headers } = await download(browser, id, `?language=${language}`);
      titles.add(/^# (.+)$/m.exec(text)?.[1] ?? '');
      expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="advice\.md"; filename\*=UTF-8''[\w%.-]+$/);
      expect(text).toContain('generatedBy: ai');
    }
    expect(titles.size).toBe(6);
    expect(titles).toContain('给你的建议');
    await app.db.pool.query(`update advice_sessions set language = 'de-AT' where id = $1`, [id]);
    expect((await download(browser, id)).text).toContain('# Dein Rat');
    await app.db.pool.query(`update advice_sessions set language = 'pt-BR' where id = $1`, [id]);
    expect((await download(browser, id)).text).toContain('# Your advice');
    for (const wrong of ['?language=pt', '?language=de&language=fr'])
      expect((await download(browser, id, wrong)).status).toBe(400);
  });

  it('does not say that an AI wrote the help of the safety check', async () => {
    const { browser, id: userId } = await signUp(app);
    const advice = {
      understanding: 'Please call.',
      recommendations: ['Call.'],
      help: { level: 'certain', kind: 'self_harm', country: null },
    };
    const [id = ''] = await storeAdvice(app, userId, [{ advice }]);
    const { text } = await download(browser, id);
    expect(text).not.toContain('generatedBy');
    expect(text).not.toContain('written by an AI');
  });

  it('has the help that stands beside the advice, after it, and says that an AI wrote the advice', async () => {
    const { browser, id: userId } = await signUp(app);
    const [id = '', other = ''] = await storeAdvice(
      app,
      userId,
      ['FR', null].map((country) => ({
        advice: {
          ...{ understanding: 'You are tired.', recommendations: ['Rest.'] },
          help: { level: 'possible', kind: 'self_harm', country },
        },
      })),
    );
    const { text } = await download(browser, id, '?language=de');
    expect(text).toContain('generatedBy: ai');
    expect(text).toContain(
      '1. Rest.\n\n## Wo du Hilfe findest\n\n- Nationales Telefon zur Suizidprävention: 3114\n- Notruf: 112, 17 oder 114 (SMS)',
    );
    expect((await download(browser, other)).text).toContain('## Where to get help\n\n- https://findahelpline.com\n\n---');
  });

  it('has the WhatsApp number of the line that it names', async () => {
    const { browser, id: userId } = await signUp(app);
    const help = { level: 'possible', kind: 'abuse', country: 'ES' };
    const advice = { understanding: 'Es duro.', recommendations: ['Descansa.'], help };
    const [id = ''] = await storeAdvice(app, userId, [{ advice }]);
    expect((await download(browser, id, '?language=es')).text).toContain(
      '- Servicio contra la violencia hacia las mujeres: 016, WhatsApp +34 600 000 016\n',
    );
  });

  it('may be asked for ten times a minute', () => {
    const declared = app.declared.find(({ name }) => name === 'GET /api/advice/:id/download');
    expect(declared?.limit).toMatchObject({ name: 'download', points: 10, seconds: 60, by: 'actor' });
  });

  it('has every message of a long chat in its order', async () => {
    const { browser, id: userId } = await signUp(app);
    const [id = '', other = ''] = await storeAdvice(app, userId, [{}, {}]);
    await app.db.pool.query(
      `insert into chat_messages ("sessionId", message, "messageType") select case when n % 3 = 0 then $2 else $1 end::uuid, 'Number ' || n, 'user' from generate_series(1, 180) n`,
      [id, other],
    );
    const wanted = Array.from({ length: 180 }, (_, index) => index + 1).filter((number) => number % 3 > 0);
    const { text } = await download(browser, id);
    expect([...text.matchAll(/^> Number (\d+)$/gm)].map((match) => Number(match[1]))).toEqual(wanted);
  });

  it.each(ATTACKS)('keeps its structure whatever is written: %j', async (attack) => {
    const { browser, id: userId } = await signUp(app);
    const bare = { understanding: 'x', recommendations: ['x'], example: 'x', encouragement: 'x' };
    const same = Object.fromEntries(
      Object.entries(bare).map(([name, value]) => [name, Array.isArray(value) ? [attack] : attack]),
    );
    const ids = await storeAdvice(app, userId, [
      { description: 'x', advice: bare },
      { description: attack, advice: same },
    ]);
    for (const [id, message] of [
      [ids[0] ?? '', 'x'],
      [ids[1] ?? '', attack],
    ] as const)
      for (const writer of ['user', 'ai'] as const) await say(id, writer, message);
    const [calm, attacked] = await Promise.all(ids.map(async (id) => (await download(browser, id)).text));
    // In a quotation, a model's emphasis, lists and code stay; nothing else does.
    const lines = (text = '') => structureOf(text.replace(/^> (```|~~~|\s*[`]).*$/gm, '').replace(/^> .*`code`.*$/gm, ''));
    expect(lines(attacked)).toEqual(lines(calm));
  });

  it("is one's own alone, a visitor's included", async () => {
    const [user, other] = [await signUp(app), await signUp(app)];
    const [id = ''] = await storeAdvice(app, user.id, [{}]);
    for (const browser of [other.browser, app.browser()]) expect((await download(browser, id)).status).toBe(404);
  });
});
