import { inventoryRecordQuery, isApiError } from '@gallery/api-client';
import type { InventoryRecord } from '@gallery/contracts';
import { Button, EmptyState, ErrorState, LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PublicPageLink } from '../../parts/public-page-link';
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

/** Everything about a work: pictures, facts, its editions size by size (A29, A30). */
export function WorkRecord({ workId, onEdit, renderLedger }: WorkRecordProps) {
  const { data: work, error, isFetching, refetch } = useQuery(inventoryRecordQuery(workId));
  if (work)
    return (
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
    );
  if (isApiError(error, 'artwork_not_found')) return <EmptyState>Item not found</EmptyState>;
  if (error)
    return (
      <ErrorState
        action={
          <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The work could not be read.
      </ErrorState>
    );
  return <LoadingState>Loading artwork...</LoadingState>;
}
