import { Skeleton } from '@gallery/ui';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import type { ListState } from './list-state';
import { LoadError } from '../feedback/load-error';

/** One column of a table. */
export interface Column<Row> {
  key: string;
  /** The word above it; empty for a picture. */
  head: string;
  render: (row: Row) => ReactNode;
  /**
   * What becomes of it where there is little room. Below 1024 px `other` goes. On phones rows stack: `first` with
   * `second` beneath it at the left, `sum` with `state` beneath it at the right, `actions` across the foot.
   */
  priority: 'first' | 'second' | 'sum' | 'state' | 'actions' | 'other';
  /** Figures stand at the right, words at the left. */
  isFigure?: boolean;
  /** Short words that are read at a glance, such as times and names of people: never broken where there is room. */
  isOneLine?: boolean;
  /** Any CSS width, for columns that would take too much or too little. */
  width?: string;
}

export interface DataTableProps<Row> {
  /** What the table lists, for assistive technology: `Orders`. */
  label: string;
  columns: readonly Column<Row>[];
  list: ListState<Row>;
  keyOf: (row: Row) => string;
  /** While nothing is there yet: `Loading inventory...`. */
  loading?: string;
  /** In place of the rows when there are none: one `EmptyState`. */
  empty: ReactNode;
  /** What is said when the list could not be read. */
  failed?: string;
  /** Key of the row that is marked, because its detail stands beside the table. */
  selected?: string | null;
  /** What opens beneath a row; nothing for the rows that are closed. The word that opens it is in one of the cells. */
  renderDetail?: (row: Row) => ReactNode;
}

/** Dense rows between hairlines. On narrow screens columns go by their priority, on phones rows stack. */
export function DataTable<Row>({
  label,
  columns,
  list,
  keyOf,
  loading = 'Loading...',
  empty,
  failed = 'The list could not be read.',
  selected = null,
  renderDetail,
}: DataTableProps<Row>) {
  const { rows } = list;
  if (rows?.length === 0 && !list.isError) return empty;
  return (
    <>
      <DataTableState list={list} loading={loading} failed={failed} />
      {(rows === undefined ? !list.isError : rows.length > 0) && (
        <table className={styles.table} aria-label={label} aria-busy={list.isFetching}>
          <DataTableHead columns={columns} />
          <tbody>
            {rows === undefined ? (
              <LoadingRows columns={columns} />
            ) : (
              rows.map((row) => (
                <BodyRow
                  key={keyOf(row)}
                  row={row}
                  columns={columns}
                  isSelected={keyOf(row) === selected}
                  detail={renderDetail?.(row)}
                />
              ))
            )}
          </tbody>
        </table>
      )}
    </>
  );
}

interface BodyRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isSelected: boolean;
  detail: ReactNode;
}

function BodyRow<Row>({ row, columns, isSelected, detail }: BodyRowProps<Row>) {
  const isOpen = detail !== undefined && detail !== null && detail !== false;
  return (
    <>
      <tr className={styles.row} aria-current={isSelected || undefined} data-open={isOpen || undefined}>
        {columns.map(({ key, render, priority, isFigure, isOneLine }) => (
          <td
            key={key}
            className={styles.cell}
            data-priority={priority}
            data-figure={isFigure || undefined}
            data-one-line={isOneLine || undefined}
          >
            {render(row)}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr className={styles.detailRow}>
          <td className={styles.detail} colSpan={columns.length}>
            {detail}
          </td>
        </tr>
      )}
    </>
  );
}

/** Rows on their way: sunk bars, silent, for the state above the table is what is read out. */
const SKELETON_WIDTHS = ['70%', '45%', '60%', '50%', '65%'];

function LoadingRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return SKELETON_WIDTHS.map((width) => (
    <tr key={width} className={styles.row} aria-hidden="true">
      {columns.map(({ key, priority }) => (
        <td key={key} className={styles.cell} data-priority={priority}>
          <Skeleton width={width} />
        </td>
      ))}
    </tr>
  ));
}

/** The words above the columns. */
function DataTableHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <thead>
      <tr className={styles.headRow}>
        {columns.map(({ key, head, priority, isFigure, width }) => (
          <th
            key={key}
            scope="col"
            className={styles.head}
            style={{ width }}
            data-priority={priority}
            data-figure={isFigure || undefined}
          >
            {head || <span className="visually-hidden">{key}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DataTableStateProps {
  list: ListState<unknown>;
  loading: string;
  failed: string;
}

/** Above the rows: that they are loading, that they did not load, that they may be out of date. */
function DataTableState({ list, loading, failed }: DataTableStateProps) {
  const { rows, isError } = list;
  if (!isError) return rows === undefined && <output className={styles.loading}>{loading}</output>;
  return <LoadError query={list}>{rows === undefined ? failed : 'The list may be out of date.'}</LoadError>;
}
