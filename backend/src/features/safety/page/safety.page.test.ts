import { LANGUAGES } from '@beside/common/language/language.constants';
import { HELP_WORDS } from '@beside/common/safety/help.words';
import { HELP_DIRECTORY, HELPLINES, helpFor, linesByKind } from '@beside/common/safety/helplines';
import express from 'express';
import { afterAll, expect, it } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { helpPage } from './safety.page.ts';

const frames = {
  de: '<html lang="de" data-country="{country}"><title>{title}</title><p>{appName} {unknown}</p><!-- if statusUrl -->status<!-- end --><!-- if payments -->withdraw<!-- end -->{languages}{help}<footer><!-- if numbers -->Notruf {numbers}.<!-- end --><!-- if noNumbers -->Notruf vor Ort.<!-- end --></footer></html>',
};
const site = { appName: 'A&B', supportEmail: 'us@a.example', statusUrl: null, payments: true };
// Nothing else of the product runs: the page needs none of it.
const { url, close } = await listen(express().set('query parser', 'simple').use(helpPage({ frames, site })));
afterAll(close);

const page = (query = '', accept = 'en', more: RequestInit = {}) =>
  fetch(`${url}/help${query}`, { headers: { 'Accept-Language': accept }, ...more });
const textOf = async (query = '', accept = 'en') => (await page(query, accept)).text();
const chosen = (html: string) => [...html.matchAll(/<option value="(\w*)"[^>]* selected>/g)].map(([, value]) => value);

it.each(LANGUAGES)('has the emergency numbers first, then every line of each country, in the language %s', async (language) => {
  for (const country of Object.keys(HELPLINES)) {
    const html = await textOf(`?country=${country}&lang=${language}`);
    const words = HELP_WORDS[language];
    const [emergency] = helpFor(country, 'self_harm').emergency;
    expect(html).toContain(`<html lang="${language}"`);
    expect(chosen(html)).toEqual([language, country]);
    expect(html.indexOf('tel:')).toBe(html.indexOf(`tel:${emergency}`));
    const all = linesByKind(country, language).flatMap(({ lines }) => lines);
    for (const { name, phone = '', source } of all) {
      expect(html).toContain(name.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
      expect(html).toContain(phone);
      if (!all.some(({ url }) => url === source)) expect(html).not.toContain(`"${source.replaceAll('&', '&amp;')}"`);
    }
    for (const key of ['need_self_harm', 'need_abuse', 'need_child', 'need_violence', 'ground'] as const)
      expect(html).toContain(words[`help.${key}`]);
    expect(html).toContain(HELP_DIRECTORY);
  }
});

it('takes language and country from the address, else from the browser, else none', async () => {
  expect(chosen(await textOf('', 'de-AT,en;q=0.5'))).toEqual(['de', 'AT']);
  expect(chosen(await textOf('', 'it,fr-CH;q=0.8'))).toEqual(['fr', 'CH']);
  expect(chosen(await textOf('?lang=zh', 'nl-NL'))).toEqual(['zh', 'NL']);
  expect(chosen(await textOf('?country=uk', 'nl-NL'))).toEqual(['nl', 'GB']);
  expect(chosen(await textOf('?country=', 'nl-NL'))).toEqual(['nl', '']);
  const elsewhere = await textOf('', 'ja');
  expect(chosen(elsewhere)).toEqual(['en', '']);
  expect(elsewhere).toContain(HELP_WORDS.en['help.eu']);
  expect(elsewhere).not.toContain('tel:');
  const italy = await textOf('', 'it-IT');
  expect(chosen(italy)).toEqual(['en', 'IT']);
  expect(italy).toContain('tel:112');
});

it('opens WhatsApp for a WhatsApp number, and writes a text only to a number that takes texts', async () => {
  const spain = await textOf('?country=ES&lang=es');
  expect(spain).toMatch(
    /<a class="button" href="https:\/\/wa\.me\/34600000016" target="_blank" rel="noreferrer"><svg[^>]*><use href="#i-whatsapp"\/><\/svg><span>WhatsApp: \+34 600 000 016</,
  );
  expect(spain).not.toContain('sms:');
  expect(await textOf('?country=US')).toContain('href="sms:88788?&amp;body=START"');
  const france = await textOf('?country=FR&lang=fr');
  expect(france).toContain('href="sms:114"');
  expect(france).not.toContain('href="tel:114"');
});

it('says when the numbers were checked only where each was read on its operator’s site', async () => {
  const checked = HELP_WORDS.en['help.checked'].replace('{date}', '');
  for (const country of Object.keys(HELPLINES)) {
    const isChecked = linesByKind(country).every(({ lines }) => lines.every(({ atOperator }) => atOperator));
    expect((await textOf(`?country=${country}`)).includes(checked), country).toBe(isChecked);
  }
});

it('names the country’s emergency numbers in the footer, else the local number', async () => {
  const foot = (html: string) => /<footer>(.*)<\/footer>/.exec(html)?.[1];
  expect(foot(await textOf('?country=CN&lang=de'))).toBe('Notruf 110 oder 120.');
  expect(foot(await textOf('?country=FR&lang=de'))).toBe('Notruf 112.');
  expect(foot(await textOf('?country=&lang=de'))).toBe('Notruf vor Ort.');
});

it('no value of the address reaches the page', async () => {
  const hostile = ['<script>alert(1)</script>', '"><b>', 'ZZ', '__proto__', 'constructor', 'x'.repeat(3_000), '%00', '{appName}'];
  const plain = chosen(await textOf());
  for (const value of hostile.map(encodeURIComponent)) {
    for (const query of [`?country=${value}&lang=${value}`, `?country=${value}&country=GB`, `?lang[]=${value}`]) {
      const html = await textOf(query);
      expect(html).not.toMatch(/<script|alert|<b>"|x{20}|ZZ/);
      expect(chosen(html)).toEqual(plain);
    }
  }
});

it('fills the frame of the build, and leaves by a plain link', async () => {
  const html = await textOf('?country=DE&lang=de');
  expect(html).toContain(
    `<html lang="de" data-country="DE"><title>${HELP_WORDS.de['help.page']} · A&amp;B</title><p>A&amp;B {unknown}</p>withdraw`,
  );
  expect(html).toMatch(/<a class="button exit" href="https:[^"]+" rel="noreferrer"/);
});

it('is asked for again each time, tells caches what it depends on, and answers HEAD', async () => {
  const first = await page('?country=GB', 'en', { headers: { 'Accept-Encoding': 'identity' } });
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
  expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const etag = first.headers.get('etag') ?? '';
  const again = { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'identity', 'Cache-Control': 'max-age=0' } };
  expect((await page('?country=GB', 'en', again)).status).toBe(304);
  expect((await page('?country=GB&lang=de', 'en', again)).status).toBe(200);
  const head = await page('', 'en', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await page('', 'en', { method: 'POST' })).status).toBe(404);
});
