import { limitOf } from '../../http/rate-limits.ts';

export const TASKS_WRITE = limitOf('tasksWrite', 60, 60);
