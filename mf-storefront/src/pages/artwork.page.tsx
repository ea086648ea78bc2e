import { artworkQuery, inventoryQuery, isApiError, referenceOf } from '@gallery/api-client';
import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import {
  Button,
  ButtonLink,
  ErrorState,
  LoadingState,
  MuseumLabel,
  Page,
  Section,
  WordLink,
} from '@gallery/ui';
import { UNTITLED } from '@gallery/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ArtworkGallery } from '../features/artwork/artwork-gallery';
import { editionsLine, isOnInquiry, soleEdition } from '../features/artwork/edition-choice';
import { Description } from '../features/artwork/description';
import { FactsTable } from '../features/artwork/facts-table';
import { InquiryPanel } from '../features/artwork/inquiry-panel';
import { PurchasePanel } from '../features/artwork/purchase-panel';
import { ShareLinks } from '../features/artwork/share-links';
import { wholeEdition } from '../features/artwork/whole-edition';
import { addPrint } from '../features/cart/add-print';
import { RelatedWorksWaiting } from '../features/catalogue/related-works-waiting';
import { useNearView } from '../features/catalogue/use-near-view';
import { RESTORE_SCROLL } from '../features/catalogue/use-scroll-restore';
import { FavoriteWord } from '../features/favorites/favorite-word';
import { useFavorites } from '../features/favorites/use-favorites';
import { notifyCopied } from '../features/artwork/notify-copied';
import { InquiryForm } from '../features/inquiry/inquiry-form';
import { usePageHead } from '../page-head';
import { workPictures } from '../work-pictures';
import { HAS_VIEW_TRANSITIONS, useWorkTransition } from '../work-transition';
import styles from './artwork.page.module.css';

/** Milliseconds for which counts and prices of a work are taken as they are. */
const FRESH_FOR = 30_000;

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
    staleTime: FRESH_FOR,
    // A visitor who comes from the catalogue sees the work at once, from what the catalogue knew.
    placeholderData: () =>
      queries.getQueryData(inventoryQuery().queryKey)?.find((record) => record.slug === slug),
  });

  useMovedAddress(slug, artwork);

  if (isPending) {
    return (
      <Page isPadded>
        <LoadingState>Loading artwork...</LoadingState>
      </Page>
    );
  }
  if (isApiError(error, 'artwork_not_found')) return <NotFound />;
  if (!artwork) return <Failed error={error} onRetry={() => void refetch()} />;
  // The slug as key: another work starts with nothing chosen and its first picture.
  return <Artwork key={artwork.slug} artwork={artwork} />;
}

function Artwork({ artwork }: { artwork: ArtworkRecord }) {
  const { brand, salesMode, cardFeeMode, editionPolicy } = useGallerySettings((state) => state.settings);
  const navigate = useNavigate();
  const title = artwork.title || UNTITLED;
  const address = `/fine-art/${artwork.slug}`;
  const transition = useWorkTransition(artwork);
  const [chosenId, setChosenId] = useState(() => soleEdition(artwork.editionOptions)?.editionId ?? null);
  const chosen = artwork.editionOptions.find((option) => option.editionId === chosenId) ?? null;
  const favorites = useFavorites();
  usePageHead(title, brand.name, address);

  const isForInquiry = salesMode === 'inquire' || isOnInquiry(artwork.editionOptions);
  const purchase = (edition: EditionOption, frameStyle: string) => {
    addPrint(artwork, edition, frameStyle);
    void navigate('/cart');
  };

  return (
    <Page>
      <article className={styles.page}>
        <p className={styles.back}>
          <WordLink
            render={(parts) => (
              <Link to="/fine-art" state={RESTORE_SCROLL} viewTransition={HAS_VIEW_TRANSITIONS} {...parts} />
            )}
          >
            Back to Fine Art
          </WordLink>
        </p>
        <div className={styles.gallery}>
          <ArtworkGallery title={title} pictures={workPictures(artwork)} transition={transition} />
        </div>
        <div>
          <div className={styles.label}>
            <MuseumLabel
              title={title}
              heading="h1"
              series={artwork.series}
              year={artwork.year}
              medium={
                <>
                  {artwork.medium}
                  <br />
                  {editionsLine(artwork.editionOptions)}
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
            <FavoriteWord
              look="word"
              title={artwork.title}
              isSaved={favorites.isSaved(artwork.id)}
              onPress={() => favorites.toggle(artwork.id)}
            />
            <WordLink render={(parts) => <Link to={wallAddress(artwork.slug, chosen)} {...parts} />}>
              See it on your wall
            </WordLink>
          </div>
          <ShareLinks title={title} path={address} onCopied={notifyCopied} />
        </div>
        {artwork.description && (
          <div className={styles.prose}>
            <Description text={artwork.description} />
          </div>
        )}
        <div className={styles.facts}>
          <FactsTable
            cardFeeMode={cardFeeMode}
            isPriced={!isForInquiry}
            editionStatement={wholeEdition(artwork, editionPolicy)}
          />
        </div>
        <div className={styles.section}>
          <Section title="Ask about this work">
            <InquiryForm title={title} />
          </Section>
        </div>
        <div className={styles.section}>
          <Beside artwork={artwork} />
        </div>
      </article>
    </Page>
  );
}

/** The wall on which the work hangs in the size that was chosen. */
function wallAddress(slug: string, edition: EditionOption | null): string {
  return `/visualizer?${new URLSearchParams({ work: slug, ...(edition && { size: edition.size }) })}`;
}

// Without an answer there is nothing beside it: no reason to lose the page.
const SeenBeside = lazy(() =>
  import('../features/catalogue/seen-beside').catch(() => ({ default: () => <SeeMore /> })),
);

/** Related works, they and their code fetched when the visitor comes near: the first screen does not pay for them. */
function Beside({ artwork }: { artwork: ArtworkRecord }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  const waiting = (
    <Section title="Seen beside it">
      <RelatedWorksWaiting />
      <SeeMore />
    </Section>
  );
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <SeenBeside artwork={artwork} more={<SeeMore />} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function SeeMore() {
  return (
    <p className={styles.more}>
      <ButtonLink render={(parts) => <Link to="/fine-art#top" {...parts} />}>See More Artworks</ButtonLink>
    </p>
  );
}

/** A former address leads on to the one that the work has now. */
function useMovedAddress(asked: string, artwork: ArtworkRecord | undefined): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!artwork || artwork.slug === asked) return;
    queries.setQueryData(artworkQuery(artwork.slug).queryKey, artwork);
    void navigate(`/fine-art/${artwork.slug}`, { replace: true });
  }, [asked, artwork, queries, navigate]);
}

function NotFound() {
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

function Failed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
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
