import { isApiError, eventPhotoEditionsQuery } from '@gallery/api-client';
import { eventPhotoTitle } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { Button, ButtonLink, ErrorState, LoadingState, Skeleton } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { InquiryList } from './inquiry-list';
import { gatePath, type PurchaseEvent, type PurchasePhoto } from './live-prints';
import { purchaseErrorMessage } from './purchase-error-message';
import styles from './purchase-sheet.module.css';
import { PurchaseForm } from './purchase-form';

/** How often stock is polled; `prints_changed` is faster. */
const REFETCH_INTERVAL_MS = 10_000;

export interface PurchaseSheetProps {
  event: PurchaseEvent;
  /** Another photo starts without a selection. */
  photo: PurchasePhoto;
  /** The Close button; the view around handles Escape. */
  onClose: () => void;
}

/**
 * The purchase options of a photo, beside the view that shows it. Fills its container and scrolls inside; on narrow
 * screens it is below the picture. Its stock is `eventPhotoEditionsQuery`: invalidate that on `prints_changed`. A
 * modal view around it must close while `useCollectorAccess` is open, because the two focus traps of different
 * remotes would fight forever. The selection survives that.
 */
export function PurchaseSheet({ event, photo, onClose }: PurchaseSheetProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 ref={heading} id={headingId} className={styles.title} tabIndex={-1}>
          Purchase options
        </h2>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
        <p className={styles.lead}>Printed, signed and numbered by the studio.</p>
      </header>
      {photo.isWithdrawn || !photo.isAvailableForOrder ? (
        <SheetBody>
          <ErrorState>This photograph cannot be ordered.</ErrorState>
        </SheetBody>
      ) : (
        <PurchaseOptions key={photo.id} event={event} photo={photo} />
      )}
    </section>
  );
}

function PurchaseOptions({ event, photo }: Omit<PurchaseSheetProps, 'onClose'>) {
  const { brand, salesMode } = useGallerySettings(({ settings }) => settings);
  const { data: editions, ...query } = useQuery({
    ...eventPhotoEditionsQuery(event.id, photo.id),
    staleTime: 0,
    refetchInterval: REFETCH_INTERVAL_MS,
  });

  if (query.isPending) {
    return (
      <SheetBody>
        <LoadingState>Loading purchase options...</LoadingState>
        <Skeleton height="4.25rem" />
        <Skeleton height="4.25rem" />
        <Skeleton height="4.25rem" />
      </SheetBody>
    );
  }
  if (!editions) {
    return (
      <SheetBody>
        {isApiError(query.error, 'pass_required') ? (
          <ErrorState detail={purchaseErrorMessage(query.error)} action={<GateLink event={event} />}>
            Your access to this event has expired. Please join it again.
          </ErrorState>
        ) : (
          <ErrorState
            detail={purchaseErrorMessage(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          >
            The purchase options could not be loaded.
          </ErrorState>
        )}
      </SheetBody>
    );
  }
  if (salesMode === 'inquire') {
    return (
      <SheetBody>
        <InquiryList title={eventPhotoTitle(photo)} editions={editions} salesEmail={brand.email} />
      </SheetBody>
    );
  }
  return <PurchaseForm event={event} photo={photo} editions={editions} isStale={query.isError} />;
}

const SheetBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;

const GateLink = ({ event }: { event: PurchaseEvent }) => (
  <ButtonLink to={gatePath(event)}>Join Live Event</ButtonLink>
);
