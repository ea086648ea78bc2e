import { exportCollectors, isApiError, ownerCollectorQuery, ownerCollectorsQuery } from '@gallery/api-client';
import { Button, EmptyState, ErrorState, LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { CollectorDetail } from '../features/collectors/collector-detail';
import { COLLECTOR_FILTERS, collectorWish, sortWords } from '../features/collectors/collector-filters';
import { CollectorList } from '../features/collectors/collector-list';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { SectionWords } from '../parts/section-words';
import { SplitView } from '../parts/split-view';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';
import { PEOPLE_PAGES } from './people-pages';

const COLLECTORS = '/admin/collectors';

/** Collectors: the list, and one of them beside it. */
export function Component() {
  const { id = null } = useParams();
  const { search } = useLocation();
  const filters = useFilters(COLLECTOR_FILTERS);
  const wish = collectorWish(filters.values);
  const list = usePages((cursor) => ownerCollectorsQuery(wish, cursor));
  return (
    <ConsolePage
      title="Collectors"
      count={
        list.rows && list.total !== undefined
          ? `${list.rows.length} of ${list.total}, ${sortWords(filters.values.sort)}`
          : undefined
      }
      actions={
        <ExportCsv
          options={exportCollectors()}
          wish={wish}
          fileName="collectors.csv"
          failed="The collectors were not exported."
        />
      }
    >
      <SectionWords label="Collectors" pages={PEOPLE_PAGES} />
      <SplitView
        detail={id === null ? null : <OpenCollector key={id} id={id} />}
        detailLabel="Collector"
        listAddress={COLLECTORS + search}
        backWord="All collectors"
      >
        <CollectorList
          list={list}
          filters={filters}
          selected={id}
          addressOf={(each) => `${COLLECTORS}/${each}${search}`}
        />
      </SplitView>
    </ConsolePage>
  );
}

function OpenCollector({ id }: { id: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, refetch } = useQuery(ownerCollectorQuery(id));
  if (data) return <CollectorDetail collector={data} onRemoved={() => void navigate(COLLECTORS + search)} />;
  if (isApiError(error, 'collector_not_found')) return <EmptyState>There is no such collector.</EmptyState>;
  if (error)
    return (
      <ErrorState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The collector could not be read.
      </ErrorState>
    );
  return <LoadingState>Loading collector...</LoadingState>;
}
