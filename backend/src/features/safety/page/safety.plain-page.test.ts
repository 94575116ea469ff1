import { LANGUAGES } from '@beside/common/language/language.constants';
import { expect, it } from 'vitest';
import { useApp } from '../../../testing/use-app.ts';

const { app } = await useApp();

it.each(LANGUAGES)('is an empty note in %s that names nobody, leads nowhere, and keeps nothing', async (language) => {
  const response = await fetch(`${app.url}/plain`, { headers: { 'Accept-Language': language } });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).not.toMatch(/Beside|href="\/|<a |<script|<form|http/i);
  expect(html.match(/<textarea/g)).toHaveLength(1);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const policy = String(response.headers.get('Content-Security-Policy'));
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

it('is in English where no language of ours is wanted', async () => {
  expect(await (await fetch(`${app.url}/plain`, { headers: { 'Accept-Language': 'fi' } })).text()).toContain(
    '<title>Notes</title>',
  );
});
