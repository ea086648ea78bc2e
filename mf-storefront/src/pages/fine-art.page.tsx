import { inventoryQuery } from '@gallery/api-client';
import { shuffleBySeed } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { Button, EmptyState, ErrorState, LoadingState, Page, PageHeading } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CatalogueControls } from '../features/catalogue/catalogue-controls';
import { countLine, matchesFilter, readFilter, writeFilter } from '../features/catalogue/catalogue-filter';
import { CatalogueGrid } from '../features/catalogue/catalogue-grid';
import { useScrollRestore } from '../features/catalogue/use-scroll-restore';
import { visitSeed } from '../features/catalogue/visit-seed';
import { usePageHead } from '../page-head';
import styles from './fine-art.page.module.css';

/** The collection: every work, shuffled once a visit, searched and filtered by the URL (S51–S64). */
export function Component() {
  const name = useGallerySettings((state) => state.settings.brand.name);
  // Data is never stale by itself, so focus must ask 'always' (S63: this page only).
  const { data, isPending, isError } = useQuery({ ...inventoryQuery(), refetchOnWindowFocus: 'always' });
  const [seed] = useState(visitSeed);
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const shuffled = useMemo(() => shuffleBySeed(data ?? [], seed), [data, seed]);
  const shown = shuffled.filter((artwork) => matchesFilter(artwork, filter));
  usePageHead('Fine Art', name);
  useScrollRestore(data !== undefined);

  const setFilter = (next: typeof filter) =>
    setParams((now) => writeFilter(now, next), { replace: true, preventScrollReset: true });

  return (
    <Page>
      <div className={styles.page} id="top">
        <PageHeading
          size="display"
          hasRule
          aside={data && shown.length > 0 && <output>{countLine(shown)}</output>}
        >
          Fine Art
        </PageHeading>
        <CatalogueControls filter={filter} onChange={setFilter} />
        {isPending && <LoadingState>LOADING FINE ART COLLECTION...</LoadingState>}
        {isError && !data && (
          <ErrorState action={<Button onClick={() => window.location.reload()}>Refresh page</Button>}>
            Error loading fine art collection. Please refresh the page.
          </ErrorState>
        )}
        {data && shown.length > 0 && <CatalogueGrid artworks={shown} />}
        {data && shown.length === 0 && (
          <EmptyState
            action={<Button onClick={() => setFilter({ text: '', series: 'all' })}>Clear filters</Button>}
          >
            No artworks found matching your search criteria.
          </EmptyState>
        )}
      </div>
    </Page>
  );
}
