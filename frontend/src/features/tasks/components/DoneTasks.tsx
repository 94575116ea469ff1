import type { TaskView } from '@beside/common/tasks/tasks.views';
import { type Column, DataTable } from '../../../components/table/DataTable.tsx';
import { t, useT } from '../../../lib/i18n/i18n.store.ts';
import { amountText, headingOf, momentText } from '../task-texts.ts';
import styles from './TasksTab.module.css';
import { TaskUser } from './TaskUser.tsx';

/** The tasks that were done last, or have settled by themselves. */
export function DoneTasks({ tasks }: { tasks: readonly TaskView[] }) {
  const t = useT();
  return (
    <section aria-labelledby="tasks-done">
      <div className={styles.about}>
        <h2 id="tasks-done">{t('tasks.done_title')}</h2>
      </div>
      <DataTable caption={t('tasks.done_title')} columns={columns()} rows={tasks} keyOf={({ id }) => id} />
    </section>
  );
}

function columns(): Column<TaskView>[] {
  return [
    {
      ...{ name: 'what', label: t('tasks.col_what'), kind: 'head' },
      render: (task) => (
        <>
          {headingOf(task)}
          <small>
            <code>{task.subject}</code>
          </small>
        </>
      ),
    },
    { name: 'user', label: t('tasks.user'), kind: 'plain', render: (task) => <TaskUser task={task} /> },
    { name: 'amount', label: t('tasks.amount'), kind: 'corner', end: true, render: (task) => amountText(task) ?? '–' },
    {
      ...{ name: 'done', label: t('tasks.done'), kind: 'fact' },
      render: ({ doneAt, isSettled }) => (
        <>
          {doneAt !== null && <time dateTime={doneAt}>{momentText(doneAt)}</time>}
          {isSettled && <small>{t('tasks.settled')}</small>}
        </>
      ),
    },
  ];
}
