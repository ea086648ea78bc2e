import {
  exportPrivatePreviews,
  adminPrivatePreviewQuery,
  adminPrivatePreviewsQuery,
  type PrivatePreviewListFilter,
} from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { PrivatePreviewDetail } from '../../features/private-previews/private-preview-detail';
import {
  EditPrivatePreviewDialog,
  NewPrivatePreviewDialog,
} from '../../features/private-previews/private-preview-dialog';
import {
  PRIVATE_PREVIEW_FILTERS,
  PrivatePreviewList,
  type PrivatePreviewFilterName,
} from '../../features/private-previews/private-preview-list';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { QueryState } from '../../components/feedback/query-state';
import { PageTabs } from '../../components/page/page-tabs';
import { SplitView } from '../../components/page/split-view';
import { useFilters } from '../../components/filters/use-filters';
import { usePagedList } from '../../components/lists/use-paged-list';
import { COLLECTOR_TABS } from './collector-tabs';

const PRIVATE_PREVIEWS = '/admin/previews';

/** Private previews: the list, and one of them beside it. */
export function Component() {
  const { id = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useFilters(PRIVATE_PREVIEW_FILTERS);
  const list = usePagedList((cursor) =>
    adminPrivatePreviewsQuery(toPrivatePreviewFilter(filters.values), cursor),
  );
  const [isCreating, setCreating] = useState(false);
  const addressOf = (each: string) => `${PRIVATE_PREVIEWS}/${each}${search}`;
  return (
    <AdminPage
      title="Private previews"
      count={list.total === undefined ? undefined : `${list.total}, newest first`}
      actions={
        <ExportCsvButton
          options={exportPrivatePreviews()}
          filter={toPrivatePreviewFilter(filters.values)}
          fileName="previews.csv"
          failed="The previews were not exported."
        />
      }
      mainAction={
        <Button variant="filled" size="dense" onClick={() => setCreating(true)}>
          New preview
        </Button>
      }
    >
      <PageTabs label="Collectors" pages={COLLECTOR_TABS} />
      <SplitView
        detail={id === null ? null : <OpenPrivatePreview key={id} id={id} />}
        detailLabel="Preview"
        listAddress={PRIVATE_PREVIEWS + search}
        backLabel="All previews"
      >
        <PrivatePreviewList list={list} filters={filters} selected={id} addressOf={addressOf} />
      </SplitView>
      {isCreating && (
        <NewPrivatePreviewDialog
          onClose={() => setCreating(false)}
          onSaved={(saved) => {
            setCreating(false);
            void navigate(addressOf(saved.id));
          }}
        />
      )}
    </AdminPage>
  );
}

function OpenPrivatePreview({ id }: { id: string }) {
  const [isEditing, setEditing] = useState(false);
  const query = useQuery(adminPrivatePreviewQuery(id));
  return (
    <QueryState
      query={query}
      loading="Loading preview..."
      failed="The preview could not be read."
      missing="There is no such preview."
    >
      {(preview) => (
        <>
          <PrivatePreviewDetail preview={preview} onEdit={() => setEditing(true)} />
          {isEditing && (
            <EditPrivatePreviewDialog
              preview={preview}
              onClose={() => setEditing(false)}
              onSaved={() => setEditing(false)}
            />
          )}
        </>
      )}
    </QueryState>
  );
}

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
function toPrivatePreviewFilter({
  q,
  state,
}: Record<PrivatePreviewFilterName, string>): PrivatePreviewListFilter {
  const wish: PrivatePreviewListFilter = {};
  if (q !== '') wish.q = q;
  if (state === 'planned' || state === 'open' || state === 'ended') wish.state = state;
  return wish;
}
