import { inventoryQuery, referenceOf } from '@gallery/api-client';
import type { ArtworkRecord } from '@gallery/contracts';
import { shuffleBySeed, UNTITLED } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { Button, EmptyState, ErrorState, LoadingState, Page, PageHeading } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CardActions } from '../features/catalogue/card-actions';
import { CatalogueControls } from '../features/catalogue/catalogue-controls';
import { countLine, matchesFilter, readFilter, writeFilter } from '../features/catalogue/catalogue-filter';
import { CatalogueGrid } from '../features/catalogue/catalogue-grid';
import { useScrollRestore } from '../features/catalogue/use-scroll-restore';
import { visitSeed } from '../features/catalogue/visit-seed';
import { FavoriteWord } from '../features/favorites/favorite-word';
import { useFavorites } from '../features/favorites/use-favorites';
import { usePageHead } from '../page-head';
import { workPictures } from '../work-pictures';
import styles from './fine-art.page.module.css';

const ArtworkLightbox = lazy(() => import('../features/artwork/artwork-lightbox'));
const InquiryDialog = lazy(() => import('../features/inquiry/inquiry-dialog'));

/** The collection: every work, shuffled once a visit, searched and filtered by the URL. */
export function Component() {
  const { brand, salesMode, series } = useGallerySettings((state) => state.settings);
  const offered = series.filter(({ inFilter }) => inFilter);
  // Data is never stale by itself, so focus must ask 'always' (this page only).
  const { data, error, isPending } = useQuery({ ...inventoryQuery(), refetchOnWindowFocus: 'always' });
  const [seed] = useState(visitSeed);
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params, offered);
  const shuffled = useMemo(() => shuffleBySeed(data ?? [], seed), [data, seed]);
  const shown = shuffled.filter((artwork) => matchesFilter(artwork, filter));
  const [enlarged, setEnlarged] = useState<ArtworkRecord | null>(null);
  const [inquired, setInquired] = useState<ArtworkRecord | null>(null);
  const favorites = useFavorites();
  const wall = useRef<HTMLUListElement>(null);
  usePageHead('Fine Art', brand.name);
  useScrollRestore(data !== undefined, wall);

  const setFilter = (next: typeof filter, state?: string) =>
    setParams((now) => writeFilter(now, next), { replace: true, preventScrollReset: true, state });

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
        <CatalogueControls series={offered} filter={filter} onChange={setFilter} />
        {isPending && <LoadingState>LOADING FINE ART COLLECTION...</LoadingState>}
        {error && !data && (
          <ErrorState
            reference={referenceOf(error)}
            action={<Button onClick={() => window.location.reload()}>Refresh page</Button>}
          >
            Error loading fine art collection. Please refresh the page.
          </ErrorState>
        )}
        {data && shown.length > 0 && (
          <CatalogueGrid
            artworks={shown}
            wall={wall}
            renderCardActions={(artwork) => (
              <CardActions
                artwork={artwork}
                salesMode={salesMode}
                onEnlarge={workPictures(artwork).length > 0 ? () => setEnlarged(artwork) : undefined}
                onInquire={() => setInquired(artwork)}
                favorite={
                  <FavoriteWord
                    title={artwork.title}
                    isSaved={favorites.isSaved(artwork.id)}
                    onPress={() => favorites.toggle(artwork.id)}
                  />
                }
              />
            )}
          />
        )}
        {data && shown.length === 0 && (
          <EmptyState
            action={<Button onClick={() => setFilter({ text: '', series: 'all' })}>Clear filters</Button>}
          >
            No artworks found matching your search criteria.
          </EmptyState>
        )}
      </div>
      {inquired && (
        <Suspense>
          <InquiryDialog title={inquired.title || UNTITLED} onClose={() => setInquired(null)} />
        </Suspense>
      )}
      {enlarged && (
        <Suspense>
          <ArtworkLightbox
            title={enlarged.title || UNTITLED}
            pictures={workPictures(enlarged)}
            onClose={() => setEnlarged(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}
