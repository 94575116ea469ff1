import type { StatisticsAnswer } from '@beside/common/admin/admin.views';
import { useT } from '../../../../../lib/i18n/i18n.store.ts';
import { moneyText } from '../../../../../lib/money-text.ts';
import { monthText } from '../../../overview/overview-days.ts';
import { ChartFigure } from './ChartFigure.tsx';
import figure from './Figure.module.css';
import { LazyBars } from './LazyBars.tsx';

const euros = (cents: number) => moneyText(cents, 'EUR');
const wholeEuros = (cents: number) => moneyText(cents, 'EUR', 0);

/** Income by month. */
export function IncomeFigure({ income, asTables }: { income: StatisticsAnswer['income']; asTables: boolean }) {
  const t = useT();
  const title = t('overview.income');
  if (income === null)
    return (
      <section className={figure.figure} aria-labelledby="overview-income">
        <h2 id="overview-income">{title}</h2>
        <p className={figure.total}>{t('overview.no_payments')}</p>
      </section>
    );
  const total = income.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <ChartFigure
      title={title}
      total={t('overview.income_total', { total: euros(total) })}
      asTable={asTables}
      empty={income.every(({ cents }) => cents === 0)}
      table={{
        columns: [t('overview.month'), title],
        rows: income.map(({ month, cents }) => [monthText(month, true), euros(cents)]),
      }}
    >
      <LazyBars
        data={income}
        dataKey="month"
        series={[{ name: 'cents', label: title, color: 'var(--stem)' }]}
        tick={(month) => monthText(month, false)}
        value={euros}
        axis={wholeEuros}
      />
    </ChartFigure>
  );
}
