import { exportCollectors, ownerCollectorQuery, ownerCollectorsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { CollectorDetail } from '../features/collectors/collector-detail';
import { COLLECTOR_FILTERS, collectorWish, sortWords } from '../features/collectors/collector-filters';
import { CollectorList } from '../features/collectors/collector-list';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { QueryState } from '../parts/query-state';
import { SectionWords } from '../parts/section-words';
import { SplitView } from '../parts/split-view';
import { useFilters } from '../parts/use-filters';
import { shownOf, usePages } from '../parts/use-pages';
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
      count={shownOf(list, sortWords(filters.values.sort))}
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
  const query = useQuery(ownerCollectorQuery(id));
  return (
    <QueryState
      query={query}
      loading="Loading collector..."
      failed="The collector could not be read."
      missing="There is no such collector."
    >
      {(collector) => (
        <CollectorDetail collector={collector} onRemoved={() => void navigate(COLLECTORS + search)} />
      )}
    </QueryState>
  );
}
