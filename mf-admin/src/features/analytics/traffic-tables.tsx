import { exportVisits, type VisitsExport } from '@gallery/api-client';
import type { AnalyticsSummary } from '@gallery/contracts';
import { formatCount } from '@gallery/domain';
import { EmptyState } from '@gallery/ui';
import type { ReactNode } from 'react';
import { PageSection } from '../../components/page/page-section';
import { DataTable, type Column } from '../../components/lists/data-table';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { UntrustedText } from '../../components/text/untrusted-text';
import styles from './analytics.module.css';
import { dateRangeLabel, useToday } from './date-range';
import { countryLabel, trafficKindLabel, pageLabel, shareLabel, sourceLabel } from './visit-labels';

type Summary = AnalyticsSummary;

export interface TrafficTablesProps {
  summary: Summary;
  /** Others are on their way. */
  isBusy: boolean;
}

/** The pages that were looked at most. */
export function TopPages({ summary, isBusy }: TrafficTablesProps) {
  const title = `Top Pages (${dateRangeLabel(summary, useToday())})`;
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
          render: ({ page }) => <UntrustedText>{pageLabel(page)}</UntrustedText>,
        },
        ...visitColumns(summary),
      ]}
    />
  );
}

/** Where visitors came from. */
export function TrafficSources({ summary, isBusy }: TrafficTablesProps) {
  return (
    <TrafficTable
      title={`Traffic Sources (${dateRangeLabel(summary, useToday())})`}
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
          render: ({ source }) => <UntrustedText>{sourceLabel(source)}</UntrustedText>,
        },
        ...visitColumns(summary),
      ]}
    />
  );
}

/** Codes that have brought visits, in the answer's order: registered affiliates, then code words, then social and search. */
export function ReferralTraffic({ summary, isBusy }: TrafficTablesProps) {
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
          render: ({ partnerCode }) => <UntrustedText>{partnerCode}</UntrustedText>,
        },
        {
          key: 'kind',
          head: 'Kind',
          priority: 'second',
          render: ({ kind }) => <span className={styles.quiet}>{trafficKindLabel(kind)}</span>,
        },
        ...visitColumns(summary),
      ]}
    />
  );
}

/** Where visitors were, as far as something near the gallery says so: a database of addresses, or the proxy in front. */
export function Countries({ summary, isBusy }: TrafficTablesProps) {
  return (
    <TrafficTable
      title={`Countries (${dateRangeLabel(summary, useToday())})`}
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
          render: ({ country }) => countryLabel(country),
        },
        ...visitColumns(summary),
      ]}
    />
  );
}

/** Visits and their share of all visits, at the end of each table. */
const visitColumns = ({ totalVisits }: Summary): Column<{ visits: number }>[] => [
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
    render: ({ visits }) => shareLabel(visits, totalVisits),
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
    <PageSection title={title}>
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
          <ExportCsvButton
            look="text"
            subject={title}
            options={exportVisits()}
            filter={{ what, from, to }}
            fileName={`${what}-${from}-${to}.csv`}
            failed="The table was not exported."
          />
        </div>
      )}
    </PageSection>
  );
}
