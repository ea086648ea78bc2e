import { inventoryRecordQuery, currentPricesQuery, INVENTORY_KEY, setLiveStatus } from '@gallery/api-client';
import type { InventoryRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoney, formatSize } from '@gallery/domain';
import { TextButton } from '../../components/actions/text-button';
import { PublicArtworkLink } from '../../components/catalog/public-artwork-link';
import { QueryState } from '../../components/feedback/query-state';
import { EditionTracking } from './edition-tracking';
import { ArtworkBase } from './artwork-facts';
import styles from './artwork-record.module.css';
import { toBookPrices } from '../../components/catalog/price-book-tables';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { salesFile } from './sales-file';

export interface ArtworkRecordProps {
  artworkId: string;
  onEdit: () => void;
  /** The print ledger of the work: each number with its state, and what can be done with it. */
  renderLedger?: (work: InventoryRecord) => ReactNode;
}

/** Everything about an artwork: pictures, facts, its editions size by size. */
export function ArtworkRecord({ artworkId, onEdit, renderLedger }: ArtworkRecordProps) {
  const query = useQuery(inventoryRecordQuery(artworkId));
  return (
    <QueryState query={query} subject="artwork" failed="The work could not be read." missing="Item not found">
      {(work) => (
        <div className={styles.record}>
          <p className={styles.actions}>
            <PublicArtworkLink slug={work.slug}>View Public Page</PublicArtworkLink>
            <TextButton onClick={onEdit}>Edit Details</TextButton>
            <GenerateSalesButton work={work} />
            <LiveStatusSwitch work={work} />
          </p>
          <ArtworkPictures work={work} />
          <ArtworkBase work={work} />
          <section className={styles.part}>
            <h3 className={styles.title}>Edition tracking</h3>
            <EditionTracking work={work} />
            <SquarePrintPrices />
          </section>
          {renderLedger?.(work)}
        </div>
      )}
    </QueryState>
  );
}

/** The square prices that this dialog's text lists: a reading of the price book of its own. */
function SquarePrintPrices() {
  const { data: prices } = useQuery(currentPricesQuery());
  if (!prices) return null;
  const lines = Object.entries(toBookPrices(prices).readings.info_text).map(
    ([size, { priceCents }]) => `${formatSize(size)} ${formatMoney(priceCents)}`,
  );
  return <p className={styles.quiet}>Square prints: {lines.join('; ')}.</p>;
}

/** Every picture of an artwork, the photograph itself first. */
function ArtworkPictures({ work }: { work: InventoryRecord }) {
  return (
    <ul className={styles.pictures} aria-label="Pictures">
      {work.artworkImages.map((picture) => (
        <li key={`artwork ${picture.id}`} className={styles.picture}>
          <Picture picture={picture} sizes="12rem" />
        </li>
      ))}
      {work.catalogueImages.map((picture) => (
        <li key={`catalogue ${picture.id}`} className={styles.picture}>
          <Picture picture={picture} sizes="12rem" />
        </li>
      ))}
    </ul>
  );
}

/** Shows an artwork on the site or takes it off; an archived one comes back. */
function LiveStatusSwitch({ work: { id, liveStatus, archivedAt } }: { work: InventoryRecord }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...setLiveStatus(id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: INVENTORY_KEY }),
  });
  const isLive = liveStatus === 'live';
  return (
    <>
      <TextButton isBusy={isPending} onClick={() => mutate(isLive ? 'hidden' : 'live')}>
        {isLive ? 'Hide from site' : archivedAt ? 'Restore to site' : 'Show on site'}
      </TextButton>
      <ErrorNotice title="The live status was not changed." failure={error} />
    </>
  );
}

/** Downloads what somebody who sells the artwork has to know. */
function GenerateSalesButton({ work }: { work: InventoryRecord }) {
  const download = () => {
    const { name, text } = salesFile(work);
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return <TextButton onClick={download}>Generate Sales</TextButton>;
}
