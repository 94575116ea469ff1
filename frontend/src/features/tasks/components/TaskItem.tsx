import type { TaskView } from '@beside/common/tasks/tasks.views';
import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { CopyValue } from '../../../components/CopyValue.tsx';
import { Badge } from '../../../components/kit/Badge.tsx';
import { useAlerts } from '../../../hooks/use-alerts.ts';
import { adminFault } from '../../../lib/admin-fault.ts';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import { listText } from '../../../lib/list-text.ts';
import { toast } from '../../../lib/toast.store.ts';
import {
  amountText,
  headingOf,
  isAboutUser,
  isOverdue,
  momentText,
  proofOf,
  refundedText,
  subjectLabel,
  todoOf,
} from '../task-texts.ts';
import { postTaskDone } from '../tasks.api.ts';
import { setTasks } from '../use-tasks.ts';
import styles from './TaskItem.module.css';
import { TaskUser } from './TaskUser.tsx';

/** An open task: what has happened, what to do, and the facts that this takes. */
export function TaskItem({ task, now }: { task: TaskView; now: Date }) {
  const t = useT();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const alerts = useAlerts();
  const { subject } = task;
  const proof = proofOf(task);

  async function markDone() {
    alerts.clear();
    setBusy(true);
    try {
      await setTasks(await postTaskDone(task.id));
      toast('done', t('tasks.marked'), headingOf(task));
    } catch (error) {
      alerts.show(t('tasks.mark_failed'), adminFault(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <article className={styles.item} data-card={task.id} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={id}>{headingOf(task)}</h3>
          {isOverdue(task, now) && (
            <Badge tone="warn" icon={IconClock}>
              {t('tasks.overdue')}
            </Badge>
          )}
        </div>
        <p>{todoOf(task, now)}</p>
        {proof !== null && <p>{proof}</p>}
      </div>
      <TaskFacts task={task} />
      <Button
        className={styles.mark}
        variant="default"
        size="sm"
        aria-disabled={busy || undefined}
        onClick={() => !busy && void markDone()}
      >
        {t(busy ? 'tasks.marking' : 'tasks.mark')}
        <span className="vh">{t('tasks.mark_of', { subject })}</span>
      </Button>
    </article>
  );
}

function TaskFacts({ task }: { task: TaskView }) {
  const t = useT();
  const { subject, createdAt, dueAt, details } = task;
  const amount = amountText(task);
  const refunded = refundedText(task);
  return (
    <dl className={styles.facts}>
      {amount !== null && fact(t('tasks.amount'), <strong>{amount}</strong>)}
      {refunded !== null && fact(t('tasks.refunded'), refunded)}
      {isAboutUser(task) && fact(t('tasks.user'), <TaskUser task={task} />)}
      {fact(t('tasks.opened'), <time dateTime={createdAt}>{momentText(createdAt)}</time>)}
      {dueAt !== null && fact(t('tasks.due'), <time dateTime={dueAt}>{momentText(dueAt)}</time>)}
      {fact(
        subjectLabel(task),
        <CopyValue small value={subject} texts={{ copy: t('tasks.copy', { subject }), failed: t('tasks.copy_failed') }} />,
      )}
      {details.later && fact(t('tasks.later'), listText(details.later))}
      {details.contract !== undefined &&
        fact(
          t('tasks.contract'),
          <CopyValue
            small
            value={details.contract}
            texts={{ copy: t('tasks.copy', { subject: details.contract }), failed: t('tasks.copy_failed') }}
          />,
        )}
    </dl>
  );
}

function fact(term: string, value: React.ReactNode) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
