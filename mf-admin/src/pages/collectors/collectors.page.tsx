import { exportCollectors, adminCollectorQuery, adminCollectorsQuery } from '@gallery/api-client';
import { useNavigate } from 'react-router';
import { CollectorDetail } from '../../features/collectors/collector-detail';
import { COLLECTOR_FILTERS, sortLabel } from '../../features/collectors/collector-filters';
import { CollectorList } from '../../features/collectors/collector-list';
import { QueryView } from '../../components/feedback/query-state';
import { useListPage } from '../../components/lists/use-list-page';
import { shownCountLabel } from '../../components/lists/use-paged-list';
import { ListPage } from '../../components/page/list-page';
import { COLLECTOR_TABS } from './collector-tabs';

/** Collectors: the list, and one of them beside it. */
export function Component() {
  const navigate = useNavigate();
  const page = useListPage({
    path: '/admin/collectors',
    ...COLLECTOR_FILTERS,
    pageQuery: adminCollectorsQuery,
  });
  return (
    <ListPage
      page={page}
      title="Collectors"
      count={shownCountLabel(page.list, sortLabel(page.filters.values.sort))}
      csv={{ options: exportCollectors(), subject: 'collectors' }}
      tabs={COLLECTOR_TABS}
      record={{
        detailLabel: 'Collector',
        backLabel: 'All collectors',
        render: (id) => (
          <QueryView options={adminCollectorQuery(id)} subject="collector" missing>
            {(collector) => (
              <CollectorDetail collector={collector} onRemoved={() => void navigate(page.listAddress)} />
            )}
          </QueryView>
        ),
      }}
    >
      <CollectorList {...page} />
    </ListPage>
  );
}
