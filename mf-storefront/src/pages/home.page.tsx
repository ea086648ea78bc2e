import { artworksQuery, siteQuery } from '@gallery/api-client';
import type { ArtworkCard } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { Button, ErrorState, LoadingState, Page } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Availability, forSaleOfCard } from '../features/catalogue/availability';
import { useInventoryAhead } from '../features/catalogue/use-inventory-ahead';
import { visitSeed } from '../features/catalogue/visit-seed';
import { AboutTeaser } from '../features/landing/about-teaser';
import { ArtworkCarousel } from '../features/landing/artwork-carousel';
import { AvailableAt } from '../features/landing/available-at';
import { BehindTheScenes } from '../features/landing/behind-the-scenes';
import { CarouselLoading } from '../features/landing/carousel-loading';
import { FeatureBlocks } from '../features/landing/feature-blocks';
import { Hero } from '../features/landing/hero';
import { Mission } from '../features/landing/mission';
import { usePageHead } from '../page-head';
import styles from './home.page.module.css';

/** The way in. What the owner has not filled in is left out; the works stand whatever happens to the words. */
export function Component() {
  const { brand, charity } = useGallerySettings((state) => state.settings);
  const site = useQuery(siteQuery());
  const { data: artworks = [] } = useQuery(artworksQuery());
  const home = site.data?.home;
  usePageHead('', brand.name);
  useInventoryAhead();

  if (site.isPending) {
    return (
      <Page isPadded>
        <LoadingState>Loading...</LoadingState>
      </Page>
    );
  }
  return (
    <>
      {home && <Hero home={home} />}
      <Page>
        <div className={styles.sections}>
          {!home && (
            <ErrorState heading="h1" action={<Button onClick={() => void site.refetch()}>Try again</Button>}>
              This page could not be loaded.
            </ErrorState>
          )}
          {home && home.features.length > 0 && <FeatureBlocks features={home.features} />}
          <Works />
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

const availabilityOf = (artwork: ArtworkCard) => <Availability artwork={forSaleOfCard(artwork)} />;

/** The carousel, or what became of it. */
function Works() {
  const { data: artworks, isPending, refetch } = useQuery(artworksQuery());
  const [seed] = useState(visitSeed);
  if (isPending) return <CarouselLoading />;
  if (!artworks) {
    return (
      <ErrorState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The artworks could not be loaded.
      </ErrorState>
    );
  }
  if (artworks.length === 0) return null;
  return <ArtworkCarousel artworks={artworks} seed={seed} availabilityOf={availabilityOf} />;
}
