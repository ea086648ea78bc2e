import { artworkQuery, inventoryQuery, isApiError } from '@gallery/api-client';
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
import { relatedWorks, UNTITLED } from '@gallery/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ArtworkGallery } from '../features/artwork/artwork-gallery';
import { editionsLine, isOnInquiry } from '../features/artwork/edition-choice';
import { Description } from '../features/artwork/description';
import { FactsTable } from '../features/artwork/facts-table';
import { InquiryPanel } from '../features/artwork/inquiry-panel';
import { PurchasePanel } from '../features/artwork/purchase-panel';
import { ShareLinks } from '../features/artwork/share-links';
import { addPrint } from '../features/cart/add-print';
import { RelatedWorks } from '../features/catalogue/related-works';
import { RESTORE_SCROLL } from '../features/catalogue/use-scroll-restore';
import { visitSeed } from '../features/catalogue/visit-seed';
import { notifyCopied } from '../features/artwork/notify-copied';
import { InquiryForm } from '../features/inquiry/inquiry-form';
import { usePageHead } from '../page-head';
import { workPictures } from '../work-pictures';
import styles from './artwork.page.module.css';

/** Milliseconds for which counts and prices of a work are taken as they are. */
const FRESH_FOR = 30_000;

/** One work: its pictures, its editions, the way to buy it (S80–S103). Two addresses lead here (G28). */
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
  if (!artwork) return <Failed onRetry={() => void refetch()} />;
  // The slug as key: another work starts with nothing chosen and its first picture.
  return <Artwork key={artwork.slug} artwork={artwork} />;
}

function Artwork({ artwork }: { artwork: ArtworkRecord }) {
  const { brand, salesMode, cardFeeMode } = useGallerySettings((state) => state.settings);
  const navigate = useNavigate();
  const title = artwork.title || UNTITLED;
  const address = `/fine-art/${artwork.slug}`;
  const related = useRelatedWorks(artwork);
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
          <WordLink render={(parts) => <Link to="/fine-art" state={RESTORE_SCROLL} {...parts} />}>
            Back to Fine Art
          </WordLink>
        </p>
        <div className={styles.gallery}>
          <ArtworkGallery title={title} pictures={workPictures(artwork)} />
        </div>
        <div className={styles.purchase}>
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
            <PurchasePanel artwork={artwork} onPurchase={purchase} />
          )}
          <ShareLinks title={title} path={address} onCopied={notifyCopied} />
          <p className={styles.onWall}>
            <WordLink render={(parts) => <Link to={`/visualizer?work=${artwork.slug}`} {...parts} />}>
              See it on your wall
            </WordLink>
          </p>
        </div>
        {artwork.description && (
          <div className={styles.prose}>
            <Description text={artwork.description} />
          </div>
        )}
        <div className={styles.facts}>
          <FactsTable cardFeeMode={cardFeeMode} isPriced={!isForInquiry} />
        </div>
        <div className={styles.section}>
          <Section title="Ask about this work">
            <InquiryForm title={title} />
          </Section>
        </div>
        <div className={styles.section}>
          {related.length > 0 ? (
            <Section title="Seen beside it">
              <RelatedWorks artworks={related} />
              <SeeMore />
            </Section>
          ) : (
            <SeeMore />
          )}
        </div>
      </article>
    </Page>
  );
}

function SeeMore() {
  return (
    <p className={styles.more}>
      <ButtonLink render={(parts) => <Link to="/fine-art#top" {...parts} />}>See More Artworks</ButtonLink>
    </p>
  );
}

/** From the list of all works, which a visitor who came by the catalogue has already (S95, S102). */
function useRelatedWorks(artwork: ArtworkRecord): ArtworkRecord[] {
  const { data: works = [] } = useQuery(inventoryQuery());
  const [seed] = useState(visitSeed);
  return useMemo(() => relatedWorks(artwork, works, seed), [artwork, works, seed]);
}

/** A former address leads on to the one that the work has now (G29). */
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

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Page isPadded>
      <ErrorState heading="h1" action={<Button onClick={onRetry}>Try again</Button>}>
        This artwork could not be loaded.
      </ErrorState>
    </Page>
  );
}
