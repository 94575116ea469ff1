import { Skeleton } from '../../../components/page/Skeleton.tsx';
import { useT } from '../../../lib/i18n/i18n.store.ts';
import item from './TaskItem.module.css';
import styles from './TasksTab.module.css';

const ITEMS = ['first', 'second'];
const FACTS = ['amount', 'user', 'opened', 'due', 'subject'];

/** Two tasks in their final size, while the list loads. */
export function TaskSkeletons() {
  const t = useT();
  return (
    <div role="status">
      <div className={styles.about}>
        <h2>{t('tasks.title')}</h2>
        <p>{t('tasks.about')}</p>
      </div>
      <span className="vh">{t('shell.loading')}</span>
      <ul className={styles.list} aria-hidden="true">
        {ITEMS.map((name) => (
          <li key={name}>
            <div className={item.item}>
              <div className={item.words}>
                <Skeleton width="50%" />
                <div>
                  <Skeleton />
                  <Skeleton width="70%" />
                </div>
              </div>
              <div className={item.facts}>
                {FACTS.map((fact) => (
                  <Skeleton key={fact} width="70%" />
                ))}
              </div>
              <span className={styles.space} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
