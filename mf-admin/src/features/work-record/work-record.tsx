import { inventoryRecordQuery } from '@gallery/api-client';
import type { InventoryRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PublicPageLink } from '../../parts/public-page-link';
import { QueryState } from '../../parts/query-state';
import { EditionTracking } from './edition-tracking';
import { GenerateSales } from './generate-sales';
import { LiveStatusSwitch } from './live-status-switch';
import { PriceText } from './price-text';
import { WorkFacts } from './work-facts';
import { WorkPictures } from './work-pictures';
import styles from './work-record.module.css';

export interface WorkRecordProps {
  workId: string;
  onEdit: () => void;
  /** The print ledger of the work: each number with its state, and what can be done with it. */
  renderLedger?: (work: InventoryRecord) => ReactNode;
}

/** Everything about a work: pictures, facts, its editions size by size. */
export function WorkRecord({ workId, onEdit, renderLedger }: WorkRecordProps) {
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
            <PublicPageLink slug={work.slug}>View Public Page</PublicPageLink>
            <Button variant="word" onClick={onEdit}>
              Edit Details
            </Button>
            <GenerateSales work={work} />
            <LiveStatusSwitch work={work} />
          </p>
          <WorkPictures work={work} />
          <WorkFacts work={work} />
          <section className={styles.part}>
            <h3 className={styles.title}>Edition tracking</h3>
            <EditionTracking work={work} />
            <PriceText />
          </section>
          {renderLedger?.(work)}
        </div>
      )}
    </QueryState>
  );
}
