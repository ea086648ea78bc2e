import {
  artistNotesQuery,
  collectorCertificatesQuery,
  favoritesQuery,
  privateInventoryQuery,
} from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { useCart, useCollectorSession, useGallerySettings } from '@gallery/session';
import { Page, PageHeading, Section, WordLink } from '@gallery/ui';
import { Tabs } from '@gallery/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CertificateList } from '../features/certificates/certificate-list';
import { InquiryForm } from '../features/inquiry/inquiry-form';
import { inquiryWorks } from '../features/inquiry/inquiry-works';
import { ArtistNotes } from '../features/private-preview/artist-notes';
import { PreviewList } from '../features/private-preview/preview-list';
import { reservedPrint } from '../features/private-preview/reserved-print';
import { NoSavedWorks } from '../features/saved-works/no-saved-works';
import { SavedWorks } from '../features/saved-works/saved-works';
import { useRemoval } from '../features/saved-works/use-removal';
import { usePageTitle } from '../page-title';
import { Part } from '../parts/part';
import { underHeading } from '../parts/under-heading';
import { useTab } from '../parts/use-tab';
import styles from './portal.page.module.css';

const TABS = ['saved-works', 'private-preview', 'inquiry', 'certificates'] as const;

/** How often the preview looks what others hold, in milliseconds; a tab that nobody sees does not look. */
const LOOK_EVERY = 10_000;

/** The collector's portal. Its lists are asked for together and stand each for itself. */
export function Component() {
  const { selected, select } = useTab(TABS, 'saved-works');
  const sessionId = useCollectorSession((session) => session.sessionId);
  const favorites = useQuery(favoritesQuery(sessionId));
  const inventory = useQuery({
    ...privateInventoryQuery(),
    refetchInterval: selected === 'private-preview' ? LOOK_EVERY : false,
  });
  const notes = useQuery(artistNotesQuery());
  const certificates = useQuery(collectorCertificatesQuery());
  const [search] = useSearchParams();
  const isSelling = useGallerySettings(({ settings }) => settings.salesMode === 'purchase');
  const remove = useRemoval();
  const buy = useBuy();
  usePageTitle('Collector portal');

  return (
    <Page>
      <PageHeading
        hasRule
        aside={<WordLink render={(parts) => <Link to="/collector" {...parts} />}>Your dashboard</WordLink>}
      >
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
              word: 'Saved Works',
              content: (
                <Part query={favorites} name="saved works">
                  {(saved) => (
                    <SavedWorks
                      favorites={saved}
                      empty={<NoSavedWorks to="/fine-art">No saved works yet.</NoSavedWorks>}
                      onRemove={remove}
                    />
                  )}
                </Part>
              ),
            },
            {
              key: 'private-preview',
              word: 'Private Preview',
              content: (
                <div className={styles.preview}>
                  <Part query={inventory} name="private previews">
                    {({ works, serverAheadMs }) => (
                      <PreviewList
                        works={works}
                        serverAheadMs={serverAheadMs}
                        isSelling={isSelling}
                        onBuy={buy}
                        onChanged={inventory.refetch}
                      />
                    )}
                  </Part>
                  <Section title="Notes from the artist">
                    <Part query={notes} name="notes">
                      {(written) => <ArtistNotes notes={written} />}
                    </Part>
                  </Section>
                </div>
              ),
            },
            {
              key: 'inquiry',
              word: 'Inquiry',
              content: (
                <InquiryForm
                  works={inquiryWorks(favorites.data ?? [], inventory.data?.works ?? [])}
                  askedAbout={search.get('artwork')}
                />
              ),
            },
            {
              key: 'certificates',
              word: 'Certificates',
              content: (
                <Part query={certificates} name="certificates">
                  {(held) => <CertificateList certificates={held} onChanged={certificates.refetch} />}
                </Part>
              ),
            },
          ].map(underHeading)}
        />
      </div>
    </Page>
  );
}

/** Puts the number that the collector holds into the cart, as the artwork's page does with a print, and goes there. */
function useBuy(): (work: PreviewedArtwork) => void {
  const { items, add, remove } = useCart();
  const navigate = useNavigate();
  return (work) => {
    const print = reservedPrint(work);
    if (print === null) return;
    const line = items.find(({ id }) => id === print.id);
    // One number is bought once, however often the word is pressed; a number that ran out is not bought beside it.
    if (line?.reservedUntil !== print.reservedUntil) {
      if (line?.reservedUntil) remove(line);
      add(print);
    }
    void navigate('/cart');
  };
}
