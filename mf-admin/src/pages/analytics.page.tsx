import { analyticsSummaryQuery, exportVisits } from '@gallery/api-client';
import { LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { AnalyticsFigures } from '../features/analytics/analytics-figures';
import { readDimension } from '../features/analytics/origin-words';
import { PathToSale } from '../features/analytics/path-to-sale';
import { RANGE_FILTERS, readRange, type Range } from '../features/analytics/range';
import { RangeBar } from '../features/analytics/range-bar';
import { RecentVisits } from '../features/analytics/recent-visits';
import { Countries, PartnerTraffic, TopPages, TrafficSources } from '../features/analytics/traffic-tables';
import { useToday } from '../features/analytics/use-today';
import { VisitsChart } from '../features/analytics/visits-chart';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { ReadError } from '../parts/read-error';
import { useFilters } from '../parts/use-filters';
import styles from './analytics.module.css';

const PATH_FILTERS = { by: 'source' };

/** Who came, from where, and what came of it. */
export function Component() {
  const filters = useFilters(RANGE_FILTERS);
  const read = readRange(filters.values, useToday());
  return (
    <ConsolePage title="Web Analytics">
      <RangeBar filters={filters} faults={'faults' in read ? read.faults : {}} />
      {'range' in read && <Analytics range={read.range} />}
    </ConsolePage>
  );
}

function Analytics({ range }: { range: Range }) {
  const path = useFilters(PATH_FILTERS);
  const query = useQuery({ ...analyticsSummaryQuery(range), placeholderData: (former) => former });
  const { data: summary, isError, isFetching } = query;
  return (
    <>
      {!summary && !isError && <LoadingState>Loading analytics...</LoadingState>}
      {isError && (
        <ReadError query={query}>
          {summary ? 'These figures may be out of date.' : 'The analytics could not be read.'}
        </ReadError>
      )}
      {summary && <AnalyticsFigures summary={summary} />}
      <div className={styles.columns}>
        <VisitsChart
          range={range}
          actions={
            <ExportCsv
              look="word"
              of="Visits"
              options={exportVisits()}
              wish={{ what: 'days', ...range }}
              fileName={`visits-by-day-${range.from}-${range.to}.csv`}
              failed="The days were not exported."
            />
          }
        />
        <PathToSale range={range} by={readDimension(path.values.by)} onBy={(by) => path.set('by', by)} />
        {summary && (
          <>
            <TopPages summary={summary} isBusy={isFetching} />
            <TrafficSources summary={summary} isBusy={isFetching} />
            <PartnerTraffic summary={summary} isBusy={isFetching} />
            <Countries summary={summary} isBusy={isFetching} />
          </>
        )}
      </div>
      <RecentVisits range={range} />
    </>
  );
}
