import type { DayCounts } from '@beside/common/admin/admin.views';
import { useId } from 'react';
import { useT } from '../../../../../lib/i18n/i18n.store.ts';
import { bucketsOf, longDay, numberText, shortDay, totalOf } from '../../../overview/overview-days.ts';
import styles from '../OverviewTab.module.css';
import { ChartFigure } from './ChartFigure.tsx';
import figure from './Figure.module.css';
import { LazyBars } from './LazyBars.tsx';

const ENDS = ['repliesDone', 'repliesFailed', 'repliesStopped'] as const;

/** How replies ended. Each end has a pattern of its own, since colour alone tells nobody. */
export function RepliesFigure({ days, asTable }: { days: readonly DayCounts[]; asTable: boolean }) {
  const t = useT();
  const id = useId();
  const { buckets, weekly } = bucketsOf(days);
  const total = ENDS.reduce((sum, end) => sum + totalOf(days, end), 0);
  const fill = { repliesDone: 'var(--stem)', repliesFailed: `url(#${id}-failed)`, repliesStopped: `url(#${id}-stopped)` };
  return (
    <div className={styles.wide}>
      <ChartFigure
        title={t('overview.replies')}
        total={t('overview.total', { total })}
        asTable={asTable}
        empty={total === 0}
        table={{
          columns: [t(weekly ? 'overview.week' : 'overview.day'), ...ENDS.map((end) => t(`overview.${end}`))],
          rows: buckets.map((each) => [longDay(each.day, weekly), ...ENDS.map((end) => numberText(each[end]))]),
        }}
      >
        <LazyBars
          data={buckets}
          dataKey="day"
          series={ENDS.map((end) => ({ name: end, label: t(`overview.${end}`), color: fill[end] }))}
          tick={shortDay}
          value={numberText}
        />
      </ChartFigure>
      {/* The patterns are here rather than in the chart, since the legend uses them, too. */}
      <ul className={figure.legend}>
        {ENDS.map((end, index) => (
          <li key={end}>
            <svg width="18" height="12" aria-hidden="true">
              {index === 0 && <Patterns id={id} />}
              <rect width="18" height="12" fill={fill[end]} />
            </svg>
            <span>
              {t(`overview.${end}`)}: <span className="num">{numberText(totalOf(days, end))}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-failed`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--danger-tint)" />
        <rect width="3" height="6" fill="var(--danger)" />
      </pattern>
      <pattern id={`${id}-stopped`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--sunken)" />
        <circle cx="3" cy="3" r="1.6" fill="var(--muted)" />
      </pattern>
    </defs>
  );
}
