import { expect, it } from 'vitest';
import { signUpAs } from '../../testing/admins.ts';
import { useApp } from '../../testing/use-app.ts';

const { app, database } = await useApp();

it('reads no private address unless the configuration allows it, and stores none', async () => {
  const { browser } = await signUpAs(app, database, 'admin');
  for (const statusPageUrl of [
    app.url,
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost:1/',
  ])
    expect(await browser.call('POST', '/api/admin/incidents/configure', { statusPageUrl })).toMatchObject({
      ...{ status: 400, body: { code: 'status_page_refused', errors: { statusPageUrl: ['Please enter a public address'] } } },
    });
  expect(await database.query('select "statusPageUrl" from incident_monitor')).toEqual([{ statusPageUrl: null }]);
});
