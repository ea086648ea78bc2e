import { artworkQuery, inventoryQuery, isApiError } from '@gallery/api-client';
import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { Button, ButtonLink, ErrorState, LoadingState, MuseumLabel, Page, WordLink } from '@gallery/ui';
import { UNTITLED } from '@gallery/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { ArtworkGallery } from '../features/artwork/artwork-gallery';
import { editionsLine, isOnInquiry } from '../features/artwork/edition-choice';
import { Description } from '../features/artwork/description';
import { FactsTable } from '../features/artwork/facts-table';
import { InquiryPanel } from '../features/artwork/inquiry-panel';
import { PurchasePanel } from '../features/artwork/purchase-panel';
import { ShareLinks } from '../features/artwork/share-links';
import { addPrint } from '../features/cart/add-print';
import { RESTORE_SCROLL } from '../features/catalogue/use-scroll-restore';
import { notifyCopied } from '../features/artwork/notify-copied';
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
          <ShareLinks
            title={title}
            address={new URL(address, window.location.origin).href}
            onCopied={notifyCopied}
          />
        </div>
        {artwork.description && (
          <div className={styles.prose}>
            <Description text={artwork.description} />
          </div>
        )}
        <div className={styles.facts}>
          <FactsTable cardFeeMode={cardFeeMode} isPriced={!isForInquiry} />
        </div>
        <div className={styles.more}>
          <ButtonLink render={(parts) => <Link to="/fine-art#top" {...parts} />}>
            See More Artworks
          </ButtonLink>
        </div>
      </article>
    </Page>
  );
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
