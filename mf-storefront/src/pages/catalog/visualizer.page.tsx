import { eventPhotoEditionsQuery, inventoryQuery, isApiError } from '@gallery/api-client';
import type { ArtworkRecord } from '@gallery/contracts';
import { formatMoney, holdNotice, isOnHold, resolveFrameStyle, toCents } from '@gallery/domain';
import { copyLink, useDateTimeFormat, useGallerySettings, useWatchedArtworks } from '@gallery/session';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingState,
  ArtworkLabel,
  Page,
  PageHeading,
  TextLink,
} from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { editionPrice, isForSale, purchaseLabel } from '../../features/artwork/edition-options';
import { addPrintToCart } from '../../features/cart/add-print-to-cart';
import {
  displayableArtworks,
  toDisplayableArtwork,
  UNFRAMED,
  type FramedPrint,
} from '../../features/visualizer/framed-print';
import { Visualizer } from '../../features/visualizer/visualizer';
import { usePageHead } from '../../use-page-head';
import styles from './visualizer.page.module.css';

const PurchaseDialog = lazy(() => import('../../features/artwork/purchase-dialog'));

/** Artworks, or an event photo named in the address, at true scale on a wall. */
export function Component() {
  const [params] = useSearchParams();
  const [eventId, photoId] = [params.get('event'), params.get('photo')];
  usePageHead('On your wall');
  return (
    <Page>
      <PageHeading>On your wall</PageHeading>
      {eventId && photoId ? <EventPhotoWall eventId={eventId} photoId={photoId} /> : <ArtworksWall />}
    </Page>
  );
}

function ArtworksWall() {
  const { data, isPending, refetch } = useQuery(inventoryQuery());
  const artworks = data && displayableArtworks(data);
  if (isPending) return <LoadingState>Loading the works...</LoadingState>;
  if (!artworks)
    return <ErrorState onRetry={() => void refetch()}>The works could not be loaded.</ErrorState>;
  if (artworks.length === 0) {
    return (
      <EmptyState action={<ButtonLink to="/fine-art">Return to Gallery</ButtonLink>}>
        There are no works to preview yet.
      </EmptyState>
    );
  }
  return (
    <Visualizer
      artworks={artworks}
      renderLabel={(artwork) => <FramedPrintLabel work={artwork} />}
      onCopyLink={(query) => void copyView(query)}
    />
  );
}

/** A live print in the frames of its purchase sheet; for holders of a pass to the event. */
function EventPhotoWall({ eventId, photoId }: { eventId: string; photoId: string }) {
  const { data: sheet, isPending, error, refetch } = useQuery(eventPhotoEditionsQuery(eventId, photoId));
  const eventPath = `/live-event/${encodeURIComponent(eventId)}`;
  if (isPending) return <LoadingState>Loading the photograph...</LoadingState>;
  if (!sheet) {
    const back = <ButtonLink to={eventPath}>Back to the live event</ButtonLink>;
    if (isApiError(error, 'pass_required'))
      return <ErrorState action={back}>This photograph is available only to guests of its event.</ErrorState>;
    if (isApiError(error) && error.status < 500)
      return <ErrorState action={back}>This photograph is no longer for sale.</ErrorState>;
    return <ErrorState onRetry={() => void refetch()}>The photograph could not be loaded.</ErrorState>;
  }
  return (
    <Visualizer
      artworks={[toDisplayableArtwork(photoId, sheet)]}
      renderLabel={({ edition }) => {
        const price = sheet.options.find(({ size }) => size === edition.size)?.price ?? null;
        return (
          <ArtworkLabel
            title={sheet.title}
            series={sheet.series}
            year={sheet.year}
            availability={price !== null && formatMoney(toCents(price))}
          >
            <TextLink to={`${eventPath}?photo=${encodeURIComponent(photoId)}`}>Purchase options</TextLink>
          </ArtworkLabel>
        );
      }}
      onCopyLink={(query) => void copyView(query)}
    />
  );
}

/** The label of the print, with a link to its artwork and a purchase button where the gallery sells. */
function FramedPrintLabel({
  work: { artwork, title, edition, frame },
}: {
  work: FramedPrint<ArtworkRecord>;
}) {
  const { salesMode, cardFeeMode } = useGallerySettings((state) => state.settings);
  const navigate = useNavigate();
  useWatchedArtworks([artwork.id]);
  const price = salesMode === 'inquire' ? null : editionPrice(edition);
  const style = resolveFrameStyle(edition, frame);
  const formatTime = useDateTimeFormat();
  const isSoldFramed = frame === UNFRAMED && edition.frameSize !== null;
  const [isPurchasing, setPurchasing] = useState(false);
  return (
    <ArtworkLabel
      title={title}
      series={artwork.series}
      year={artwork.year}
      medium={artwork.medium}
      availability={price !== null && isSoldFramed && `Sold framed, in ${style}`}
    >
      <span className={styles.actions}>
        {price !== null && (
          <Button variant="filled" disabled={!isForSale(edition)} onClick={() => setPurchasing(true)}>
            {purchaseLabel(edition)}
          </Button>
        )}
        <TextLink to={`/fine-art/${artwork.slug}`}>View this work</TextLink>
      </span>
      {isOnHold(edition) && holdNotice(edition, formatTime)}
      {isPurchasing && (
        <Suspense>
          <PurchaseDialog
            artwork={artwork}
            edition={edition}
            frameStyle={style}
            cardFeeMode={cardFeeMode}
            onClose={() => setPurchasing(false)}
            onAdd={(number) => {
              addPrintToCart(artwork, edition, style, number);
              void navigate('/cart');
            }}
          />
        </Suspense>
      )}
    </ArtworkLabel>
  );
}

/** Copies a link to what is shown. */
async function copyView(query: string): Promise<void> {
  const address = new URL('/visualizer', window.location.origin);
  address.search = query;
  await copyLink(address.href);
}
