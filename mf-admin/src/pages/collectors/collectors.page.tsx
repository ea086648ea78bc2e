import { exportCollectors, adminCollectorQuery, adminCollectorsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { CollectorDetail } from '../../features/collectors/collector-detail';
import { COLLECTOR_FILTERS, toCollectorFilter, sortLabel } from '../../features/collectors/collector-filters';
import { CollectorList } from '../../features/collectors/collector-list';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { QueryState } from '../../components/feedback/query-state';
import { PageTabs } from '../../components/page/page-tabs';
import { SplitView } from '../../components/page/split-view';
import { useFilters } from '../../components/filters/use-filters';
import { shownCountLabel, usePagedList } from '../../components/lists/use-paged-list';
import { COLLECTOR_TABS } from './collector-tabs';

const COLLECTORS = '/admin/collectors';

/** Collectors: the list, and one of them beside it. */
export function Component() {
  const { id = null } = useParams();
  const { search } = useLocation();
  const filters = useFilters(COLLECTOR_FILTERS);
  const filter = toCollectorFilter(filters.values);
  const list = usePagedList((cursor) => adminCollectorsQuery(filter, cursor));
  return (
    <AdminPage
      title="Collectors"
      count={shownCountLabel(list, sortLabel(filters.values.sort))}
      actions={
        <ExportCsvButton
          options={exportCollectors()}
          filter={filter}
          fileName="collectors.csv"
          failed="The collectors were not exported."
        />
      }
    >
      <PageTabs label="Collectors" pages={COLLECTOR_TABS} />
      <SplitView
        detail={id === null ? null : <OpenCollector key={id} id={id} />}
        detailLabel="Collector"
        listAddress={COLLECTORS + search}
        backLabel="All collectors"
      >
        <CollectorList
          list={list}
          filters={filters}
          selected={id}
          addressOf={(each) => `${COLLECTORS}/${each}${search}`}
        />
      </SplitView>
    </AdminPage>
  );
}

function OpenCollector({ id }: { id: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useQuery(adminCollectorQuery(id));
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
