import { isApiError, photoEditionsQuery } from '@gallery/api-client';
import { photoTitle } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { Button, ButtonLink, ErrorState, LoadingState, Skeleton } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { InquiryList } from './inquiry-list';
import { gatePath, type SheetEvent, type SheetPhoto } from './live-prints';
import { problemText } from './problem-text';
import styles from './purchase-sheet.module.css';
import { PurchaseForm } from './purchase-form';

/** Between two looks at the counts, in milliseconds; the socket's `prints_changed` is faster. */
const COUNTS_EVERY_MS = 10_000;

export interface PurchaseSheetProps {
  event: SheetEvent;
  /** Another photo starts with nothing chosen. */
  photo: SheetPhoto;
  /** The word Close; Escape is the view's around it. */
  onClose: () => void;
}

/**
 * The purchase options of a photo, beside the view that shows it. Takes the height it is given and scrolls inside;
 * narrow, it stands beneath the picture. Its counts follow `photoEditionsQuery`: invalidate that when the socket says
 * `prints_changed`. A modal view around it closes while `useCollectorAccess` is open, whose dialog is another remote's: the
 * two would take the focus from each other for ever. What was chosen is kept meanwhile.
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
        <Button variant="word" onClick={onClose}>
          Close
        </Button>
        <p className={styles.lead}>Printed by the studio from the event’s file, signed and numbered.</p>
      </header>
      {photo.isWithdrawn || !photo.isAvailableForOrder ? (
        <Aside>
          <ErrorState>This photograph cannot be ordered.</ErrorState>
        </Aside>
      ) : (
        <Offer key={photo.id} event={event} photo={photo} />
      )}
    </section>
  );
}

function Offer({ event, photo }: Omit<PurchaseSheetProps, 'onClose'>) {
  const { brand, salesMode } = useGallerySettings(({ settings }) => settings);
  const { data: editions, ...query } = useQuery({
    ...photoEditionsQuery(event.id, photo.id),
    staleTime: 0,
    refetchInterval: COUNTS_EVERY_MS,
  });

  if (query.isPending) {
    return (
      <Aside>
        <LoadingState>Loading purchase options...</LoadingState>
        <Skeleton height="4.25rem" />
        <Skeleton height="4.25rem" />
        <Skeleton height="4.25rem" />
      </Aside>
    );
  }
  if (!editions) {
    return (
      <Aside>
        {isApiError(query.error, 'pass_required') ? (
          <ErrorState detail={problemText(query.error)} action={<ToGate event={event} />}>
            Your access to this event has ended.
          </ErrorState>
        ) : (
          <ErrorState
            detail={problemText(query.error)}
            action={
              <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
                Retry
              </Button>
            }
          >
            The purchase options could not be loaded.
          </ErrorState>
        )}
      </Aside>
    );
  }
  if (salesMode === 'inquire') {
    return (
      <Aside>
        <InquiryList title={photoTitle(photo)} editions={editions} salesEmail={brand.email} />
      </Aside>
    );
  }
  return <PurchaseForm event={event} photo={photo} editions={editions} isStale={query.isError} />;
}

const Aside = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;

const ToGate = ({ event }: { event: SheetEvent }) => (
  <ButtonLink render={(parts) => <Link to={gatePath(event)} {...parts} />}>Join Live Event</ButtonLink>
);
