import type { StatisticsAnswer } from '@beside/common/admin/admin.views';
import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '../../../../components/Icon.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { errorText } from '../../../../lib/error-text.ts';
import { useT } from '../../../../lib/i18n/i18n.store.ts';
import { fetchStatistics } from '../../overview/overview.api.ts';
import { periodOf } from '../../overview/overview-days.ts';
import { ConnectedNow } from './ConnectedNow.tsx';
import { DailyFigures } from './charts/DailyFigures.tsx';
import { IncomeFigure } from './charts/IncomeFigure.tsx';
import { preloadBars } from './charts/LazyBars.tsx';
import { PlanFigure } from './charts/PlanFigure.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import styles from './OverviewTab.module.css';
import { PeriodChips } from './PeriodChips.tsx';

/** The panel's first tab: the site in numbers, never in anybody's words. */
export function OverviewTab() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const period = periodOf(params.get('days'));
  const [asTables, setAsTables] = useState(false);
  useEffect(preloadBars, []);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['admin', 'statistics', period],
    queryFn: ({ signal }) => fetchStatistics(period, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  if (error && !data)
    return (
      <ErrorState
        inside
        title={t('overview.load_failed')}
        text={errorText(error, t('overview.load_failed_text'))}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className={styles.overview}>
      <div className={styles.bar}>
        <PeriodChips value={period} onChange={(days) => setParams({ days: String(days) }, { replace: true })} />
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={asTables ? IconChartBar : IconTable} size={16} />}
          onClick={() => setAsTables(!asTables)}
        >
          {t(asTables ? 'overview.as_charts' : 'overview.as_tables')}
        </Button>
      </div>
      {data ? <Figures data={data} asTables={asTables} old={isPlaceholderData} /> : <OverviewSkeleton />}
    </div>
  );
}

interface FiguresProps {
  data: StatisticsAnswer;
  asTables: boolean;
  /** They are of the former period. */
  old: boolean;
}

function Figures({ data, asTables, old }: FiguresProps) {
  const t = useT();
  return (
    <div className={styles.figures} data-old={old || undefined} aria-busy={old || undefined}>
      <div className={styles.top}>
        <ConnectedNow first={data.connected} />
        <PlanFigure users={data.users} />
      </div>
      <DailyFigures days={data.days} asTables={asTables} />
      <IncomeFigure income={data.income} asTables={asTables} />
      <p className="fine">{t('overview.note')}</p>
    </div>
  );
}
