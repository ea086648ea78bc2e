import {
  artistNotesQuery,
  collectorCertificatesQuery,
  favoritesQuery,
  privatePreviewArtworksQuery,
} from '@gallery/api-client';
import type { PreviewedArtwork, FavoriteRecord } from '@gallery/contracts';
import {
  useCart,
  useCollectorSession,
  useGallerySettings,
  usePageTitle,
  useWatchedArtworks,
} from '@gallery/session';
import { Page, PageHeading, Section, TextLink } from '@gallery/ui';
import { Tabs } from '@gallery/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { UNTITLED_ARTWORK } from '@gallery/domain';
import { CertificateList } from '../features/certificates/certificate-list';
import { InquiryForm, type InquiryArtwork } from '../features/inquiry/inquiry-form';
import { ArtistNotes } from '../features/private-previews/artist-notes';
import { PrivatePreviewList } from '../features/private-previews/private-preview-list';
import { reservedCartItem } from '../features/private-previews/reserved-print';
import { NoSavedArtworks } from '../features/saved-artworks/no-saved-artworks';
import { SavedArtworks } from '../features/saved-artworks/saved-artworks';
import { useRemoveSavedArtwork } from '../features/saved-artworks/use-remove-saved-artwork';
import { QueryBoundary } from '../components/query-boundary';
import { tabWithHeading } from '../components/tab-with-heading';
import { useUrlTab } from '../components/use-url-tab';
import styles from './portal.page.module.css';

const TABS = ['saved-works', 'private-preview', 'inquiry', 'certificates'] as const;

/** How often the preview refetches what others reserve; not in a hidden tab. */
const REFETCH_INTERVAL_MS = 10_000;

/** The collector's portal. Its lists load in parallel and independently. */
export function Component() {
  const { selected, select } = useUrlTab(TABS, 'saved-works');
  const sessionId = useCollectorSession((session) => session.sessionId);
  const favorites = useQuery(favoritesQuery(sessionId));
  const inventory = useQuery({
    ...privatePreviewArtworksQuery(),
    refetchInterval: selected === 'private-preview' ? REFETCH_INTERVAL_MS : false,
  });
  const notes = useQuery(artistNotesQuery());
  const certificates = useQuery(collectorCertificatesQuery());
  const [search] = useSearchParams();
  const isSelling = useGallerySettings(({ settings }) => settings.salesMode === 'purchase');
  const remove = useRemoveSavedArtwork();
  const buy = useBuyReservedPrint();
  usePageTitle('Collector portal');
  useWatchedArtworks(inventory.data?.artworks.map(({ artworkId }) => artworkId) ?? [], {
    isAnnounced: selected === 'private-preview',
  });
  useWatchedArtworks(favorites.data?.map(({ artworkId }) => artworkId) ?? [], { isAnnounced: false });

  return (
    <Page>
      <PageHeading hasRule aside={<TextLink to="/collector">Your dashboard</TextLink>}>
        Collector portal
      </PageHeading>
      <div className={styles.tabs}>
        <Tabs
          label="Collector portal"
          selected={selected}
          onSelect={select}
          tabs={[
            {
              key: 'saved-works',
              label: 'Saved Works',
              content: (
                <QueryBoundary query={favorites} name="saved works">
                  {(saved) => (
                    <SavedArtworks
                      favorites={saved}
                      empty={<NoSavedArtworks to="/fine-art">No saved works yet.</NoSavedArtworks>}
                      onRemove={remove}
                    />
                  )}
                </QueryBoundary>
              ),
            },
            {
              key: 'private-preview',
              label: 'Private Preview',
              content: (
                <div className={styles.preview}>
                  <QueryBoundary query={inventory} name="private previews">
                    {({ artworks, serverClockOffsetMs: serverAheadMs }) => (
                      <PrivatePreviewList
                        works={artworks}
                        serverAheadMs={serverAheadMs}
                        isSelling={isSelling}
                        onBuy={buy}
                        onChanged={inventory.refetch}
                      />
                    )}
                  </QueryBoundary>
                  <Section title="Notes from the artist">
                    <QueryBoundary query={notes} name="notes">
                      {(written) => <ArtistNotes notes={written} />}
                    </QueryBoundary>
                  </Section>
                </div>
              ),
            },
            {
              key: 'inquiry',
              label: 'Inquiry',
              content: (
                <InquiryForm
                  artworks={listInquiryArtworks(favorites.data ?? [], inventory.data?.artworks ?? [])}
                  initialArtworkId={search.get('artwork')}
                />
              ),
            },
            {
              key: 'certificates',
              label: 'Certificates',
              content: (
                <QueryBoundary query={certificates} name="certificates">
                  {(held) => <CertificateList certificates={held} onChanged={certificates.refetch} />}
                </QueryBoundary>
              ),
            },
          ].map(tabWithHeading)}
        />
      </div>
    </Page>
  );
}

/** Adds the reserved print to the cart and opens it. */
function useBuyReservedPrint(): (work: PreviewedArtwork, frameStyle: string | null) => void {
  const { items, add, remove, setFrame } = useCart();
  const navigate = useNavigate();
  return (artwork, frameStyle) => {
    const print = reservedCartItem(artwork, frameStyle);
    if (print === null) return;
    const line = items.find(({ id }) => id === print.id);
    // A reserved print is bought once, however often the button is clicked; an expired one is not added.
    if (line?.reservedUntil !== print.reservedUntil) {
      if (line?.reservedUntil) remove(line);
      add(print);
    } else if (line) setFrame(line, 0, print.frameType);
    void navigate('/cart');
  };
}

type PreviewArtworkRef = Pick<PreviewedArtwork, 'artworkId' | 'title'>;
type SavedArtworkRef = Pick<FavoriteRecord, 'artworkId'> & {
  artwork: Pick<FavoriteRecord['artwork'], 'title'>;
};

/** Artworks that a collector can inquire about, each once: previewed ones first, then saved ones. */
function listInquiryArtworks(
  saved: readonly SavedArtworkRef[],
  shown: readonly PreviewArtworkRef[],
): InquiryArtwork[] {
  const artworks = [
    ...shown,
    ...saved.map(({ artworkId, artwork }) => ({ artworkId, title: artwork.title })),
  ].map(({ artworkId, title }) => ({ artworkId, title: title || UNTITLED_ARTWORK }));
  return artworks.filter(
    ({ artworkId }, at) => artworks.findIndex((artwork) => artwork.artworkId === artworkId) === at,
  );
}
