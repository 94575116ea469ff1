import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import overview from '../src/locales/overview/en.ts';
import site from '../src/locales/site/en.ts';
import { seeAccessible, seeAccessibleHere } from './steps/axe.ts';
import { seeConnection } from './steps/connection.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { beOwner } from './steps/owner.ts';
import { addressOf, expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

test.use({ via: 'VERIFIED', allowed: /409|503 .*\/api\/admin\/incidents\/check/ });
/** A status page in the format of Statuspage, with one incident that goes on as a test says. */
async function startStatusPage() {
  let status: string | null = 'investigating';
  let code = 200;
  const server = createServer((request, response) => {
    const found = request.url === '/api/v2/summary.json' && code === 200;
    response.writeHead(found ? 200 : code === 200 ? 404 : code, { 'content-type': 'application/json' });
    const updates = [{ status, body: `We are ${status}.`, created_at: '2026-11-23T00:00:00Z' }];
    const incident = { id: 'a1', name: 'Slow replies', status, impact: 'major', incident_updates: updates };
    const summary = {
      page: { id: 'x', name: 'Model Inc.', url: 'https://status.example' },
      status: { indicator: status ? 'major' : 'none', description: '' },
      components: [],
      incidents: status ? [incident] : [],
      scheduled_maintenances: [],
    };
    response.end(JSON.stringify(found ? summary : {}));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    becomes: (next: string | null) => {
      status = next;
    },
    answers: (next: number) => {
      code = next;
    },
    close: () => server.close(),
  };
}

test('an incident becomes a banner everywhere and goes with it, and the overview shows the site in numbers', async ({
  page,
  browser,
}) => {
  const statusPage = await startStatusPage();
  await beOwner(page);
  const visitor = await (await browser.newContext({ baseURL: addressOf('VERIFIED') })).newPage();
  await visitor.goto('/terms-of-service');
  await seeConnection(visitor, 'Connected live');
  const banner = (words: string) => visitor.getByRole('region', { name: 'Site announcements' }).getByText(words);

  // The chart library is the overview's alone.
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/admin/incidents');
  const main = page.getByRole('main');
  const start = main.getByRole('button', { name: 'Start Monitoring' });
  const stop = main.getByRole('button', { name: 'Stop Monitoring' });
  const field = page.getByLabel('Status page URL');
  await expect(main.getByText('Stopped', { exact: true })).toBeVisible();
  await expect(main.getByText('Never', { exact: true })).toBeVisible();
  await expect(stop).toBeDisabled();
  await start.click();
  await seeToast(page, site['monitor.start_failed'], site['monitor.no_address']);
  await field.fill('status.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(site['monitor.url_invalid'])).toBeVisible();
  await field.fill(statusPage.url);
  await page.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, site['monitor.url_saved']);
  await start.click();
  await expect(main.getByText('Running', { exact: true })).toBeVisible();
  await expect(start).toBeDisabled();
  await expect(banner('Slow replies')).toBeVisible();
  await expect(main.getByRole('article').filter({ hasText: 'Slow replies' })).toBeVisible();
  await seeAccessible(page);

  statusPage.becomes('monitoring');
  await main.getByRole('button', { name: 'Manual Check' }).click();
  await expect(banner('We are monitoring.')).toBeVisible();
  statusPage.answers(503);
  await main.getByRole('button', { name: 'Manual Check' }).click();
  await expect(main.getByText(`${new URL(statusPage.url).host} answered 503.`)).toBeVisible();
  await expect(banner('Slow replies')).toBeVisible();
  const reason = `${new URL(statusPage.url).host} answered 503.`;
  for (const _ of [1, 2]) {
    await seeToast(page, site['monitor.check_failed'], reason);
    await main.getByRole('button', { name: 'Manual Check' }).click();
  }
  await seeToast(page, site['monitor.check_failed'], reason);
  statusPage.answers(200);
  statusPage.becomes(null);
  await main.getByRole('button', { name: 'Manual Check' }).click();
  await expect(banner('Slow replies')).toHaveCount(0);
  await expect(main.getByText(site['monitor.no_banners'])).toBeVisible();

  await main.getByRole('button', { name: 'Create Demo Incident' }).click();
  await expect(visitor.getByRole('region', { name: 'Site announcements' }).getByRole('article')).not.toHaveCount(0);
  await main.getByRole('button', { name: 'End Demo Incident' }).click();
  await expect(main.getByText(site['monitor.no_banners'])).toBeVisible();
  await expect(main.getByRole('button', { name: 'Create Demo Incident' })).toBeFocused();
  await stop.click();
  await expect(main.getByText('Stopped', { exact: true })).toBeVisible();
  statusPage.close();

  expect(scripts.filter((url) => /Bars-/.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(main.getByRole('figure', { name: overview['overview.registrations'] })).toBeVisible();
  await expect(main.locator('.recharts-surface').first()).toBeVisible();
  await expect(main.getByText('Live', { exact: true })).toBeVisible();

  const pages = main.locator('dl > div').filter({ hasText: overview['overview.pages'] }).locator('dd');
  const before = Number(await pages.textContent());
  const second = await visitor.context().newPage();
  await second.goto('/terms-of-service');
  await seeConnection(second, 'Connected live');
  await expect.poll(async () => Number(await pages.textContent())).toBeGreaterThan(before - 1);

  const figures = page.waitForResponse(/days=7/);
  await main.getByRole('radio', { name: '7 days' }).click();
  await expect(page).toHaveURL(/\?days=7$/);
  // The former figures are dimmed until the new ones are there.
  await figures;
  await expect(main.locator('[aria-busy]')).toHaveCount(0);
  await expect(main.locator('.OverviewTab-figures')).toHaveCSS('opacity', '1');
  await seeAccessible(page);
  await page.getByRole('button', { name: overview['overview.as_tables'] }).click();
  const table = main.getByRole('table', { name: overview['overview.registrations'] });
  await expect(table.getByRole('row')).toHaveCount(8);
  await seeAccessibleHere(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await seeNoSideScroll(page);
  await page.getByRole('button', { name: overview['overview.as_charts'] }).click();
  await seeNoSideScroll(page);
  await visitor.context().close();
});
