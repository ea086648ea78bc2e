import { inventoryQuery } from '@gallery/api-client';
import { useGallerySettings, useWatchedArtworks } from '@gallery/session';
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
import { useNavigate } from 'react-router';
import {
  editionPrice,
  resolveFrameStyle,
  isForSale,
  purchaseLabel,
} from '../../features/artwork/edition-options';
import { showCopyToast } from '../../features/artwork/copy-toast';
import { addPrintToCart } from '../../features/cart/add-print-to-cart';
import { displayableArtworks, UNFRAMED, type FramedPrint } from '../../features/visualizer/framed-print';
import { Visualizer } from '../../features/visualizer/visualizer';
import { usePageHead } from '../../use-page-head';
import styles from './visualizer.page.module.css';

/** Artworks at true scale on a wall. */
export function Component() {
  const { data, isPending, refetch } = useQuery(inventoryQuery());
  usePageHead('On your wall');
  const artworks = data && displayableArtworks(data);

  return (
    <Page>
      <PageHeading>On your wall</PageHeading>
      {isPending && <LoadingState>Loading the works...</LoadingState>}
      {!isPending && !artworks && (
        <ErrorState onRetry={() => void refetch()}>The works could not be loaded.</ErrorState>
      )}
      {artworks?.length === 0 && (
        <EmptyState action={<ButtonLink to="/fine-art">Return to Gallery</ButtonLink>}>
          There is no work to hang yet.
        </EmptyState>
      )}
      {artworks && artworks.length > 0 && (
        <Visualizer
          artworks={artworks}
          renderLabel={(artwork) => <FramedPrintLabel work={artwork} />}
          onCopyLink={(query) => void copyLink(query)}
        />
      )}
    </Page>
  );
}

/** The label of the print, with a link to its artwork and a purchase button where the gallery sells. */
function FramedPrintLabel({ work: { artwork, title, edition, frame } }: { work: FramedPrint }) {
  const salesMode = useGallerySettings((state) => state.settings.salesMode);
  const navigate = useNavigate();
  useWatchedArtworks([artwork.id]);
  const price = salesMode === 'inquire' ? null : editionPrice(edition);
  const style = resolveFrameStyle(edition, frame);
  const isSoldFramed = frame === UNFRAMED && edition.frameSize !== null;
  const purchase = () => {
    addPrintToCart(artwork, edition, style);
    void navigate('/cart');
  };
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
          <Button variant="filled" disabled={!isForSale(edition)} onClick={purchase}>
            {isForSale(edition) ? purchaseLabel(edition) : 'Sold Out'}
          </Button>
        )}
        <TextLink to={`/fine-art/${artwork.slug}`}>View this work</TextLink>
      </span>
    </ArtworkLabel>
  );
}

/** Browsers have no clipboard on pages without TLS. */
async function copyLink(query: string): Promise<void> {
  const address = new URL('/visualizer', window.location.origin);
  address.search = query;
  try {
    await navigator.clipboard.writeText(address.href);
    showCopyToast(true);
  } catch {
    showCopyToast(false);
  }
}
