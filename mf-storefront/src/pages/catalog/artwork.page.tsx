import { artworkQuery, inventoryQuery, isApiError, referenceOf } from '@gallery/api-client';
import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import {
  Button,
  ButtonLink,
  ErrorState,
  LoadingState,
  ArtworkLabel,
  Page,
  Section,
  TextLink,
} from '@gallery/ui';
import { UNTITLED_ARTWORK } from '@gallery/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ArtworkGallery } from '../../features/artwork/artwork-gallery';
import { editionsLabel, isPriceOnInquiry, onlyEditionForSale } from '../../features/artwork/edition-options';
import { ArtworkDescription } from '../../features/artwork/artwork-description';
import { ArtworkFactsTable } from '../../features/artwork/artwork-facts-table';
import { InquiryPanel } from '../../features/artwork/inquiry-panel';
import { PurchasePanel } from '../../features/artwork/purchase-panel';
import { ShareLinks } from '../../features/artwork/share-links';
import { fullEditionStatement } from '../../features/artwork/full-edition-statement';
import { addPrintToCart } from '../../features/cart/add-print-to-cart';
import { RelatedArtworksSkeleton } from '../../features/catalog/related-artworks/related-artworks-skeleton';
import { useNearViewport } from '../../features/catalog/related-artworks/use-near-viewport';
import { RESTORE_SCROLL } from '../../features/catalog/use-scroll-restoration';
import { FavoriteButton } from '../../features/favorites/favorite-button';
import { useFavorites } from '../../features/favorites/use-favorites';
import { showCopyToast } from '../../features/artwork/copy-toast';
import { InquiryForm } from '../../features/inquiry/inquiry-form';
import { usePageHead } from '../../use-page-head';
import { artworkPictures } from '../../artwork-pictures';
import { HAS_VIEW_TRANSITIONS, useArtworkTransition } from '../../use-artwork-transition';
import styles from './artwork.page.module.css';

/** Milliseconds for which counts and prices of a work are taken as they are. */
const STALE_AFTER_MS = 30_000;

/** One work: its pictures, its editions, the way to buy it. Two addresses lead here. */
export function Component() {
  const { slug = '' } = useParams();
  const queries = useQueryClient();
  const {
    data: artwork,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...artworkQuery(slug),
    staleTime: STALE_AFTER_MS,
    // A visitor who comes from the catalogue sees the work at once, from what the catalogue knew.
    placeholderData: () =>
      queries.getQueryData(inventoryQuery().queryKey)?.find((record) => record.slug === slug),
  });

  useSlugRedirect(slug, artwork);

  if (isPending) {
    return (
      <Page isPadded>
        <LoadingState>Loading artwork...</LoadingState>
      </Page>
    );
  }
  if (isApiError(error, 'artwork_not_found')) return <EventNotFound />;
  if (!artwork) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  // The slug as key: another work starts with nothing chosen and its first picture.
  return <Artwork key={artwork.slug} artwork={artwork} />;
}

function Artwork({ artwork }: { artwork: ArtworkRecord }) {
  const { brand, salesMode, cardFeeMode, editionPolicy } = useGallerySettings((state) => state.settings);
  const navigate = useNavigate();
  const title = artwork.title || UNTITLED_ARTWORK;
  const address = `/fine-art/${artwork.slug}`;
  const transition = useArtworkTransition(artwork);
  const [chosenId, setChosenId] = useState(
    () => onlyEditionForSale(artwork.editionOptions)?.editionId ?? null,
  );
  const chosen = artwork.editionOptions.find((option) => option.editionId === chosenId) ?? null;
  const favorites = useFavorites();
  usePageHead(title, brand.name, address);

  const isForInquiry = salesMode === 'inquire' || isPriceOnInquiry(artwork.editionOptions);
  const purchase = (edition: EditionOption, frameStyle: string) => {
    addPrintToCart(artwork, edition, frameStyle);
    void navigate('/cart');
  };

  return (
    <Page>
      <article className={styles.page}>
        <p className={styles.back}>
          <TextLink
            render={(parts) => (
              <Link to="/fine-art" state={RESTORE_SCROLL} viewTransition={HAS_VIEW_TRANSITIONS} {...parts} />
            )}
          >
            Back to Fine Art
          </TextLink>
        </p>
        <div className={styles.gallery}>
          <ArtworkGallery title={title} pictures={artworkPictures(artwork)} transition={transition} />
        </div>
        <div>
          <div className={styles.label}>
            <ArtworkLabel
              title={title}
              heading="h1"
              series={artwork.series}
              year={artwork.year}
              medium={
                <>
                  {artwork.medium}
                  <br />
                  {editionsLabel(artwork.editionOptions)}
                </>
              }
              size="page"
            />
          </div>
          {isForInquiry ? (
            <InquiryPanel artwork={artwork} salesEmail={brand.email} />
          ) : (
            <PurchasePanel
              artwork={artwork}
              edition={chosen}
              onChoose={({ editionId }) => setChosenId(editionId)}
              onPurchase={purchase}
            />
          )}
          <div className={styles.ways}>
            <FavoriteButton
              look="text"
              title={artwork.title}
              isSaved={favorites.isSaved(artwork.id)}
              onClick={() => favorites.toggle(artwork.id)}
            />
            <TextLink render={(parts) => <Link to={visualizerPath(artwork.slug, chosen)} {...parts} />}>
              See it on your wall
            </TextLink>
          </div>
          <ShareLinks title={title} path={address} onCopied={showCopyToast} />
        </div>
        {artwork.description && (
          <div className={styles.prose}>
            <ArtworkDescription text={artwork.description} />
          </div>
        )}
        <div className={styles.facts}>
          <ArtworkFactsTable
            cardFeeMode={cardFeeMode}
            isPriced={!isForInquiry}
            editionStatement={fullEditionStatement(artwork, editionPolicy)}
          />
        </div>
        <div className={styles.section}>
          <Section title="Ask about this work">
            <InquiryForm title={title} />
          </Section>
        </div>
        <div className={styles.section}>
          <LazyRelatedArtworks artwork={artwork} />
        </div>
      </article>
    </Page>
  );
}

/** The wall on which the work hangs in the size that was chosen. */
function visualizerPath(slug: string, edition: EditionOption | null): string {
  return `/visualizer?${new URLSearchParams({ work: slug, ...(edition && { size: edition.size }) })}`;
}

// Without an answer there is nothing beside it: no reason to lose the page.
const RelatedArtworksSection = lazy(() =>
  import('../../features/catalog/related-artworks/related-artworks-section').catch(() => ({
    default: () => <SeeMoreLink />,
  })),
);

/** Related works, they and their code fetched when the visitor comes near: the first screen does not pay for them. */
function LazyRelatedArtworks({ artwork }: { artwork: ArtworkRecord }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const waiting = (
    <Section title="Seen beside it">
      <RelatedArtworksSkeleton />
      <SeeMoreLink />
    </Section>
  );
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <RelatedArtworksSection artwork={artwork} more={<SeeMoreLink />} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function SeeMoreLink() {
  return (
    <p className={styles.more}>
      <ButtonLink render={(parts) => <Link to="/fine-art#top" {...parts} />}>See More Artworks</ButtonLink>
    </p>
  );
}

/** A former address leads on to the one that the work has now. */
function useSlugRedirect(asked: string, artwork: ArtworkRecord | undefined): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!artwork || artwork.slug === asked) return;
    queries.setQueryData(artworkQuery(artwork.slug).queryKey, artwork);
    void navigate(`/fine-art/${artwork.slug}`, { replace: true });
  }, [asked, artwork, queries, navigate]);
}

function EventNotFound() {
  return (
    <Page isPadded>
      <ErrorState
        heading="h1"
        action={
          <ButtonLink render={(parts) => <Link to="/fine-art" {...parts} />}>Return to Gallery</ButtonLink>
        }
      >
        Artwork Not Found
      </ErrorState>
    </Page>
  );
}

function LoadFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <Page isPadded>
      <ErrorState
        heading="h1"
        reference={referenceOf(error)}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        This artwork could not be loaded.
      </ErrorState>
    </Page>
  );
}
