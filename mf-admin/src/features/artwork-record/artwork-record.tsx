import { inventoryRecordQuery } from '@gallery/api-client';
import type { InventoryRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PublicArtworkLink } from '../../components/catalog/public-artwork-link';
import { QueryState } from '../../components/feedback/query-state';
import { EditionTracking } from './edition-tracking';
import { GenerateSalesButton } from './generate-sales-button';
import { LiveStatusSwitch } from './live-status-switch';
import { SquarePrintPrices } from './square-print-prices';
import { ArtworkBase } from './artwork-facts';
import { ArtworkPictures } from './artwork-pictures';
import styles from './artwork-record.module.css';

export interface ArtworkRecordProps {
  artworkId: string;
  onEdit: () => void;
  /** The print ledger of the work: each number with its state, and what can be done with it. */
  renderLedger?: (work: InventoryRecord) => ReactNode;
}

/** Everything about a work: pictures, facts, its editions size by size. */
export function ArtworkRecord({ artworkId: workId, onEdit, renderLedger }: ArtworkRecordProps) {
  const query = useQuery(inventoryRecordQuery(workId));
  return (
    <QueryState
      query={query}
      loading="Loading artwork..."
      failed="The work could not be read."
      missing="Item not found"
    >
      {(work) => (
        <div className={styles.record}>
          <p className={styles.actions}>
            <PublicArtworkLink slug={work.slug}>View Public Page</PublicArtworkLink>
            <Button variant="text" onClick={onEdit}>
              Edit Details
            </Button>
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
