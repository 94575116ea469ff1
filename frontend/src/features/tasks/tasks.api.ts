import { TasksAnswer, TasksChangedAnswer } from '@beside/common/tasks/tasks.views';
import { api } from '../../lib/api.ts';
import { parseAs } from '../../lib/parse.ts';

const PATH = '/api/admin/tasks';

/** `GET /api/admin/tasks`. Throws ApiError. */
export async function fetchTasks(signal: AbortSignal): Promise<TasksAnswer> {
  return parseAs(TasksAnswer, await api(PATH, { signal }));
}

/** `POST /api/admin/tasks/:id/done`: the tasks afterwards. Throws ApiError. */
export async function postTaskDone(id: string): Promise<TasksAnswer> {
  const reply = await api(`${PATH}/${encodeURIComponent(id)}/done`, { method: 'POST', body: {} });
  const { tasks, openCount } = parseAs(TasksChangedAnswer, reply);
  return { tasks, openCount };
}
