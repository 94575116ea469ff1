import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { signUp, type TestUser } from '../../../testing/accounts.ts';
import { adviceRequest, generate } from '../../../testing/advice-requests.ts';
import { GOOD_ADVICE } from '../../../testing/model-double.ts';
import type { Answer, Browser } from '../../../testing/test-browser.ts';
import { useCluster } from '../../../testing/use-cluster.ts';

const { database, one, other } = await useCluster({ RATE_LIMIT_FACTOR: '1', PUBLIC_URL: 'http://beside.example' });

const QUESTION = 'My sister Ines <b>and</b> I have not spoken since April.';
let addresses = 0;
const newBrowser = (app = one): Browser => app.browser(`203.0.${100 + (addresses >> 8)}.${addresses++ & 255}`);

interface WithAdvice extends TestUser {
  advice: string;
}

async function withAdvice(more: Record<string, unknown> = {}): Promise<WithAdvice> {
  const user = await signUp(one, newBrowser());
  const { body } = await generate(user.browser, adviceRequest({ description: QUESTION, ...more }));
  return { ...user, advice: String(Object(body.session).id) };
}

const make = ({ browser, advice }: Pick<WithAdvice, 'browser' | 'advice'>, body: object = { days: 7, withQuestion: false }) =>
  browser.call('POST', `/api/advice/${advice}/links`, body);
const listed = async ({ browser }: Pick<WithAdvice, 'browser'>): Promise<Record<string, unknown>[]> =>
  (await browser.call('GET', '/api/links')).body.links as Record<string, unknown>[];

/** The path of a made link's page. */
function pathOf({ status, body }: Answer): string {
  expect(status).toBe(201);
  const url = new URL(String(body.url));
  expect([url.origin, url.pathname]).toEqual(['http://beside.example', expect.stringMatching(/^\/s\/[\w-]{43}$/)]);
  return url.pathname;
}
const idOf = ({ body }: Answer): string => String(Object(body.link).id);
const read = (path: string, browser = newBrowser(), method = 'POST') =>
  browser.call(method, path, undefined, { Accept: 'text/html' });

describe('a link', () => {
  it('shows a copy by a press alone, and counts the press', async () => {
    const user = await withAdvice();
    const made = await make(user);
    expect(made.body.link).toEqual({
      id: expect.any(String),
      adviceId: user.advice,
      title: QUESTION,
      withQuestion: false,
      until: expect.any(String),
      isOver: false,
      opened: 0,
    });
    const days = (Date.parse(String(Object(made.body.link).until)) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    const path = pathOf(made);
    const door = await read(path, newBrowser(other), 'GET');
    expect(door.status).toBe(200);
    expect(door.text).toContain('Somebody shared a piece of advice with you');
    for (const previewer of Array.from({ length: 20 }, () => newBrowser()))
      for (const method of ['GET', 'HEAD']) {
        const { text } = await read(path, previewer, method);
        expect(text).not.toContain(GOOD_ADVICE.understanding);
      }
    expect(await listed(user)).toMatchObject([{ opened: 0 }]);
    const { status, text } = await read(path, newBrowser(other));
    expect(status).toBe(200);
    expect(text).toContain(GOOD_ADVICE.understanding);
    for (const step of GOOD_ADVICE.recommendations) expect(text).toContain(step);
    expect(text).toContain('data-generated-by="ai"');
    // Neither the question nor a name.
    for (const secret of ['since April', 'Clara', 'Almeida', user.email, user.id, user.advice])
      expect(text).not.toContain(secret);
    expect(await listed(user)).toMatchObject([{ opened: 1 }]);
  });

  it('shows the question where its user wants that, as text', async () => {
    const user = await withAdvice();
    const { text } = await read(pathOf(await make(user, { days: 1, withQuestion: true })));
    expect(text).toContain('My sister Ines &lt;b&gt;and&lt;/b&gt; I have not spoken since April.');
  });

  it('stays the copy that it was', async () => {
    const user = await withAdvice();
    const path = pathOf(await make(user));
    await database.query(`update advice_sessions set advice = '{"understanding":"another"}' where id = '${user.advice}'`);
    expect((await read(path)).text).toContain(GOOD_ADVICE.understanding);
  });

  it('has a page that loads nothing, is kept nowhere, and sets no cookie', async () => {
    const path = pathOf(await make(await withAdvice()));
    const reader = newBrowser();
    for (const method of ['GET', 'POST']) {
      const { headers, text } = await read(path, reader, method);
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src( 'sha256-[^ ;]+')+; script-src( 'sha256-[^ ;]+')+;/,
      );
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('X-Robots-Tag')).toContain('noindex');
      expect(headers.getSetCookie()).toEqual([]);
      expect(text.match(/(?:src|href|action)="[^"]*"/g) ?? []).toEqual(
        method === 'GET' ? ['href="data:,"'] : ['href="data:,"', 'href="/help"'],
      );
    }
    expect(reader.cookie).toBe('');
  });

  it('speaks its reader’s language around the advice’s own', async () => {
    const path = pathOf(await make(await withAdvice({ language: 'de' })));
    const { text } = await newBrowser().call('POST', path, undefined, { 'Accept-Language': 'fr-CH, fr;q=0.9' });
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain('Conseils\u00a0: Famille');
    expect(text).toContain('<div class="copy" lang="de" data-generated-by="ai">');
    expect(text).toContain('Deine Situation');
  });
});

describe('what is over, taken back, deleted or mistyped', () => {
  it('has one answer on every node, at once', async () => {
    const user = await withAdvice();
    const [over, takenBack, deleted] = [await make(user), await make(user), await make(await withAdvice())];
    await database.query(`update advice_links set until = now() where id = '${idOf(over)}'`);
    expect((await user.browser.call('DELETE', `/api/links/${idOf(takenBack)}`)).status).toBe(200);
    await database.query(`delete from advice_sessions where id = '${Object(deleted.body.link).adviceId}'`);
    const paths = [...[over, takenBack, deleted].map(pathOf), `/s/${'a'.repeat(43)}`, '/s/x', '/s/%F0%9F', '/s/a/b', '/S/x'];
    for (const method of ['GET', 'POST', 'PUT']) {
      const answers = await Promise.all(paths.map((path) => read(path, newBrowser(other), method)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]?.text).toContain('There is nothing here any more');
      // A header that differs would tell as much.
      const sent = answers.map(({ headers }) => [...headers].filter(([name]) => name !== 'date'));
      for (const headers of sent) expect(headers).toEqual(sent[0]);
      expect(sent[0]).toEqual(
        expect.arrayContaining([
          ['cache-control', 'no-store'],
          ['x-robots-tag', 'noindex, nofollow, noarchive'],
        ]),
      );
    }
    // What is over is listed for a month; what was taken back is gone.
    expect(await listed(user)).toMatchObject([{ id: idOf(over), isOver: true }]);
  });

  it('ends with the account, and the database holds no address', async () => {
    const user = await withAdvice();
    const path = pathOf(await make(user));
    const stored = JSON.stringify(await database.query('select * from advice_links'));
    expect(stored).not.toContain(path.slice('/s/'.length));
    const { text } = await user.browser.call('GET', '/api/auth/export');
    expect(JSON.parse(text).adviceLinks).toMatchObject([{ adviceId: user.advice, opened: 0, withQuestion: false }]);
    expect(text).not.toContain(path.slice('/s/'.length));
    await user.browser.call('DELETE', '/api/auth/delete-account');
    await vi.waitFor(async () => expect((await read(path)).status).toBe(404));
  });
});

describe('limits', () => {
  it('five work of an advice, and twenty of a user, also where they are made at once; one taken back makes room', async () => {
    const user = await withAdvice();
    const nodes = [user.browser, user.browser.at(other.url)];
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => make({ ...user, browser: nodes[at % 2] ?? user.browser })),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(all.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'full' });
    const [first] = all.filter(({ status }) => status === 201);
    await user.browser.call('DELETE', `/api/links/${first && idOf(first)}`);
    expect((await make(user)).status).toBe(201);
    await database.query(`insert into advice_links (id, "adviceId", "userId", "tokenHash", copy, "withQuestion", until)
      select gen_random_uuid(), "adviceId", "userId", 'made ' || n || id, copy, false, until
      from advice_links, generate_series(1, 3) n where "userId" = '${user.id}'`);
    const { body } = await generate(user.browser, adviceRequest());
    const another = { ...user, advice: String(Object(body.session).id) };
    expect((await make(another)).body).toMatchObject({ code: 'full', message: 'You have 20 links. Take one back first.' });
  });

  it('twenty are made in a day, and a page is asked for sixty times a minute', async () => {
    const user = await withAdvice();
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      const made = await make(user);
      statuses.push(made.status);
      if (made.status === 201) await user.browser.call('DELETE', `/api/links/${idOf(made)}`);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    const reader = newBrowser();
    const answers: number[] = [];
    for (let time = 0; time < 61; time += 1) answers.push((await read('/s/none', reader, 'GET')).status);
    expect([answers.filter((status) => status === 404).length, answers.at(-1)]).toEqual([60, 429]);
    const { headers, text } = await read('/s/none', reader);
    expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual(['text/html; charset=utf-8', 'no-store']);
    expect(text).toContain('Please try again in a minute.');
  });

  it('nobody makes one of another’s advice, of none, of a visitor’s, or with other days; nor takes another’s back', async () => {
    const [user, stranger] = [await withAdvice(), await signUp(one, newBrowser())];
    for (const advice of [user.advice, randomUUID(), 'none'])
      expect((await make({ browser: stranger.browser, advice })).body).toMatchObject({ code: 'not_found' });
    const visitor = newBrowser();
    const { body } = await generate(visitor, adviceRequest());
    expect((await make({ browser: visitor, advice: String(Object(body.session).id) })).status).toBe(401);
    for (const wrong of [{ days: 2, withQuestion: false }, { days: '7', withQuestion: false }, { days: 7 }, {}])
      expect((await make(user, wrong)).body).toMatchObject({ code: 'validation_failed' });
    const made = await make(user);
    const answer = await stranger.browser.call('DELETE', `/api/links/${idOf(made)}`);
    expect([answer.status, answer.body]).toEqual([
      404,
      (await stranger.browser.call('DELETE', `/api/links/${randomUUID()}`)).body,
    ]);
    expect((await read(pathOf(made))).status).toBe(200);
  });

  it('none shows help that stands in the place of advice', async () => {
    const user = await withAdvice({ description: 'I want to kill myself tonight. I have the pills here.' });
    expect((await make(user)).body).toMatchObject({ code: 'conflict' });
  });
});
