import { exportVisits, recentVisitsQuery } from '@gallery/api-client';
import type { RecentVisit } from '@gallery/contracts';
import { EmptyState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { ConsolePart } from '../../parts/console-part';
import { DataTable, type Column } from '../../parts/data-table';
import { ExportCsv } from '../../parts/export-csv';
import { ForeignText } from '../../parts/foreign-text';
import { Moment } from '../../parts/moment';
import styles from './analytics.module.css';
import type { Range } from './range';
import { placeWords } from './visit-words';

const TITLE = 'Recent Visits (Last 50)';
/** Of the range, the latest first. */
const SHOWN = 50;

/** The latest visits of the range; the file has all of them that are kept. */
export function RecentVisits({ range }: { range: Range }) {
  const query = useQuery({ ...recentVisitsQuery(range), placeholderData: (former) => former });
  const rows = query.data?.visits.slice(0, SHOWN).map((visit, place) => ({ ...visit, place }));
  return (
    <ConsolePart title={TITLE}>
      <DataTable
        label={TITLE}
        columns={COLUMNS}
        list={{ ...query, rows }}
        keyOf={({ timestamp, place }) => `${timestamp} ${place}`}
        loading="Loading visits..."
        failed="The latest visits could not be read."
        empty={<EmptyState>No visits in these days.</EmptyState>}
      />
      {rows && rows.length > 0 && (
        <div className={styles.foot}>
          <ExportCsv
            look="word"
            of={TITLE}
            options={exportVisits()}
            wish={{ what: 'visits', ...range }}
            fileName={`visits-${range.from}-${range.to}.csv`}
            failed="The visits were not exported."
          />
        </div>
      )}
    </ConsolePart>
  );
}

const COLUMNS: readonly Column<RecentVisit>[] = [
  {
    key: 'time',
    head: 'Time',
    priority: 'sum',
    isOneLine: true,
    width: '9rem',
    render: ({ timestamp }) => <Moment at={timestamp} shape="short" />,
  },
  {
    key: 'page',
    head: 'Page',
    priority: 'first',
    render: ({ page }) => <ForeignText>{page}</ForeignText>,
  },
  {
    key: 'source',
    head: 'Source',
    priority: 'second',
    render: ({ partnerCode, referrer }) => <ForeignText>{partnerCode ?? referrer ?? 'Direct'}</ForeignText>,
  },
  {
    key: 'location',
    head: 'Location',
    priority: 'state',
    render: ({ geo }) => <ForeignText>{placeWords(geo)}</ForeignText>,
  },
];
