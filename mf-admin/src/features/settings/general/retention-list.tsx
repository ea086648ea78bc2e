import { retentionsQuery } from '@gallery/api-client';
import type { RetentionRecord } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { DataTable, type Column } from '../../../components/lists/data-table';
import { HelpText, PageSection } from '../../../components/page/page-section';
import { DateTime } from '../../../components/text/date-time';

/** How long the gallery keeps personal data, and when it last removed some. */
export function RetentionList() {
  const { data, isError, isFetching, refetch } = useQuery(retentionsQuery());
  return (
    <PageSection title="How long we keep personal data">
      <HelpText>
        Old data is removed every hour. You can change the days for event guests and messages above, and for
        visits under Tracking. Accounts, certificates and everything that belongs to them stay until you
        delete them.
      </HelpText>
      <DataTable
        label="Personal data"
        columns={COLUMNS}
        list={{ rows: data, isError, isFetching, refetch }}
        keyOf={({ task }) => task}
        subject="retention periods"
        empty="Nothing is listed."
      />
    </PageSection>
  );
}

const COLUMNS: readonly Column<RetentionRecord>[] = [
  {
    key: 'data',
    head: 'What',
    priority: 'first',
    render: ({ data, exception }) => (exception === null ? data : `${data}. ${exception}`),
  },
  {
    key: 'days',
    head: 'Kept for',
    priority: 'second',
    render: ({ days, after }) => `${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'} after ${after}`,
  },
  {
    key: 'outcome',
    head: 'Then',
    priority: 'state',
    isOneLine: true,
    render: ({ outcome }) => (outcome === 'deleted' ? 'Deleted' : 'Anonymized'),
  },
  {
    key: 'last',
    head: 'Last applied',
    priority: 'other',
    isOneLine: true,
    render: ({ lastRunAt }) => (lastRunAt === null ? 'Not yet' : <DateTime at={lastRunAt} shape="short" />),
  },
];
