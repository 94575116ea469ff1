import { ask, openHome, readAdvice, seeAdvice } from './steps/ask.ts';
import { expect, test } from './steps/test.ts';

const HTML = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><b onclick="window.hacked=1">bold</b>`;

test('what someone writes is shown as text, wherever it appears', async ({ page }) => {
  await openHome(page);
  const text = `${HTML} My manager says that I should just work faster.`;
  await ask(page, text);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await seeAdvice(page);
  await page.getByRole('button', { name: 'Show your question' }).click();
  await expect(page.locator('#question')).toContainText(text);
  expect(await readAdvice(page)).toContain('<');
  await expect(page.locator('main img, main script, main b[onclick]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('what the model wrote is shown as text', async ({ page }) => {
  const advice = { understanding: HTML, recommendations: [HTML, 'Two.', 'Three.'], example: HTML, encouragement: HTML };
  await page.addInitScript(
    (session) => localStorage.setItem('viewingAdvice', session),
    JSON.stringify({
      id: '00000000-0000-4000-8000-000000000001',
      userId: null,
      description: HTML,
      category: 'work',
      adviceStyle: 'practical',
      language: 'en',
      advice: JSON.stringify(advice),
      createdAt: new Date().toISOString(),
    }),
  );
  await page.goto('/');
  await seeAdvice(page);
  await expect(page.getByRole('heading', { name: 'Moving Forward' })).toBeVisible();
  await expect(page.locator('main img, main script, main b[onclick]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
