import { Button, EmptyState, Skeleton } from '@gallery/ui';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import type { ListState } from './list-state';
import type { Filters } from '../filters/use-filters';
import { LoadError } from '../feedback/query-state';
import { ScrollArea } from '../page/scroll-area';
import { ListChangesButton } from './list-changes-button';
import { LoadMore } from './load-more';

/** One column of a table. */
export interface Column<Row> {
  key: string;
  /** Above the column; empty for a picture. */
  head: string;
  render: (row: Row) => ReactNode;
  /**
   * How it appears where there is little room. Below 1024 px, `other` is hidden. On phones rows stack: `first` with
   * `second` and `third` beneath it at the left, `sum` with `state` beneath it at the right, `actions` across the foot.
   */
  priority: 'first' | 'second' | 'third' | 'sum' | 'state' | 'actions' | 'other';
  /** Figures are aligned right, text left. */
  isFigure?: boolean;
  /** Short text that is read at a glance, such as times and names of people: never wrapped where there is room. */
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
  /** What is read: `orders`; default `list`. */
  subject?: string;
  /** When it did not load; default `The orders could not be loaded.` */
  failed?: string;
  /** In place of the rows when there are none: a sentence, or what says more. */
  empty: ReactNode;
  /** The same where filters leave none: a sentence, and on the button that takes the filters away. */
  narrowed?: { filters: Pick<Filters<string>, 'isNarrowed' | 'replace'>; text: string; showAll?: string };
  /** Key of the marked row, whose detail is beside the table. */
  selected?: string | null;
  /** For many columns: less space between them. */
  isDense?: boolean;
  /** What opens beneath a row; nothing for closed rows. The button that opens it is in one of the cells. */
  renderDetail?: (row: Row) => ReactNode;
}

/**
 * Dense rows between hairlines, and beneath them the way to the next page. On narrow screens columns are hidden by
 * priority, on phones rows stack.
 */
export function DataTable<Row>({
  label,
  columns,
  list,
  keyOf,
  subject,
  failed = `The ${subject ?? 'list'} could not be loaded.`,
  empty,
  narrowed,
  selected = null,
  isDense = false,
  renderDetail,
}: DataTableProps<Row>) {
  const { rows } = list;
  const changes = list.changes && <ListChangesButton label={label} changes={list.changes} />;
  if (rows?.length === 0 && !list.isError) {
    const content = narrowed?.filters.isNarrowed ? <NoneFound {...narrowed} /> : empty;
    return (
      <>
        {changes}
        {typeof content === 'string' ? <EmptyState>{content}</EmptyState> : content}
      </>
    );
  }
  return (
    <>
      {changes}
      {list.isError && (
        <LoadError query={list}>{rows === undefined ? failed : 'The list may be out of date.'}</LoadError>
      )}
      {(rows === undefined ? !list.isError : rows.length > 0) && (
        <div className={styles.frame}>
          <ScrollArea label={label} cue="Scroll sideways for more columns.">
            <table
              className={styles.table}
              data-dense={isDense || undefined}
              aria-label={label}
              aria-busy={list.isFetching}
            >
              <DataTableHead columns={columns} isLoading={rows === undefined} />
              <tbody>
                {rows === undefined ? (
                  <LoadingRows
                    columns={columns}
                    sentence={subject ? `Loading ${subject}...` : 'Loading...'}
                  />
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
          </ScrollArea>
        </div>
      )}
      <LoadMore list={list} />
    </>
  );
}

function NoneFound({ filters, text, showAll }: NonNullable<DataTableProps<unknown>['narrowed']>) {
  return (
    <EmptyState action={showAll && <Button onClick={() => filters.replace({})}>{showAll}</Button>}>
      {text}
    </EmptyState>
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

const SKELETON_WIDTHS = ['70%', '45%', '60%', '50%', '65%'];

interface LoadingRowsProps<Row> {
  columns: readonly Column<Row>[];
  sentence: string;
}

/** Loading rows: a sentence and silent sunk bars in the place of the rows, so that nothing moves when they come. */
function LoadingRows<Row>({ columns, sentence }: LoadingRowsProps<Row>) {
  return (
    <>
      <tr className={styles.row}>
        <td className={styles.cell} colSpan={columns.length}>
          <output className={styles.loading} data-loading>
            {sentence}
          </output>
        </td>
      </tr>
      {SKELETON_WIDTHS.map((width) => (
        <tr key={width} className={styles.row} aria-hidden="true">
          {columns.map(({ key, priority }) => (
            <td key={key} className={styles.cell} data-priority={priority}>
              <Skeleton width={width} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  /** Rows decide the column widths: until they load, the words would be elsewhere. */
  isLoading: boolean;
}

function DataTableHead<Row>({ columns, isLoading }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr className={styles.headRow} data-loading={isLoading || undefined}>
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
