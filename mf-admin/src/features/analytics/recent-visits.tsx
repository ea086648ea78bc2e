import { exportVisits, recentVisitsQuery } from '@gallery/api-client';
import type { RecentVisit } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { PageSection } from '../../components/page/page-section';
import { dateColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { UntrustedText } from '../../components/text/untrusted-text';
import styles from './analytics.module.css';
import type { DateRange } from './date-range';
import { useFirstRows } from './use-first-rows';
import { locationLabel } from './visit-labels';

const TITLE = 'Recent Visits (Last 50)';
/** How many visits of the range are shown, the latest first. */
const MAX_VISITS = 50;

/** The latest visits of the range; the file has all of them that are kept. */
export function RecentVisits({ range }: { range: DateRange }) {
  const query = useQuery({ ...recentVisitsQuery(range), placeholderData: (former) => former });
  const rows = query.data?.visits.slice(0, MAX_VISITS).map((visit, place) => ({ ...visit, place }));
  const { firstRows, more } = useFirstRows(rows, TITLE);
  return (
    <PageSection title={TITLE}>
      <DataTable
        label={TITLE}
        columns={COLUMNS}
        list={{ ...query, rows: firstRows }}
        keyOf={({ timestamp, place }) => `${timestamp} ${place}`}
        subject="visits"
        failed="The latest visits could not be loaded."
        empty="No visits in this period."
      />
      {rows && rows.length > 0 && (
        <div className={styles.foot}>
          {more}
          <ExportCsvButton
            look="text"
            subject={TITLE}
            options={exportVisits()}
            filter={{ what: 'visits', ...range }}
            fileName={`visits-${range.from}-${range.to}.csv`}
            failed="The visits were not exported."
          />
        </div>
      )}
    </PageSection>
  );
}

const COLUMNS: readonly Column<RecentVisit>[] = [
  dateColumn('timestamp', 'Time', { shape: 'short', priority: 'sum', isOneLine: true, width: '9rem' }),
  {
    key: 'page',
    head: 'Page',
    priority: 'first',
    render: ({ page }) => <UntrustedText>{page}</UntrustedText>,
  },
  {
    key: 'source',
    head: 'Source',
    priority: 'second',
    render: ({ partnerCode, referrer }) => (
      <UntrustedText>{partnerCode ?? referrer ?? 'Direct'}</UntrustedText>
    ),
  },
  {
    key: 'location',
    head: 'Location',
    priority: 'state',
    render: ({ geo }) => <UntrustedText>{locationLabel(geo)}</UntrustedText>,
  },
];
