import type { OrderReceipt } from '@gallery/contracts';
import { formatDate, isOrderNote, orderStatusLabel, orderStepLabel } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import { Button, OrderProgress, Page, PageHeading, Section, StatusBadge, TextLink } from '@gallery/ui';
import { useEffect, useRef } from 'react';
import { OrderDelivery } from './order-delivery';
import { ReceiptLines, ReceiptPrice } from './order-receipt';
import styles from './order-lookup-result.module.css';

export interface OrderLookupResultProps {
  receipt: OrderReceipt;
  salesEmail: string;
  onNewLookup: () => void;
  /** The order after its address was changed. */
  onChange: (receipt: OrderReceipt) => void;
}

/** A guest's order: its progress, its tracking, and its prints. */
export function OrderLookupResult({
  receipt,
  salesEmail,
  onNewLookup: onLookAgain,
  onChange,
}: OrderLookupResultProps) {
  const { orderNumber, status, createdAt, events, steps, pictures } = receipt;
  const timeZone = useTimeZone();
  const top = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className={styles.order}>
      <Page>
        <PageHeading aside={`Placed ${formatDate(createdAt, timeZone)}`} hasRule>
          Order {orderNumber}
        </PageHeading>
        <div className={styles.parts}>
          <div className={styles.lead}>
            <StatusBadge color={status}>{orderStatusLabel(status)}</StatusBadge>
            <DeliveryStatus receipt={receipt} />
          </div>
          <OrderDelivery receipt={receipt} onChange={onChange} />
          <Section title="Progress">
            <OrderProgress
              label={`History of order ${orderNumber}`}
              steps={steps.map(({ step, at, isDone }) => ({
                name: orderStepLabel(step),
                at: at === null ? null : { time: at, day: formatDate(at, timeZone) },
                isDone,
              }))}
              notes={events.filter(isOrderNote).map(({ status: name, at, note }) => ({
                name: orderStatusLabel(name),
                time: at,
                day: formatDate(at, timeZone),
                note,
              }))}
              pictures={pictures}
            />
          </Section>
          <Section title="Order summary">
            <div className={styles.summary}>
              <ReceiptLines lines={receipt.lines} isPaid={receipt.payment === 'paid'} />
              <div className={styles.sums}>
                <ReceiptPrice receipt={receipt} />
              </div>
            </div>
          </Section>
          <nav className={styles.links} aria-label="Continue">
            <Button onClick={onLookAgain}>Find another order</Button>
            <TextLink href={`mailto:${salesEmail}?subject=${encodeURIComponent(`Order ${orderNumber}`)}`}>
              Contact us
            </TextLink>
          </nav>
        </div>
      </Page>
    </div>
  );
}

/** Notes on payment, production and tracking. */
function DeliveryStatus({ receipt }: { receipt: OrderReceipt }) {
  const { payment, promisedBy, trackingNumber, trackingUrl } = receipt;
  const timeZone = useTimeZone();
  return (
    <>
      {payment !== 'paid' && <p>{PAYMENT_STATUS_TEXT[payment]}</p>}
      {promisedBy !== null && (
        <p>
          Your print will be ready by <time dateTime={promisedBy}>{formatDate(promisedBy, timeZone)}</time>;
          framing and delivery follow.
        </p>
      )}
      {trackingNumber !== null && <p className={styles.tracking}>Tracking number {trackingNumber}</p>}
      {trackingUrl !== null && (
        <TextLink href={trackingUrl} target="_blank" rel="noreferrer">
          Track your package
        </TextLink>
      )}
    </>
  );
}

const PAYMENT_STATUS_TEXT: Record<Exclude<OrderReceipt['payment'], 'paid'>, string> = {
  open: 'Awaiting payment.',
  expired: 'It was not paid, and nothing was charged.',
  failed: 'It was not paid, and nothing was charged.',
  refunded: 'Your payment has been refunded.',
};
