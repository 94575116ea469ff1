import type { TaskView } from '@beside/common/tasks/tasks.views';
import tasks from '../src/locales/tasks/de.ts';
import { seeAccessible } from './steps/axe.ts';
import { seeNoSideScroll } from './steps/layout.ts';
import { beOwner } from './steps/owner.ts';
import { expect, test } from './steps/test.ts';

// German has the longest words.
test.use({ locale: 'de' });

const REFUND: TaskView = {
  ...{ id: crypto.randomUUID(), kind: 'refund', state: 'refused', subject: `re_${'3QxYz'.repeat(9)}`, cents: 123_456 },
  ...{ dueAt: '2026-01-01T12:00:00.000Z', createdAt: '2025-12-20T09:30:00.000Z', doneAt: null, isSettled: false, details: {} },
  user: { id: crypto.randomUUID(), name: 'Donaudampfschifffahrt'.repeat(3), email: `${'a'.repeat(60)}@example.com` },
};
const ERASURE: TaskView = { ...REFUND, id: crypto.randomUUID(), kind: 'erasure', state: 'lost', cents: null, user: null };
const DONE: TaskView = { ...REFUND, id: crypto.randomUUID(), doneAt: '2026-01-02T12:00:00.000Z', isSettled: true };

test('axe finds nothing among the tasks in either theme, and nothing sticks out on a phone', async ({ page }) => {
  await beOwner(page);
  await page.goto('/admin/tasks');
  await expect(page.getByRole('heading', { name: tasks['tasks.none'] })).toBeVisible();
  await seeAccessible(page);
  await page.route('**/api/admin/tasks', (route) =>
    route.fulfill({ json: { success: true, tasks: [REFUND, ERASURE, DONE], openCount: 12 } }),
  );
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('region', { name: tasks['tasks.done_title'] })).toBeVisible();
  await seeAccessible(page);
  for (const width of [320, 360, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await seeNoSideScroll(page);
  }
});
