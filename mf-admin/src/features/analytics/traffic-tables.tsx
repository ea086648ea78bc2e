import { exportVisits, type VisitsExport } from '@gallery/api-client';
import type { AnalyticsSummary } from '@gallery/contracts';
import { formatCount } from '@gallery/domain';
import { EmptyState } from '@gallery/ui';
import type { ReactNode } from 'react';
import { ConsolePart } from '../../parts/console-part';
import { DataTable, type Column } from '../../parts/data-table';
import { ExportCsv } from '../../parts/export-csv';
import { ForeignText } from '../../parts/foreign-text';
import styles from './analytics.module.css';
import { rangeWords } from './range';
import { useToday } from './use-today';
import { countryWords, kindWords, pageWords, shareWords, sourceWords } from './visit-words';

type Summary = AnalyticsSummary;

export interface TrafficTablesProps {
  summary: Summary;
  /** Others are on their way. */
  isBusy: boolean;
}

/** The pages that were looked at most. */
export function TopPages({ summary, isBusy }: TrafficTablesProps) {
  const title = `Top Pages (${rangeWords(summary, useToday())})`;
  return (
    <TrafficTable
      title={title}
      what="pages"
      summary={summary}
      isBusy={isBusy}
      rows={summary.topPages}
      keyOf={({ page }) => page}
      columns={[
        {
          key: 'page',
          head: 'Page',
          priority: 'first',
          render: ({ page }) => <ForeignText>{pageWords(page)}</ForeignText>,
        },
        ...figures(summary),
      ]}
    />
  );
}

/** Where visitors came from. */
export function TrafficSources({ summary, isBusy }: TrafficTablesProps) {
  return (
    <TrafficTable
      title={`Traffic Sources (${rangeWords(summary, useToday())})`}
      what="sources"
      summary={summary}
      isBusy={isBusy}
      rows={summary.topSources}
      keyOf={({ source }) => source}
      columns={[
        {
          key: 'source',
          head: 'Source',
          priority: 'first',
          render: ({ source }) => <ForeignText>{sourceWords(source)}</ForeignText>,
        },
        ...figures(summary),
      ]}
    />
  );
}

/** Codes that have brought visits, in the answer's order: registered partners, then code words, then social and search. */
export function PartnerTraffic({ summary, isBusy }: TrafficTablesProps) {
  return (
    <TrafficTable
      title="Partner Referral Traffic"
      what="partners"
      summary={summary}
      isBusy={isBusy}
      rows={summary.partnerTraffic}
      keyOf={({ kind, partnerCode }) => `${kind} ${partnerCode}`}
      columns={[
        {
          key: 'code',
          head: 'Code',
          priority: 'first',
          render: ({ partnerCode }) => <ForeignText>{partnerCode}</ForeignText>,
        },
        {
          key: 'kind',
          head: 'Kind',
          priority: 'second',
          render: ({ kind }) => <span className={styles.quiet}>{kindWords(kind)}</span>,
        },
        ...figures(summary),
      ]}
    />
  );
}

/** Where visitors were, as far as something near the gallery says so: a database of addresses, or the proxy in front. */
export function Countries({ summary, isBusy }: TrafficTablesProps) {
  return (
    <TrafficTable
      title={`Countries (${rangeWords(summary, useToday())})`}
      what={null}
      none="No country is known of these visits."
      summary={summary}
      isBusy={isBusy}
      rows={summary.countries}
      keyOf={({ country }) => country}
      columns={[
        {
          key: 'country',
          head: 'Country',
          priority: 'first',
          render: ({ country }) => countryWords(country),
        },
        ...figures(summary),
      ]}
    />
  );
}

/** Visits and their share of all visits, at the end of each table. */
const figures = ({ totalVisits }: Summary): Column<{ visits: number }>[] => [
  {
    key: 'visits',
    head: 'Visits',
    priority: 'sum',
    isFigure: true,
    width: '5rem',
    render: ({ visits }) => formatCount(visits),
  },
  {
    key: 'share',
    head: 'Share',
    priority: 'state',
    isFigure: true,
    width: '4rem',
    render: ({ visits }) => shareWords(visits, totalVisits),
  },
];

interface TrafficTableProps<Row> extends TrafficTablesProps {
  title: string;
  /** Which file it has; null for none. */
  what: VisitsExport['what'] | null;
  /** In place of rows. */
  none?: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
}

function TrafficTable<Row>({
  title,
  what,
  none = 'No visits in these days.',
  summary: { from, to },
  isBusy,
  rows,
  keyOf,
  columns,
}: TrafficTableProps<Row>): ReactNode {
  return (
    <ConsolePart title={title}>
      <DataTable
        label={title}
        columns={columns}
        // The page says when they could not be read.
        list={{ rows, isError: false, isFetching: isBusy, refetch: () => undefined }}
        keyOf={keyOf}
        empty={<EmptyState>{none}</EmptyState>}
      />
      {what !== null && rows.length > 0 && (
        <div className={styles.foot}>
          <ExportCsv
            look="word"
            of={title}
            options={exportVisits()}
            wish={{ what, from, to }}
            fileName={`${what}-${from}-${to}.csv`}
            failed="The table was not exported."
          />
        </div>
      )}
    </ConsolePart>
  );
}
