import type { TasksAnswer } from '@beside/common/tasks/tasks.views';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { takeAnswer } from '../../lib/take-answer.ts';
import { fetchTasks } from './tasks.api.ts';

/** `admin:changed` refreshes everything under `admin`. */
const key = ['admin', 'tasks'];

const options = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => fetchTasks(signal),
  refetchOnMount: 'always',
  networkMode: 'always',
});

/** The owner's tasks: open ones, the oldest first, then those that were done last. */
export const useTasks = () => useQuery(options);

/** How many tasks are open; 0 while that is unknown. Only an owner may ask. */
export function useOpenCount(isOwner: boolean): number {
  const { data } = useQuery({ ...options, enabled: isOwner, select: ({ openCount }) => openCount });
  return isOwner ? (data ?? 0) : 0;
}

/** Shows the tasks that a change has left. */
export const setTasks = (answer: TasksAnswer): Promise<void> => takeAnswer<TasksAnswer>(key, answer);
