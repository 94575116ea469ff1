import { type ReactNode, useId } from 'react';
import { useT } from '../../../../../lib/i18n/i18n.store.ts';
import styles from './Figure.module.css';

interface TableOf {
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly [string, ...string[]])[];
}

interface Props {
  title: string;
  /** The figure in one number, beside its title. */
  total?: ReactNode;
  table: TableOf;
  asTable: boolean;
  /** There is nothing to draw. */
  empty: boolean;
  className?: string;
  /** The chart, which screen readers skip: the table says the same. */
  children: ReactNode;
}

/** A chart with its caption and its table: shown in the chart's place, or to screen readers alone. */
export function ChartFigure({ title, total, table, asTable, empty, className, children }: Props) {
  const t = useT();
  const id = useId();
  return (
    <figure className={`${styles.figure} ${className ?? ''}`} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <h2 id={id}>{title}</h2>
        {total && <span className={`num ${styles.total}`}>{total}</span>}
      </figcaption>
      {!asTable && (
        <div className={styles.chart} aria-hidden={empty ? undefined : true}>
          {empty ? <p className={styles.none}>{t('overview.none')}</p> : children}
        </div>
      )}
      {/* What scrolls must be reachable by keyboard. */}
      <div className={asTable ? styles.scroll : 'vh'} {...(asTable ? { tabIndex: 0, role: 'group', 'aria-labelledby': id } : {})}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={table.columns[index + 1]} className="num">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
