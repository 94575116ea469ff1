import { TasksAnswer, TasksChangedAnswer } from '@beside/common/tasks/tasks.views';
import type { Router } from 'express';
import { READ } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { notFound } from '../../lib/app-error.ts';
import { TASKS_WRITE } from './tasks.limits.ts';
import type { TasksService } from './tasks.service.ts';

/** The owner's tasks. Marking one done changes nothing outside the list, so it takes no admin password; the audit log has it. */
export function tasksRoutes(tasks: TasksService, context: RouteContext): Router {
  const calls = context.routes('/api/admin/tasks');

  calls.get(
    '',
    {
      ...{ guard: 'owner', scope: 'admin:read', limit: READ, answers: TasksAnswer },
      about: 'What only a person can do, such as a refund that was refused',
    },
    () => tasks.list(),
  );

  calls.post(
    '/:id/done',
    {
      ...{ guard: 'owner', scope: 'admin:write', limit: TASKS_WRITE, answers: TasksChangedAnswer, fails: ['not_found'] },
      about: 'Marks a task done',
    },
    async ({ actor, request }) => ({ message: 'Task done', ...(await tasks.done(actor, idOf(request.params.id))) }),
  );

  return calls.router;
}

/** @throws AppError 404 for what cannot be a task's id */
function idOf(value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) throw notFound();
  return value;
}
