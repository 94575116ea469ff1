import { generateSync } from 'otplib/functional';
import { expect, it } from 'vitest';
import { signIn, signUp } from '../../../testing/accounts.ts';
import { startModelDouble } from '../../../testing/model-double.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { cloneDatabase } from '../../../testing/test-database.ts';

it('a second step outlives the session secret that it was sealed with', async () => {
  const [database, model] = await Promise.all([cloneDatabase(), startModelDouble()]);
  const start = (secrets: string) =>
    startTestApp({ databaseUrl: database.url, modelUrl: model.url, env: { SESSION_SECRET: secrets } });
  const before = await start('a-former-secret-of-the-tests-0123456789');
  const user = await signUp(before);
  const { secret } = (await user.browser.call('POST', '/api/auth/second-factor/begin')).body;
  const code = () => ({ code: generateSync({ secret: String(secret) }) });
  await user.browser.call('POST', '/api/auth/second-factor/confirm', code());
  const sealed = async () => Object((await database.query('select secret from second_factors'))[0]).secret;
  const first = await sealed();
  await before.close();

  const during = await start('a-newer-secret-of-the-tests-0123456789,a-former-secret-of-the-tests-0123456789');
  await during.services.account.secondFactors.sealAnew();
  expect(await sealed()).not.toBe(first);
  await during.close();

  const after = await start('a-newer-secret-of-the-tests-0123456789');
  const browser = after.browser();
  expect((await signIn(browser, user.email)).body).toMatchObject({ secondFactor: 'totp' });
  await database.query('update second_factors set "lastStep" = null');
  expect((await browser.call('POST', '/api/auth/second-factor/verify', code())).status).toBe(200);
  await after.close();
  await Promise.all([model.close(), database.close()]);
});
