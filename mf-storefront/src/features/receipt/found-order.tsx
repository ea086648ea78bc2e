import type { OrderReceipt } from '@gallery/contracts';
import { formatDay, statusWord } from '@gallery/domain';
import { Button, Page, PageHeading, Section, StatusBadge, WordLink } from '@gallery/ui';
import { useEffect, useRef } from 'react';
import styles from './found-order.module.css';
import { OrderProgress } from './order-progress';
import { ReceiptLines, ReceiptSums } from './receipt-view';

export interface FoundOrderProps {
  receipt: OrderReceipt;
  salesEmail: string;
  onLookAgain: () => void;
}

/** A guest's order: how far it is, where its parcel is, and what was bought. */
export function FoundOrder({ receipt, salesEmail, onLookAgain }: FoundOrderProps) {
  const { orderNumber, status, createdAt, events } = receipt;
  const top = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className={styles.order}>
      <Page>
        <PageHeading aside={`Placed ${formatDay(createdAt)}`} hasRule>
          Order {orderNumber}
        </PageHeading>
        <div className={styles.parts}>
          <div className={styles.lead}>
            <StatusBadge colour={status}>{statusWord(status)}</StatusBadge>
            <Whereabouts receipt={receipt} />
          </div>
          <Section title="Progress">
            <OrderProgress events={events} />
          </Section>
          <Section title="Order summary">
            <div className={styles.summary}>
              <ReceiptLines lines={receipt.lines} isPaid={receipt.payment === 'paid'} />
              <div className={styles.sums}>
                <ReceiptSums receipt={receipt} />
              </div>
            </div>
          </Section>
          <nav className={styles.links} aria-label="Continue">
            <Button onClick={onLookAgain}>Find another order</Button>
            <WordLink href={`mailto:${salesEmail}?subject=${encodeURIComponent(`Order ${orderNumber}`)}`}>
              Contact us
            </WordLink>
          </nav>
        </div>
      </Page>
    </div>
  );
}

/** What is to be said of the payment, when the prints are made, where the parcel is. */
function Whereabouts({ receipt }: { receipt: OrderReceipt }) {
  const { payment, promisedBy, trackingNumber, trackingUrl } = receipt;
  return (
    <>
      {payment !== 'paid' && <p>{PAYMENT_WORDS[payment]}</p>}
      {promisedBy !== null && (
        <p>
          Made for you by <time dateTime={promisedBy}>{formatDay(promisedBy)}</time>, before framing and
          delivery.
        </p>
      )}
      {trackingNumber !== null && <p className={styles.tracking}>Tracking number {trackingNumber}</p>}
      {trackingUrl !== null && (
        <WordLink href={trackingUrl} target="_blank" rel="noreferrer">
          Follow the parcel
        </WordLink>
      )}
    </>
  );
}

const PAYMENT_WORDS: Record<Exclude<OrderReceipt['payment'], 'paid'>, string> = {
  open: 'It waits for its payment.',
  expired: 'It was not paid, and nothing was charged.',
  failed: 'It was not paid, and nothing was charged.',
  refunded: 'The payment has been returned to you.',
};
