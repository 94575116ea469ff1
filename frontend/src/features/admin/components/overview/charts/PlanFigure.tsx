import type { StatisticsAnswer } from '@beside/common/admin/admin.views';
import { PLAN_IDS } from '@beside/common/usage/usage.constants';
import { useT } from '../../../../../lib/i18n/i18n.store.ts';
import { numberText } from '../../../overview/overview-days.ts';
import figure from './Figure.module.css';
import styles from './PlanFigure.module.css';

/** The users by plan, as a list whose lines are bars. */
export function PlanFigure({ users: { total, byPlan } }: { users: StatisticsAnswer['users'] }) {
  const t = useT();
  return (
    <section className={figure.figure} aria-labelledby="overview-users">
      <div className={figure.head}>
        <h2 id="overview-users">{t('overview.users')}</h2>
        <span className={`num ${figure.total}`}>{t('overview.total', { total })}</span>
      </div>
      <dl className={styles.plans}>
        {PLAN_IDS.map((plan) => {
          const count = byPlan[plan] ?? 0;
          return (
            <div key={plan}>
              <dt>{t(`plan.${plan}`)}</dt>
              <dd>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }} />
                </span>
                <span className={`num ${styles.count}`}>{numberText(count)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
