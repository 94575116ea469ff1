import { expect, it } from 'vitest';
import { adviceRequest, generate } from '../../testing/advice-requests.ts';
import { GOOD_ADVICE } from '../../testing/model-double.ts';
import { useApp } from '../../testing/use-app.ts';

const { app, database, model } = await useApp();

const used = async (address: string): Promise<unknown> => (await app.browser(address).call('GET', '/api/usage/anonymous')).body;

it('an address begins at zero, and gets a use back when no advice is written', async () => {
  const address = '198.51.100.60';
  expect(await used(address)).toEqual({ success: true, usageCount: 0, limit: 3 });
  expect((await generate(app.browser(address), adviceRequest())).status).toBe(200);
  model.play((played) => played.refuse(400));
  expect((await generate(app.browser(address), adviceRequest())).status).toBe(503);
  model.play((played) => played.answer(JSON.stringify(GOOD_ADVICE)));
  expect(await used(address)).toMatchObject({ usageCount: 1 });
});

it('an address gets nothing back in another month, nor below zero', async () => {
  const address = '198.51.100.61';
  const meanwhile = (statement: string) =>
    model.play(async (played) => {
      await database.query(`update anonymous_usage set ${statement} where "ipAddress" = '${address}'`);
      played.refuse(400);
    });
  meanwhile(`"sessionCount" = 0`);
  await generate(app.browser(address), adviceRequest());
  expect(await used(address)).toMatchObject({ usageCount: 0 });
  meanwhile(`"monthYear" = '2020-01'`);
  await generate(app.browser(address), adviceRequest());
  model.play((played) => played.answer(JSON.stringify(GOOD_ADVICE)));
  expect(await used(address)).toMatchObject({ usageCount: 0 });
  expect(await database.query(`select "sessionCount" from anonymous_usage where "ipAddress" = '${address}'`)).toEqual([
    { sessionCount: 1 },
  ]);
});

it('an address has three uses, from all browsers together', async () => {
  const statuses: number[] = [];
  for (let use = 0; use < 4; use++) {
    const { status } = await generate(app.browser('198.51.100.62'), adviceRequest());
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 402]);
});

it('a browser has three uses from all its addresses, and takes none from other browsers at one of them', async () => {
  const browser = app.browser('198.51.100.63');
  await browser.call('POST', '/api/visitor');
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const ask = async (address: string) =>
    (await browser.call('POST', '/api/advice/generate', adviceRequest(), from(address))).status;
  const v6 = '2001:db8:63::1';
  expect([await ask('198.51.100.63'), await ask(v6), await ask(v6), await ask(v6)]).toEqual([200, 200, 200, 402]);
  expect(await ask('198.51.100.63')).toBe(402);
  expect((await browser.call('GET', '/api/usage/anonymous', undefined, from('198.51.100.63'))).body).toMatchObject({
    usageCount: 3,
  });
  // The refused ones count nowhere: another browser at the first address has two left.
  expect(await used('198.51.100.63')).toMatchObject({ usageCount: 1 });
  expect(await used('2001:db8:63::2')).toMatchObject({ usageCount: 2 });
  const other = app.browser('198.51.100.63');
  const statuses = [];
  for (let use = 0; use < 3; use++) statuses.push((await generate(other, adviceRequest())).status);
  expect(statuses).toEqual([200, 200, 402]);
});

it('a browser gets a use back with its address', async () => {
  const browser = app.browser('198.51.100.64');
  await browser.call('POST', '/api/visitor');
  model.play((played) => played.refuse(400));
  await generate(browser, adviceRequest());
  model.play((played) => played.answer(JSON.stringify(GOOD_ADVICE)));
  const rows = await database.query(
    `select "ipAddress" like 'visitor:%' as browser, "sessionCount" from anonymous_usage where "lastUsed" > now() - interval '1 minute'
     order by id desc limit 2`,
  );
  expect(rows.map((row) => Object(row).sessionCount)).toEqual([0, 0]);
});

it('a visitor has no plan', async () => {
  expect((await app.browser().call('GET', '/api/subscription/current')).status).toBe(401);
});
