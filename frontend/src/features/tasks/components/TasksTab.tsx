import type { TasksAnswer } from '@beside/common/tasks/tasks.views';
import { EmptyState } from '../../../components/cards/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { adminFault } from '../../../lib/admin-fault.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { useTasks } from '../use-tasks.ts';
import { DoneTasks } from './DoneTasks.tsx';
import { OpenTasks } from './OpenTasks.tsx';
import { TaskSkeletons } from './TaskSkeletons.tsx';
import styles from './TasksTab.module.css';

/** What only a person can do, such as a refund that was refused, and what was done of it lately. For the owner. */
export function TasksTab() {
  const t = useT();
  const { data, error, refetch } = useTasks();
  if (!data && error)
    return (
      <ErrorState
        inside
        title={t('tasks.failed')}
        text={adminFault(error, t('tasks.failed_text'))}
        onRetry={() => void refetch()}
      />
    );
  return data ? <Tasks answer={data} /> : <TaskSkeletons />;
}

function Tasks({ answer: { tasks, openCount } }: { answer: TasksAnswer }) {
  const t = useT();
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const done = tasks.filter(({ doneAt }) => doneAt !== null);
  return (
    <div className={styles.parts}>
      {open.length > 0 ? (
        <OpenTasks tasks={open} count={openCount} />
      ) : (
        <EmptyState title={t('tasks.none')} text={t('tasks.none_text')}>
          {null}
        </EmptyState>
      )}
      {done.length > 0 && <DoneTasks tasks={done} />}
    </div>
  );
}
