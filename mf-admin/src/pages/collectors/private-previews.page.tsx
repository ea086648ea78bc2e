import {
  exportPrivatePreviews,
  adminPrivatePreviewQuery,
  adminPrivatePreviewsQuery,
} from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useNavigate } from 'react-router';
import { PrivatePreviewDetail } from '../../features/private-previews/private-preview-detail';
import { NewPrivatePreviewDialog } from '../../features/private-previews/private-preview-dialog';
import {
  PRIVATE_PREVIEW_FILTERS,
  PrivatePreviewList,
} from '../../features/private-previews/private-preview-list';
import { QueryView } from '../../components/feedback/query-state';
import { useListPage } from '../../components/lists/use-list-page';
import { totalLabel } from '../../components/lists/use-paged-list';
import { useNewRecord } from '../../components/navigation/use-new-record';
import { ListPage } from '../../components/page/list-page';
import { COLLECTOR_TABS } from './collector-tabs';

/** Private previews: the list, and one of them beside it. */
export function Component() {
  const navigate = useNavigate();
  const page = useListPage({
    path: '/admin/previews',
    ...PRIVATE_PREVIEW_FILTERS,
    pageQuery: adminPrivatePreviewsQuery,
  });
  const creating = useNewRecord();
  return (
    <ListPage
      page={page}
      title="Private previews"
      count={totalLabel(page.list, 'newest first')}
      csv={{ options: exportPrivatePreviews(), subject: 'previews' }}
      mainAction={
        <Button variant="filled" size="dense" onClick={creating.open}>
          New preview
        </Button>
      }
      tabs={COLLECTOR_TABS}
      record={{
        detailLabel: 'Preview',
        backLabel: 'All previews',
        render: (id) => (
          <QueryView options={adminPrivatePreviewQuery(id)} subject="preview" missing>
            {(preview) => <PrivatePreviewDetail preview={preview} />}
          </QueryView>
        ),
      }}
    >
      <PrivatePreviewList {...page} />
      {creating.isOpen && (
        <NewPrivatePreviewDialog
          onClose={creating.close}
          onSaved={({ id }) => void navigate(page.addressOf(id))}
        />
      )}
    </ListPage>
  );
}
