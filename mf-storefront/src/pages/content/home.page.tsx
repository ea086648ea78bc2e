import { artworksQuery, siteContentQuery, inventoryQuery } from '@gallery/api-client';
import type { ArtworkCard } from '@gallery/contracts';
import { useGallerySettings, useWatchedArtworks } from '@gallery/session';
import { ErrorState, Page, PageLoading } from '@gallery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { ArtworkAvailability, artworkForSaleFromCard } from '../../features/catalog/artwork-availability';
import { visitSeed } from '../../visit-seed';
import { AboutTeaser, FeatureBlocks, Mission } from '../../features/landing/landing-sections';
import { ArtworkCarousel } from '../../features/landing/carousel/artwork-carousel';
import { AvailableAt } from '../../features/landing/available-at/available-at';
import { BehindTheScenes } from '../../features/landing/behind-the-scenes';
import { CarouselSkeleton } from '../../features/landing/carousel/carousel-skeleton';
import { Hero } from '../../features/landing/hero';
import { usePageHead } from '../../use-page-head';
import styles from './home.page.module.css';

/** The landing page. Empty site content is left out; the artworks are shown even if it cannot be loaded. */
export function Component() {
  const { brand, charity } = useGallerySettings((state) => state.settings);
  const site = useQuery(siteContentQuery());
  const { data: artworks = [] } = useQuery(artworksQuery());
  const home = site.data?.home;
  usePageHead('');
  useInventoryPrefetch();
  // The carousel announces its label itself.
  useWatchedArtworks('all', { isAnnounced: false });

  if (site.isPending) {
    return <PageLoading title={brand.name} />;
  }
  return (
    <>
      {home && <Hero home={home} />}
      <Page>
        <div className={styles.sections}>
          {!home && (
            <ErrorState heading="h1" onRetry={() => void site.refetch()}>
              This page could not be loaded.
            </ErrorState>
          )}
          {home && home.features.length > 0 && <FeatureBlocks features={home.features} />}
          <FeaturedArtworks />
          {home && (
            <div className={styles.studio}>
              <AboutTeaser teaser={home.teaser} />
              {home.behindTheScenes && <BehindTheScenes scenes={home.behindTheScenes} />}
            </div>
          )}
          {home?.availableAt && <AvailableAt place={home.availableAt} artworks={artworks} />}
          {home && <Mission mission={{ ...home.mission, link: home.mission.link ?? charity }} />}
        </div>
      </Page>
    </>
  );
}

const availabilityOf = (artwork: ArtworkCard) => (
  <ArtworkAvailability artwork={artworkForSaleFromCard(artwork)} />
);

/** The carousel with its loading and error states. */
function FeaturedArtworks() {
  const { data: artworks, isPending, refetch } = useQuery(artworksQuery());
  const [seed] = useState(visitSeed);
  if (isPending) return <CarouselSkeleton />;
  if (!artworks) {
    return <ErrorState onRetry={() => void refetch()}>The artworks could not be loaded.</ErrorState>;
  }
  if (artworks.length === 0) return null;
  return <ArtworkCarousel artworks={artworks} seed={seed} availabilityOf={availabilityOf} />;
}

/** When the page and its pictures have had the connection for long enough. */
const PREFETCH_DELAY_MS = 4_000;

/** Prefetches the inventory for the catalog, the likeliest next page. */
function useInventoryPrefetch(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // The catalog fetches again and shows the error.
    const ahead = () => queryClient.query(inventoryQuery()).catch(() => undefined);
    const timer = setTimeout(() => void ahead(), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [queryClient]);
}
