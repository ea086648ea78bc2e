import { exportSalesPath, salesPathQuery } from '@gallery/api-client';
import type { SalesDimension, SalesPathRow } from '@gallery/contracts';
import { cents, formatCount, formatMoney } from '@gallery/domain';
import { EmptyState, WordRadio } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { ConsolePart, Help } from '../../parts/console-part';
import { DataTable, type Column } from '../../parts/data-table';
import { ExportCsv } from '../../parts/export-csv';
import { ForeignText } from '../../parts/foreign-text';
import styles from './analytics.module.css';
import type { Range } from './range';
import { originWords, ORIGINS } from './origin-words';

export interface PathToSaleProps {
  range: Range;
  by: SalesDimension;
  onBy: (by: SalesDimension) => void;
}

/** What came of the visits: orders and revenue of each source, event or partner. */
export function PathToSale({ range, by, onBy }: PathToSaleProps) {
  const query = useQuery({ ...salesPathQuery({ ...range, by }), placeholderData: (former) => former });
  const { data } = query;
  const shown = data?.by ?? by;
  const { head, none } = ORIGINS[shown];
  return (
    <ConsolePart title="Path to sale">
      <Help>Orders paid in these days, by what led to them. Refunds are taken off.</Help>
      <fieldset className={styles.by}>
        <legend>By</legend>
        {DIMENSIONS.map((each) => (
          <WordRadio key={each} name="by" value={each} checked={each === by} onChange={() => onBy(each)}>
            {ORIGINS[each].word}
          </WordRadio>
        ))}
      </fieldset>
      <DataTable
        label={`Path to sale by ${ORIGINS[shown].word.toLowerCase()}`}
        columns={columnsFor(shown, head, none)}
        list={{ ...query, rows: data?.rows }}
        keyOf={({ key }) => key ?? ''}
        loading="Loading sales..."
        failed="The sales of these days could not be read."
        empty={<EmptyState>Neither visits nor sales in these days.</EmptyState>}
      />
      {data && data.rows.length > 0 && (
        <div className={styles.foot}>
          <p className={styles.sum}>
            {formatCount(data.orders)} {data.orders === 1 ? 'order' : 'orders'},{' '}
            {formatMoney(cents(data.revenue))}
          </p>
          <ExportCsv
            look="word"
            of="Path to sale"
            options={exportSalesPath()}
            wish={{ by: shown, from: data.from, to: data.to }}
            fileName={`sales-by-${shown}-${data.from}-${data.to}.csv`}
            failed="The sales were not exported."
          />
        </div>
      )}
    </ConsolePart>
  );
}

const DIMENSIONS: readonly SalesDimension[] = ['source', 'event', 'partner'];

const columnsFor = (by: SalesDimension, head: string, none: string): Column<SalesPathRow>[] => [
  {
    key: 'origin',
    head,
    priority: 'first',
    render: ({ key, name }) =>
      key === null ? (
        <span className={styles.quiet}>{none}</span>
      ) : (
        <ForeignText>{name ?? originWords(by, key)}</ForeignText>
      ),
  },
  {
    key: 'visits',
    head: 'Visits',
    priority: 'second',
    isFigure: true,
    render: ({ visits }) => (
      <>
        {formatCount(visits)}
        <span className={styles.onPhones}>{visits === 1 ? ' visit' : ' visits'}</span>
      </>
    ),
  },
  {
    key: 'orders',
    head: 'Orders',
    priority: 'state',
    isFigure: true,
    render: ({ orders }) => (
      <>
        {formatCount(orders)}
        <span className={styles.onPhones}>{orders === 1 ? ' order' : ' orders'}</span>
      </>
    ),
  },
  {
    key: 'revenue',
    head: 'Revenue',
    priority: 'sum',
    isFigure: true,
    render: ({ revenue }) => formatMoney(cents(revenue)),
  },
  { key: 'share', head: 'Share', priority: 'other', isFigure: true, render: ({ share }) => `${share}%` },
];
