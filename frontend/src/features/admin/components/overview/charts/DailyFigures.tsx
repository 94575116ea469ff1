import type { DayCounts } from '@beside/common/admin/admin.views';
import { useT } from '../../../../../lib/i18n/i18n.store.ts';
import { bucketsOf, type Count, longDay, numberText, shortDay, totalOf } from '../../../overview/overview-days.ts';
import styles from '../OverviewTab.module.css';
import { ChartFigure } from './ChartFigure.tsx';
import { LazyBars } from './LazyBars.tsx';
import { RepliesFigure } from './RepliesFigure.tsx';

const COUNTS = ['registrations', 'adviceSessions', 'chatQuestions', 'couplesSessions'] as const satisfies readonly Count[];

/** What happened by day: a small chart for each, so that none needs a colour of its own. */
export function DailyFigures({ days, asTables }: { days: readonly DayCounts[]; asTables: boolean }) {
  const t = useT();
  const { buckets, weekly } = bucketsOf(days);
  return (
    <div className={styles.daily}>
      {COUNTS.map((count) => {
        const total = totalOf(days, count);
        return (
          <ChartFigure
            key={count}
            title={t(`overview.${count}`)}
            total={t('overview.total', { total })}
            asTable={asTables}
            empty={total === 0}
            table={{
              columns: [t(weekly ? 'overview.week' : 'overview.day'), t(`overview.${count}`)],
              rows: buckets.map((each) => [longDay(each.day, weekly), numberText(each[count])]),
            }}
          >
            <LazyBars
              data={buckets}
              dataKey="day"
              series={[{ name: count, label: t(`overview.${count}`), color: 'var(--stem)' }]}
              tick={shortDay}
              value={numberText}
            />
          </ChartFigure>
        );
      })}
      <RepliesFigure days={days} asTable={asTables} />
    </div>
  );
}
