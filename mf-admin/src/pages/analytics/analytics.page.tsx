import { analyticsSummaryQuery, exportVisits } from '@gallery/api-client';
import { LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { AnalyticsMetrics } from '../../features/analytics/analytics-metrics';
import { parseDimension, ConversionReportSection } from '../../features/analytics/conversion-report';
import {
  DATE_RANGE_FILTERS,
  parseDateRange,
  type DateRange,
  useToday,
} from '../../features/analytics/date-range';
import { DateRangeBar } from '../../features/analytics/date-range-bar';
import { RecentVisits } from '../../features/analytics/recent-visits';
import { TrafficTables } from '../../features/analytics/traffic-tables';
import { VisitsChart } from '../../features/analytics/visits-chart';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { LoadError } from '../../components/feedback/query-state';
import { useFilters } from '../../components/filters/use-filters';
import styles from './analytics.module.css';

const PATH_FILTERS = { by: 'source' };

/** Who came, from where, and what came of it. */
export function Component() {
  const filters = useFilters(DATE_RANGE_FILTERS);
  const read = parseDateRange(filters.values, useToday());
  return (
    <AdminPage title="Web Analytics">
      <DateRangeBar filters={filters} errors={'errors' in read ? read.errors : {}} />
      {'range' in read && <Analytics range={read.range} />}
    </AdminPage>
  );
}

function Analytics({ range }: { range: DateRange }) {
  const path = useFilters(PATH_FILTERS);
  const query = useQuery({ ...analyticsSummaryQuery(range), placeholderData: (former) => former });
  const { data: summary, isError, isFetching } = query;
  return (
    <>
      {!summary && !isError && <LoadingState>Loading analytics...</LoadingState>}
      {isError && (
        <LoadError query={query}>
          {summary ? 'These figures may be out of date.' : 'The analytics could not be loaded.'}
        </LoadError>
      )}
      {summary && <AnalyticsMetrics summary={summary} />}
      <div className={styles.columns} data-in-order>
        <VisitsChart
          range={range}
          actions={
            <ExportCsvButton
              look="text"
              subject="Visits"
              options={exportVisits()}
              filter={{ what: 'days', ...range }}
              fileName={`visits-by-day-${range.from}-${range.to}.csv`}
              failed="The days were not exported."
            />
          }
        />
        <ConversionReportSection
          range={range}
          by={parseDimension(path.values.by)}
          onBy={(by) => path.set('by', by)}
        />
        {summary && <TrafficTables summary={summary} isBusy={isFetching} />}
      </div>
      <RecentVisits range={range} />
    </>
  );
}
