import type { ReactNode } from 'react';
import { Skeleton } from '../page/Skeleton.tsx';
import styles from './DataTable.module.css';

export interface Column<T> {
  name: string;
  label: string;
  render: (row: T) => ReactNode;
  /** Where it stands in a card; `fact` has its label before it. The first column heads its row. */
  kind: 'head' | 'plain' | 'corner' | 'fact' | 'wide' | 'actions';
  /** The label in a card, where it is a shorter one. */
  short?: string;
  /** Figures stand at the end of their column. */
  end?: boolean;
  muted?: boolean;
}

interface Props<T> {
  caption: string;
  columns: readonly Column<T>[];
  /** Undefined while they are loaded for the first time. */
  rows: readonly T[] | undefined;
  keyOf: (row: T) => string;
  /** The rows belong to the former page or search. */
  old?: boolean;
  /** More than five columns: cards up to 1079 pixels rather than 767. */
  many?: boolean;
}

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** A table that becomes cards on narrow windows. While its rows load it has their size. */
export function DataTable<T>({ caption, columns, rows, keyOf, old, many }: Props<T>) {
  return (
    <div className={styles.box} data-many={many || undefined}>
      <table className={styles.table} aria-busy={old || !rows || undefined} data-old={old || undefined}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, label, kind, end }) => (
              <th key={name} scope="col" data-end={end || undefined}>
                {kind === 'actions' ? <span className="vh">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => <Row key={keyOf(row)} row={row} name={keyOf(row)} columns={columns} />)
            : WAITING.map((name) => <WaitingRow key={name} columns={columns} />)}
        </tbody>
      </table>
    </div>
  );
}

function Row<T>({ row, name, columns }: { row: T; name: string; columns: readonly Column<T>[] }) {
  return (
    <tr data-row={name}>
      {columns.map((column) => (
        <Cell key={column.name} column={column}>
          {column.render(row)}
        </Cell>
      ))}
    </tr>
  );
}

function WaitingRow<T>({ columns }: { columns: readonly Column<T>[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without a control cannot take the focus
    <tr aria-hidden="true">
      {columns.map((column) => (
        <Cell key={column.name} column={column}>
          {column.kind === 'actions' ? (
            <span className={styles.space} />
          ) : (
            <Skeleton width={column.kind === 'corner' ? '4em' : '70%'} />
          )}
        </Cell>
      ))}
    </tr>
  );
}

function Cell<T>({ column: { kind, label, short, end, muted }, children }: { column: Column<T>; children: ReactNode }) {
  if (kind === 'head') return <th scope="row">{children}</th>;
  return (
    <td
      data-kind={kind}
      data-label={kind === 'fact' ? (short ?? label) : undefined}
      data-end={end || undefined}
      data-muted={muted || undefined}
    >
      {children}
    </td>
  );
}
