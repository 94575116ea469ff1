import type { TaskState } from '@beside/common/tasks/tasks.constants';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../database/clean-up.ts';
import { useReplies } from '../testing/use-replies.ts';
import { stateOf, watchSpending } from './model.spending.ts';
import { OLD_MODEL_SPEND } from './model.user-data.ts';

const { pool } = await useReplies();

describe('what the owner has to know of a day', () => {
  it.each<[number, TaskState | null]>([
    [49, null],
    [50, 'half'],
    [79, 'half'],
    [80, 'most'],
    [99, 'most'],
    [100, 'used_up'],
    // A request reserves more than is left: it is refused already.
    [79.95, 'most'],
    [99.96, 'used_up'],
  ])('%d %% of the cap: %s', (percent, state) => {
    expect(stateOf(percent * 100_000, [1000, 1000, 1000], 10_000_000)).toBe(state);
  });

  it.each<[string, number, number[], TaskState | null]>([
    ['three times what is usual', 900_000, [100_000, 300_000, 500_000], 'unusual'],
    ['less than that', 899_999, [100_000, 300_000, 500_000], null],
    ['little, though more than usual', 499_999, [1, 1, 1], null],
    ['much, on the first days', 9_000_000, [1, 1], null],
  ])('without a cap, %s', (_, tokens, before, state) => {
    expect(stateOf(tokens, before, null)).toBe(state);
  });
});

it('tells the owner of each share once, also where the day falls below it again', async () => {
  const told: string[] = [];
  let known: { state: TaskState } | null = null;
  const tasks = {
    open: async (_: unknown, { subject, state }: { subject: string; state: TaskState }) => {
      known = { state };
      told.push(`${subject} ${state}`);
    },
    find: async () => known,
  };
  const { look } = watchSpending({ pool, jobs: { cron: () => undefined }, tasks, cap: 10_000_000 });
  const { rows } = await pool.query<{ today: string }>(`select ((now() at time zone 'utc')::date)::text as today`);
  const today = rows[0]?.today;
  const spend = async (tokens: number): Promise<void> => {
    await pool.query(
      `insert into model_spend (person, day, tokens) values ('all', $1, $2) on conflict (person, day) do update set tokens = $2`,
      [today, tokens],
    );
    await look();
  };
  await look();
  for (const percent of [40, 50, 60, 81, 79, 82, 100, 99]) await spend(percent * 100_000);
  expect(told).toEqual([`${today} half`, `${today} most`, `${today} used_up`]);
});

it('tells of a share though the day was unusual before a cap was set', async () => {
  await pool.query('delete from model_spend');
  await pool.query(`insert into model_spend (person, day, tokens) values ('all', (now() at time zone 'utc')::date, 600000)`);
  const told: string[] = [];
  const tasks = {
    open: async (_: unknown, { state }: { state: TaskState }) => void told.push(state),
    find: async () => ({ state: 'unusual' as const }),
  };
  await watchSpending({ pool, jobs: { cron: () => undefined }, tasks, cap: 1_000_000 }).look();
  expect(told).toEqual(['half']);
});

it('keeps for a month what the whole installation has spent, and of everybody else two days', async () => {
  await pool.query('delete from model_spend');
  await pool.query(
    `insert into model_spend (person, day, tokens)
     select person, current_date - ago, 1 from unnest(array['all', 'ip:198.51.100.1']) person, unnest(array[0, 2, 3, 30, 31]) ago`,
  );
  await cleanUp(pool, OLD_MODEL_SPEND);
  const { rows } = await pool.query('select person, current_date - day as ago from model_spend order by person, ago');
  expect(rows.map(({ person, ago }) => `${person} ${ago}`)).toEqual([
    'all 0',
    'all 2',
    'all 3',
    'all 30',
    'ip:198.51.100.1 0',
    'ip:198.51.100.1 2',
  ]);
});
