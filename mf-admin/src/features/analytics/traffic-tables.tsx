import { exportVisits } from '@gallery/api-client';
import type { AnalyticsSummary } from '@gallery/contracts';
import { formatCount } from '@gallery/domain';
import type { ReactNode } from 'react';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { DataTable, type Column } from '../../components/lists/data-table';
import { wholeList } from '../../components/lists/list-state';
import { PageSection } from '../../components/page/page-section';
import { UntrustedText } from '../../components/text/untrusted-text';
import styles from './analytics.module.css';
import { dateRangeLabel, useToday } from './date-range';
import { useFirstRows } from './use-first-rows';
import { countryLabel, trafficKindLabel, pageLabel, shareLabel, sourceLabel } from './visit-labels';

/** Where visitors came from and what they looked at; `isBusy` while other days are loading. */
export function TrafficTables({ summary, isBusy }: { summary: AnalyticsSummary; isBusy: boolean }) {
  const days = dateRangeLabel(summary, useToday());
  const table = { summary, isBusy };
  return (
    <>
      <TrafficTable
        {...table}
        title={`Top Pages (${days})`}
        what="pages"
        rows={summary.topPages}
        keyOf={({ page }) => page}
        head="Page"
        renderName={({ page }) => <UntrustedText>{pageLabel(page)}</UntrustedText>}
      />
      <TrafficTable
        {...table}
        title={`Traffic Sources (${days})`}
        what="sources"
        rows={summary.topSources}
        keyOf={({ source }) => source}
        head="Source"
        renderName={({ source }) => <UntrustedText>{sourceLabel(source)}</UntrustedText>}
      />
      {/* Codes in the answer's order: registered affiliates, then code words, then social and search. */}
      <TrafficTable
        {...table}
        title="Partner Referral Traffic"
        what="partners"
        rows={summary.partnerTraffic}
        keyOf={({ kind, partnerCode }) => `${kind} ${partnerCode}`}
        head="Code"
        renderName={({ partnerCode }) => <UntrustedText>{partnerCode}</UntrustedText>}
        columns={[
          {
            key: 'kind',
            head: 'Kind',
            priority: 'second',
            render: ({ kind }) => <span className={styles.quiet}>{trafficKindLabel(kind)}</span>,
          },
        ]}
      />
      {/* Only where something near the gallery provides it: a database of addresses, or the proxy in front. */}
      <TrafficTable
        {...table}
        title={`Countries (${days})`}
        what={null}
        none="The country of these visits is unknown."
        rows={summary.countries}
        keyOf={({ country }) => country}
        head="Country"
        renderName={({ country }) => countryLabel(country)}
      />
    </>
  );
}

/** Visits and their share of all visits, at the end of each table. */
const visitColumns = ({ totalVisits }: AnalyticsSummary): Column<{ visits: number }>[] => [
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

interface TrafficTableProps<Row> {
  summary: AnalyticsSummary;
  isBusy: boolean;
  title: string;
  /** Which file it has; null for none. */
  what: 'days' | 'pages' | 'sources' | 'partners' | 'visits' | null;
  /** In place of rows. */
  none?: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Heading of the names. */
  head: string;
  renderName: (row: Row) => ReactNode;
  /** Those between the names and the visits. */
  columns?: readonly Column<Row>[];
}

function TrafficTable<Row extends { visits: number }>({
  title,
  what,
  none = 'No visits in this period.',
  summary,
  isBusy,
  rows,
  keyOf,
  head,
  renderName,
  columns = [],
}: TrafficTableProps<Row>) {
  const { from, to } = summary;
  const { firstRows, more } = useFirstRows(rows, title);
  return (
    <PageSection title={title}>
      <DataTable
        label={title}
        columns={[
          { key: 'name', head, priority: 'first', render: renderName },
          ...columns,
          ...visitColumns(summary),
        ]}
        // The page says when they could not be loaded.
        list={wholeList(firstRows ?? [], isBusy)}
        keyOf={keyOf}
        empty={none}
      />
      {rows.length > 0 && (
        <div className={styles.foot}>
          {more}
          {what !== null && (
            <ExportCsvButton
              look="text"
              subject={title}
              options={exportVisits()}
              filter={{ what, from, to }}
              fileName={`${what}-${from}-${to}.csv`}
              failed="The table was not exported."
            />
          )}
        </div>
      )}
    </PageSection>
  );
}
