import { inventoryQuery, errorReference } from '@gallery/api-client';
import type { ArtworkRecord } from '@gallery/contracts';
import { inCatalogOrder, UNTITLED_ARTWORK } from '@gallery/domain';
import { useGallerySettings, useWatchedArtworks } from '@gallery/session';
import { Button, ErrorState, Page } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CardActions, LightboxActions } from '../../features/catalog/card-actions';
import { CatalogControls } from '../../features/catalog/catalog-controls';
import {
  artworkCountLabel,
  matchesCatalogFilter,
  parseCatalogFilter,
  serializeCatalogFilter,
} from '../../features/catalog/catalog-filter';
import { CatalogGrid } from '../../features/catalog/catalog-grid';
import { CatalogSkeleton } from '../../features/catalog/catalog-skeleton';
import { NoArtworksFound } from '../../features/catalog/no-artworks-found';
import { useScrollRestoration } from '../../features/catalog/use-scroll-restoration';
import { visitSeed } from '../../visit-seed';
import { FavoriteButton } from '../../features/favorites/favorite-button';
import { useFavorites } from '../../features/favorites/use-favorites';
import { usePageHead } from '../../use-page-head';
import { artworkPictures } from '../../artwork-pictures';
import styles from './fine-art.page.module.css';

const ArtworkLightbox = lazy(() => import('../../features/artwork/artwork-lightbox'));
const InquiryDialog = lazy(() => import('../../features/inquiry/inquiry-dialog'));

/** The catalog: every artwork in the order of the visit, searched and filtered by the URL. */
export function Component() {
  const { salesMode, series } = useGallerySettings((state) => state.settings);
  const offered = series.filter(({ inFilter }) => inFilter);
  // Data never becomes stale by itself, so focus must refetch 'always' (this page only).
  const { data, error, isPending } = useQuery({ ...inventoryQuery(), refetchOnWindowFocus: 'always' });
  const [seed] = useState(visitSeed);
  const [params, setParams] = useSearchParams();
  const filter = parseCatalogFilter(params, offered);
  const ordered = useMemo(() => inCatalogOrder(data ?? [], seed), [data, seed]);
  const shown = ordered.filter((artwork) => matchesCatalogFilter(artwork, filter));
  const [enlarged, setEnlarged] = useState<ArtworkRecord | null>(null);
  const [inquired, setInquired] = useState<ArtworkRecord | null>(null);
  const favorites = useFavorites();
  const wall = useRef<HTMLUListElement>(null);
  usePageHead('Fine Art');
  useWatchedArtworks('all');
  useScrollRestoration(data !== undefined, wall);

  const setFilter = (next: typeof filter, state?: string) =>
    setParams((now) => serializeCatalogFilter(now, next), { replace: true, preventScrollReset: true, state });

  const favoriteOf = ({ id, title }: ArtworkRecord) => (
    <FavoriteButton title={title} isSaved={favorites.isSaved(id)} onClick={() => favorites.toggle(id)} />
  );

  return (
    <Page>
      <div className={styles.page} id="top">
        <CatalogControls
          series={offered}
          filter={filter}
          onChange={setFilter}
          count={shown.length > 0 ? artworkCountLabel(shown) : null}
        />
        {isPending && <CatalogSkeleton />}
        {error && !data && (
          <ErrorState
            reference={errorReference(error)}
            action={<Button onClick={() => window.location.reload()}>Refresh page</Button>}
          >
            Error loading fine art collection. Please refresh the page.
          </ErrorState>
        )}
        {data && shown.length > 0 && (
          <CatalogGrid
            artworks={shown}
            grid={wall}
            renderCardActions={(artwork) => (
              <CardActions
                artwork={artwork}
                salesMode={salesMode}
                onEnlarge={artworkPictures(artwork).length > 0 ? () => setEnlarged(artwork) : undefined}
                onInquire={() => setInquired(artwork)}
                favorite={favoriteOf(artwork)}
              />
            )}
          />
        )}
        {data && shown.length === 0 && (
          <NoArtworksFound onClear={() => setFilter({ text: '', series: 'all' })} />
        )}
      </div>
      {inquired && (
        <Suspense>
          <InquiryDialog title={inquired.title || UNTITLED_ARTWORK} onClose={() => setInquired(null)} />
        </Suspense>
      )}
      {enlarged && (
        <Suspense>
          <ArtworkLightbox
            title={enlarged.title || UNTITLED_ARTWORK}
            pictures={artworkPictures(enlarged)}
            onClose={() => setEnlarged(null)}
            actions={
              <LightboxActions
                artwork={enlarged}
                salesMode={salesMode}
                onInquire={() => {
                  setEnlarged(null);
                  setInquired(enlarged);
                }}
                favorite={favoriteOf(enlarged)}
              />
            }
          />
        </Suspense>
      )}
    </Page>
  );
}
