import { expect, it } from 'vitest';
import { ADMIN_PASSWORD, signUpOwner } from '../../testing/admins.ts';
import { useCluster } from '../../testing/use-cluster.ts';
import { formFault } from './form/translation.form.ts';

// As strict as in production: thirty questions a minute from one address.
const { database, model, one, other } = await useCluster({ RATE_LIMIT_FACTOR: '1' });
const { browser } = await signUpOwner(one, database);
const announce = (title: string, message: string) =>
  browser.call('POST', '/api/admin/announcements', { adminPassword: ADMIN_PASSWORD, title, message });
const HERE = '10.77.0.1';
const read = (app: typeof one, translations: object) =>
  app.browser(HERE).call('POST', '/api/translate-fast', { translations, targetLanguage: 'German' });
const stored = async () => (await database.query('select 1 from translations')).length;

it('asks the model once for all readers of an announcement, many behind one address, on each node', async () => {
  const texts = { title: 'Back soon', message: 'At (28-11-2026 06:00:00), see https://status.example/a.' };
  await announce(texts.title, texts.message);
  let finish: () => void = () => undefined;
  const asked = new Promise<void>((resolve) =>
    model.play((request) => {
      finish = () =>
        request.answer(
          JSON.stringify({
            translations: { t0: 'Bald zurück', t1: 'Um (28-11-2026 06:00:00), siehe https://status.example/a.' },
          }),
        );
      resolve();
    }),
  );
  const before = model.calls();
  const readers = Promise.all(Array.from({ length: 200 }, () => read(one, texts)));
  await asked;
  finish();
  for (const { status, body } of await readers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ translations: { title: 'Bald zurück', message: expect.stringContaining('(28-11-2026') } });
  }
  expect(model.calls() - before).toBe(1);
  expect(await stored()).toBe(1);
  const elsewhere = await Promise.all(Array.from({ length: 100 }, () => read(other, texts)));
  expect(elsewhere.map(({ status }) => status)).toEqual(elsewhere.map(() => 200));
  expect(model.calls() - before).toBe(1);
});

it('stores nothing but whole announcements that are in force, and counts the other questions', async () => {
  const [mine, theirs] = [
    { title: 'Mine', message: 'One' },
    { title: 'Theirs', message: 'Two' },
  ];
  await announce(mine.title, mine.message);
  await announce(theirs.title, theirs.message);
  model.play((request) => request.answer('{"translations": {"t0": "Eins", "t1": "Zwei", "t2": "Drei"}}'));
  const before = await stored();
  await read(one, { a: mine.title, b: theirs.message });
  await read(one, { ...mine, note: 'Buy here' });
  await read(one, { a: 'A text of a stranger' });
  expect(await stored()).toBe(before);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => read(one, { a: `Text ${index}` })));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  // The address is used up: what is translated already is still read there, and another reader asks for the rest.
  expect(
    (await read(one, { title: 'Back soon', message: 'At (28-11-2026 06:00:00), see https://status.example/a.' })).status,
  ).toBe(200);
  expect((await read(one, mine)).status).toBe(429);
  const another = await one
    .browser('10.77.0.2')
    .call('POST', '/api/translate-fast', { translations: mine, targetLanguage: 'German' });
  expect(another.body).toMatchObject({ translations: { title: 'Eins', message: 'Zwei' } });
  expect((await read(one, mine)).status).toBe(200);
});

it.each([
  ['Um (28-11-2026 06:00:00) geht es los.', null],
  ['Los geht es um (28-11-2026 06:00:00)!', null],
  ['Um (28.11.2026 06:00:00) geht es los.', 'times in brackets'],
  ['Um 28-11-2026 06:00:00 geht es los.', 'times in brackets'],
  ['Am (2026-11-28 06:00:00) geht es los.', 'times in brackets'],
])('keeps countdown markers as they are: %s', (translation, fault) => {
  expect(formFault('It starts at (28-11-2026 06:00:00).', translation)).toBe(fault);
});
