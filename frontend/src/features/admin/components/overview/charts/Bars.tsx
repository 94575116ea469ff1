import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import type { ReactNode } from 'react';

export interface BarSeries {
  name: string;
  label: string;
  /** A role, or a pattern that the children define. */
  color: string;
}

interface Props {
  data: Record<string, string | number>[];
  /** The key of what stands below each bar. */
  dataKey: string;
  series: BarSeries[];
  tick: (value: string) => string;
  value: (value: number) => string;
  /** The same, as an axis has room for it. */
  axis?: (value: number) => string;
  children?: ReactNode;
}

/** Bars above each other, in the house's colours. This module holds the chart library: only the overview loads it. */
export function Bars({ data, dataKey, series, tick, value, axis = value, children }: Props) {
  return (
    <BarChart
      h={200}
      data={data}
      dataKey={dataKey}
      series={series}
      type="stacked"
      valueFormatter={value}
      gridAxis="x"
      tickLine="none"
      strokeDasharray="0"
      maxBarWidth={36}
      cursorFill="var(--sunken)"
      // Screen readers and keyboards have the table.
      barChartProps={{ accessibilityLayer: false, barCategoryGap: '18%', margin: { top: 6, right: 4, bottom: 0, left: 8 } }}
      barProps={{ isAnimationActive: false }}
      tooltipAnimationDuration={0}
      xAxisProps={{ tickFormatter: tick, minTickGap: 24, interval: 'equidistantPreserveStart' }}
      yAxisProps={{ width: 'auto', allowDecimals: false, tickFormatter: axis }}
      tooltipProps={{ labelFormatter: (label) => (typeof label === 'string' ? tick(label) : '') }}
    >
      {children}
    </BarChart>
  );
}
