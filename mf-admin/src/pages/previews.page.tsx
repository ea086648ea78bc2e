import { exportPreviews, ownerPreviewQuery, ownerPreviewsQuery, type PreviewWish } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { PreviewDetail } from '../features/private-previews/preview-detail';
import { PreviewDialog } from '../features/private-previews/preview-dialog';
import { PREVIEW_FILTERS, PreviewList, type PreviewFilter } from '../features/private-previews/preview-list';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { QueryState } from '../parts/query-state';
import { SectionWords } from '../parts/section-words';
import { SplitView } from '../parts/split-view';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';
import { PEOPLE_PAGES } from './people-pages';

const PREVIEWS = '/admin/previews';

/** Private previews: the list, and one of them beside it. */
export function Component() {
  const { id = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useFilters(PREVIEW_FILTERS);
  const list = usePages((cursor) => ownerPreviewsQuery(previewWish(filters.values), cursor));
  const [isCreating, setCreating] = useState(false);
  const addressOf = (each: string) => `${PREVIEWS}/${each}${search}`;
  return (
    <ConsolePage
      title="Private previews"
      count={list.total === undefined ? undefined : `${list.total}, newest first`}
      actions={
        <ExportCsv
          options={exportPreviews()}
          wish={previewWish(filters.values)}
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
      <SectionWords label="Collectors" pages={PEOPLE_PAGES} />
      <SplitView
        detail={id === null ? null : <OpenPreview key={id} id={id} />}
        detailLabel="Preview"
        listAddress={PREVIEWS + search}
        backWord="All previews"
      >
        <PreviewList list={list} filters={filters} selected={id} addressOf={addressOf} />
      </SplitView>
      {isCreating && (
        <PreviewDialog
          preview={null}
          onClose={() => setCreating(false)}
          onSaved={(saved) => {
            setCreating(false);
            void navigate(addressOf(saved.id));
          }}
        />
      )}
    </ConsolePage>
  );
}

function OpenPreview({ id }: { id: string }) {
  const [isEditing, setEditing] = useState(false);
  const query = useQuery(ownerPreviewQuery(id));
  return (
    <QueryState
      query={query}
      loading="Loading preview..."
      failed="The preview could not be read."
      missing="There is no such preview."
    >
      {(preview) => (
        <>
          <PreviewDetail preview={preview} onEdit={() => setEditing(true)} />
          {isEditing && (
            <PreviewDialog
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
function previewWish({ q, state }: Record<PreviewFilter, string>): PreviewWish {
  const wish: PreviewWish = {};
  if (q !== '') wish.q = q;
  if (state === 'planned' || state === 'open' || state === 'ended') wish.state = state;
  return wish;
}
