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

it('a visitor has no plan', async () => {
  expect((await app.browser().call('GET', '/api/subscription/current')).status).toBe(401);
});
