import type { TaskView } from '@beside/common/tasks/tasks.views';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../components/cards/use-focus-after-removal.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { TaskItem } from './TaskItem.tsx';
import styles from './TasksTab.module.css';

interface Props {
  tasks: readonly TaskView[];
  /** How many are open; the answer holds the oldest of them. */
  count: number;
}

/** The open tasks. When the focused one is done, its neighbour takes the focus. */
export function OpenTasks({ tasks, count }: Props) {
  const t = useT();
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const handlers = useFocusAfterRemoval(
    list,
    tasks.map(({ id }) => id),
  );
  return (
    <section aria-labelledby="tasks-open">
      <div className={styles.about}>
        <h2 id="tasks-open">{t('tasks.count', { count })}</h2>
        <p>{t('tasks.about')}</p>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers need the role to announce a list */}
      <ul ref={list} className={styles.list} role="list" aria-labelledby="tasks-open" {...handlers}>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskItem task={task} now={now} />
          </li>
        ))}
      </ul>
      {count > tasks.length && <p className={styles.note}>{t('tasks.oldest', { shown: tasks.length, number: count })}</p>}
    </section>
  );
}
