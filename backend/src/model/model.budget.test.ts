import { expect, it } from 'vitest';
import { useApp } from '../testing/use-app.ts';
import { createBudget } from './model.budget.ts';

const { app } = await useApp();

it('reserves no more than the cap for any number of requests, and takes back what was not needed', async () => {
  const budget = createBudget(app.db.pool);
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => budget.reserve('ip:198.51.100.1', 10_000)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  await expect(budget.reserve('ip:198.51.100.1', 1)).rejects.toMatchObject({ code: 'budget_reached', status: 429 });
  await budget.settle('ip:198.51.100.1', -10_000);
  await expect(budget.reserve('ip:198.51.100.1', 10_000)).resolves.toBeUndefined();
  await expect(budget.reserve('ip:198.51.100.2', 10_000)).resolves.toBeUndefined();
});
