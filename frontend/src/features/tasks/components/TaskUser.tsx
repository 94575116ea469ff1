import type { TaskView } from '@beside/common/tasks/tasks.views';
import { Link } from 'react-router';
import { Email } from '../../../components/Email.tsx';
import { isAboutUser, noUserText } from '../task-texts.ts';

/** Whom a task is about, with a link to their row in the users tab. */
export function TaskUser({ task }: { task: TaskView }) {
  const { user } = task;
  if (!isAboutUser(task)) return '–';
  if (!user) return noUserText(task);
  const to = `/admin/users?${new URLSearchParams({ q: user.email })}`;
  return (
    <>
      <Link to={to}>{user.name || <Email of={user.email} />}</Link>
      {user.name && (
        <small>
          <Email of={user.email} />
        </small>
      )}
    </>
  );
}
