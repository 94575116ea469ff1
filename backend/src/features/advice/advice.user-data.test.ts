import { expect, it } from 'vitest';
import { cleanUp } from '../../database/clean-up.ts';
import { signUp } from '../../testing/accounts.ts';
import { adviceRequest, generate } from '../../testing/advice-requests.ts';
import type { Browser } from '../../testing/test-browser.ts';
import { useApp } from '../../testing/use-app.ts';
import { LOST_ADVICE } from './advice.user-data.ts';

const { app, database } = await useApp();
const read = async (browser: Browser, id: string): Promise<number> => (await browser.call('GET', `/api/advice/${id}`)).status;

it('clears away advice that nobody can open, and nothing else', async () => {
  const advised = async (browser: Browser): Promise<string> =>
    String(Reflect.get(Object((await generate(browser, adviceRequest())).body.session), 'id'));
  const user = await signUp(app);
  const [there, gone, young] = [app.browser(), app.browser(), app.browser()];
  const [own, kept, lost] = [await advised(user.browser), await advised(there), await advised(gone)];
  await database.query(`update advice_sessions set "createdAt" = now() - interval '2 days'`);
  const recent = await advised(young);
  await database.query(
    `update sessions set expire = now() where sess ->> 'visitorId' in (select "visitorId"::text from advice_sessions where id in ('${lost}', '${recent}'))`,
  );
  await cleanUp(app.db.pool, LOST_ADVICE);
  expect([await read(user.browser, own), await read(there, kept)]).toEqual([200, 200]);
  const left = await database.query(`select id from advice_sessions where id in ('${lost}', '${recent}')`);
  expect(left).toEqual([{ id: recent }]);
});
