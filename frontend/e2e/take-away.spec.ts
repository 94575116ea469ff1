import { readFile } from 'node:fs/promises';
import { ask, openHome, seeAdvice } from './steps/ask.ts';
import { situation } from './steps/situation.ts';
import { expect, test } from './steps/test.ts';
import { seeToast } from './steps/toast.ts';

const DOWNLOAD = /\/api\/advice\/[\da-f-]{36}\/download\?language=en$/;

test('an advice is downloaded under a name that says nothing of its subject', async ({ page }) => {
  await page.route(DOWNLOAD, (route) => route.fulfill({ contentType: 'text/markdown', body: '# Advice\n' }));
  await openHome(page);
  await ask(page, situation().text);
  await seeAdvice(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^beside-\d{4}-\d\d-\d\d\.md$/);
  expect(await readFile(await file.path(), 'utf8')).toBe('# Advice\n');
});

test.describe('a download that fails', () => {
  test.use({ allowed: /503|ERR_FAILED/ });

  test('is told, with what to do', async ({ page }) => {
    await openHome(page);
    await ask(page, situation().text);
    await seeAdvice(page);
    await page.route(DOWNLOAD, (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Not now' } }),
    );
    await page.getByRole('button', { name: 'Download' }).click();
    await seeToast(page, 'Download Failed', 'This is not available just now.');
    await page.unroute(DOWNLOAD);
    await page.route(DOWNLOAD, (route) => route.abort());
    await page.getByRole('button', { name: 'Download' }).click();
    await seeToast(page, 'Download Failed', 'Network error');
  });
});

test('sharing uses the browser’s own means where it has them, and closing them is no failure', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = (data: ShareData) => {
      shared.push(data);
      return shared.length > 1 ? Promise.reject(new DOMException('closed', 'AbortError')) : Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.assign(window, { shared });
  });
  await openHome(page);
  const { text } = situation();
  await ask(page, text);
  await seeAdvice(page);
  const share = page.getByRole('button', { name: 'Share Advice' });
  await share.click();
  const [data] = await page.evaluate(() => Reflect.get(window, 'shared'));
  expect(data.title).toBe('Advice from Beside');
  expect(data.text).toContain('Recommended Next Steps\n\n1. ');
  expect(data.text).not.toContain(text);
  expect(data).not.toHaveProperty('url');
  await share.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared').length)).toBe(2);
  await expect(page.locator('[data-kind="error"]')).toHaveCount(0);
});
