import {
  inventoryRecordQuery,
  currentPricesQuery,
  INVENTORY,
  invalidateAdmin,
  updateLiveStatus,
} from '@gallery/api-client';
import type { InventoryRecord, InventoryRow } from '@gallery/contracts';
import { formatMoney, formatSize } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Picture, TextLink, EditionStock } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { PublicArtworkLink } from '../../components/catalog/public-artwork-link';
import { QueryState } from '../../components/feedback/query-state';
import styles from './artwork-record.module.css';
import { toBookPrices } from '../../components/catalog/price-book-amounts';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { salesFile } from './sales-file';
import { Fact, FactList } from '../../components/records/fact-list';
import { AvailabilityLabel, LiveStatusLabel } from '../../components/catalog/artwork-status-labels';

interface ArtworkRecordProps {
  artworkId: string;
  onEdit: () => void;
  /** The print ledger of the work: each number with its state, and what can be done with it. */
  renderLedger?: (work: InventoryRecord) => ReactNode;
}

/** Everything about an artwork: pictures, facts, its editions size by size. */
export function ArtworkRecord({ artworkId, onEdit, renderLedger }: ArtworkRecordProps) {
  const query = useQuery(inventoryRecordQuery(artworkId));
  return (
    <QueryState
      query={query}
      subject="artwork"
      failed="The artwork could not be loaded."
      missing="Item not found"
    >
      {(work) => (
        <div className={styles.record}>
          <p className={styles.actions}>
            {work.liveStatus === 'live' && (
              <PublicArtworkLink slug={work.slug}>View Public Page</PublicArtworkLink>
            )}
            <TextButton onClick={onEdit}>Edit Details</TextButton>
            <GenerateSalesButton work={work} />
            <LiveStatusSwitch work={work} />
          </p>
          <ArtworkPictures work={work} />
          <ArtworkBase work={work} />
          <section className={styles.part}>
            <h2 className={styles.title}>Edition tracking</h2>
            <EditionTracking work={work} />
            <SquarePrintPrices />
          </section>
          {renderLedger?.(work)}
        </div>
      )}
    </QueryState>
  );
}

/** The square prices that this dialog's text lists: a separate reading of the price book. */
function SquarePrintPrices() {
  const { data: prices } = useQuery(currentPricesQuery());
  if (!prices) return null;
  const lines = Object.entries(toBookPrices(prices).readings.info_text).map(
    ([size, { priceCents }]) => `${formatSize(size)} ${formatMoney(priceCents)}`,
  );
  return <p className={styles.quiet}>Square prints: {lines.join('; ')}.</p>;
}

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

/** Shows an artwork on the site or takes it off; an archived one is restored. */
function LiveStatusSwitch({ work: { id, title, liveStatus, archivedAt } }: { work: InventoryRecord }) {
  const queryClient = useQueryClient();
  const isLive = liveStatus === 'live';
  const { mutate, isPending, error } = useMutation({
    ...updateLiveStatus(id),
    onSuccess: () => {
      showToast({ title: isLive ? `${title} is hidden` : `${title} is on the site` });
      return invalidateAdmin(queryClient, [INVENTORY]);
    },
  });
  return (
    <>
      <TextButton isBusy={isPending} onClick={() => mutate({ liveStatus: isLive ? 'hidden' : 'live' })}>
        {archivedAt ? 'Restore to site' : LIVE_STATUS_ACTIONS[liveStatus]}
      </TextButton>
      <ErrorNotice title="The live status was not changed." failure={error} />
    </>
  );
}

const LIVE_STATUS_ACTIONS: Record<InventoryRecord['liveStatus'], string> = {
  live: 'Hide from site',
  hidden: 'Show on site',
  draft: 'Publish',
};

/** Downloads what someone who sells the artwork needs to know. */
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

const formatDollars = (price: number): string => formatMoney(Math.round(price * 100));

function ArtworkBase({ work }: { work: InventoryRecord }) {
  return (
    <FactList>
      <Fact label="Price">
        {work.price === null ? 'Price on inquiry' : `From ${formatDollars(work.price)}`}
      </Fact>
      <Fact label="Unsold value">{formatDollars(work.unsoldValue)}</Fact>
      <Fact label="Orientation">{work.orientation}</Fact>
      <Fact label="Tier">{work.tier}</Fact>
      <Fact label="Availability">
        <AvailabilityLabel availability={work.availability} />
      </Fact>
      <Fact label="Live status">
        <LiveStatusLabel status={work.liveStatus} />
        {work.archivedAt && ' (archived)'}
      </Fact>
      <Fact label="Gallery credit">{work.galleryCredit || 'None'}</Fact>
      <Fact label="Purchase link">
        {work.purchaseLink ? (
          <TextLink href={work.purchaseLink} target="_blank" rel="noreferrer">
            {work.purchaseLink}
          </TextLink>
        ) : (
          'None'
        )}
      </Fact>
    </FactList>
  );
}

function EditionTracking({ work }: { work: InventoryRecord }) {
  return (
    <div className={styles.editions}>
      {work.editions.map((edition) => {
        const { editionId, size, label, kind, totalEditions, soldEditions, heldEditions } = edition;
        const remaining = totalEditions - soldEditions;
        const difference = work.differences.find((each) => each.size === size);
        return (
          <details key={editionId} className={styles.edition}>
            <summary className={styles.summary}>
              <span className={styles.size}>
                {formatSize(size)}
                {label && (
                  <span className={styles.quiet}>{kind === 'custom' ? ` Custom ${label}` : ` ${label}`}</span>
                )}
              </span>
              <EditionStock total={totalEditions} sold={soldEditions} held={heldEditions} size="dense">
                {edition.enabled ? `${remaining} of ${totalEditions} remaining` : 'Not offered'}
              </EditionStock>
            </summary>
            <FactList>
              <Fact label="Price">
                {formatDollars(edition.price)}
                {difference && (
                  <span className={styles.differs}>
                    {' '}
                    differs from the price book, {formatDollars(difference.bookPrice)}
                  </span>
                )}
              </Fact>
              <Fact label="Edition">{totalEditions}</Fact>
              <Fact label="Sold">{soldEditions}</Fact>
              <Fact label="On hold">{heldEditions}</Fact>
              <Fact label="Frame">{edition.frameSize ?? 'Unframed'}</Fact>
            </FactList>
          </details>
        );
      })}
    </div>
  );
}

interface ArtworkInformationDialogProps {
  row: Pick<InventoryRow, 'id' | 'title'>;
  onClose: () => void;
  onEdit: () => void;
  renderLedger?: ArtworkRecordProps['renderLedger'];
}

/** The Inventory & Information dialog of a row. */
export function ArtworkInformationDialog({
  row,
  onClose,
  onEdit,
  renderLedger,
}: ArtworkInformationDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={row.title} description="Inventory & Information" width="checkout">
      <ArtworkRecord artworkId={row.id} onEdit={onEdit} renderLedger={renderLedger} />
    </Dialog>
  );
}
