import { watchSpending } from '../../model/model.spending.ts';
import { type FeatureDeps, feature } from '../feature.ts';
import { OwnerTasks1763876000000 } from './migrations/1763876000000-owner-tasks.ts';
import { TaskDetails1763879000000 } from './migrations/1763879000000-task-details.ts';
import { OwnerTask } from './tasks.entity.ts';
import { tasksRoutes } from './tasks.routes.ts';
import { tasksService } from './tasks.service.ts';
import { tasksUserData } from './tasks.user-data.ts';

/** What only a person can do: the owner's tasks. */
export const tasksFeature = feature({
  name: 'tasks',
  needs: { admin: true, account: true },
  entities: [OwnerTask],
  migrations: [OwnerTasks1763876000000, TaskDetails1763879000000],
  userData: () => [tasksUserData],
  service: tasksService,
  routes: tasksRoutes,
  jobs: (tasks, all: FeatureDeps) => watchSpending({ ...all, tasks, cap: all.config.modelDailyTokens }),
});
