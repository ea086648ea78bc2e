import { receiptQuery } from '@gallery/api-client';
import { useCheckoutDraft, useGallerySettings } from '@gallery/session';
import {
  ErrorState,
  LoadingState,
  Page,
  PageHeading,
  Section,
  Button,
  ButtonLink,
  WordLink,
} from '@gallery/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  clearWithSnapshot,
  dropSnapshot,
  restoreCart,
  useCartSnapshot,
} from '../features/receipt/cart-snapshot.store';
import { nextPoll, outcomeOf } from '../features/receipt/receipt-poll';
import { NextSteps, ReceiptLines, ReceiptSums } from '../features/receipt/receipt-view';
import { usePageHead } from '../page-head';
import styles from './order-success.page.module.css';

/**
 * Where both payment paths come back to (S177, G34). The server says what happened: nothing is believed from the
 * address, and an unpaid visit offers the cart back (G35).
 */
export function Component() {
  const { brand } = useGallerySettings((state) => state.settings);
  const [params] = useSearchParams();
  const sessionId = params.get('session_id');
  const { data: receipt, ...query } = useQuery({
    ...receiptQuery(sessionId ?? ''),
    ...(sessionId === null ? { queryFn: skipToken } : {}),
    refetchInterval: ({ state }) => nextPoll(state.data, state.dataUpdateCount),
  });
  usePageHead('Order', brand.name);

  useEffect(clearWithSnapshot, []);
  const outcome = receipt && outcomeOf(receipt);
  useEffect(() => {
    if (outcome === 'paid') {
      dropSnapshot();
      useCheckoutDraft.getState().clear();
    }
  }, [outcome]);

  if (sessionId !== null && query.isPending) {
    return (
      <Page isPadded>
        <LoadingState>Looking up your order...</LoadingState>
      </Page>
    );
  }
  if (!receipt) return <Unverified salesEmail={brand.email} />;
  if (outcome === 'unpaid') return <Unverified salesEmail={brand.email} isUnpaid />;

  return (
    <Page>
      <PageHeading aside={`Order ${receipt.orderNumber}`} hasRule>
        {HEADINGS[outcome ?? 'pending']}
      </PageHeading>
      <div className={styles.parts}>
        <div className={styles.lead}>
          {outcome === 'pending' ? (
            <>
              <output>We are waiting for your bank. This page follows by itself.</output>
              <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
                Check again
              </Button>
            </>
          ) : outcome === 'refunded' ? (
            <p>The payment has been returned to you. Write to us at {brand.email} with any question.</p>
          ) : (
            <p>
              {receipt.customerName}, your order is confirmed. A confirmation goes to {receipt.email}.
            </p>
          )}
        </div>
        <Section title="Order summary">
          <div className={styles.summary}>
            <ReceiptLines lines={receipt.lines} isPaid={outcome === 'paid'} />
            <div className={styles.sums}>
              <ReceiptSums receipt={receipt} />
            </div>
          </div>
        </Section>
        {outcome === 'paid' && (
          <Section title="What happens next">
            <NextSteps />
          </Section>
        )}
        <nav className={styles.links} aria-label="Continue">
          <ButtonLink render={(parts) => <Link to="/fine-art" {...parts} />}>Continue shopping</ButtonLink>
          <WordLink
            href={`mailto:${brand.email}?subject=${encodeURIComponent(`Order ${receipt.orderNumber}`)}`}
          >
            Contact us
          </WordLink>
        </nav>
      </div>
    </Page>
  );
}

const HEADINGS = {
  paid: 'Thank you',
  pending: 'Your payment is on its way',
  refunded: 'Your order was refunded',
};

/** No paid order stands behind this address: nothing is claimed, and the cart can be had back. */
function Unverified({ salesEmail, isUnpaid = false }: { salesEmail: string; isUnpaid?: boolean }) {
  const canRestore = useCartSnapshot((snapshot) => snapshot.isKept);
  return (
    <Page isPadded>
      <ErrorState
        heading="h1"
        detail={
          isUnpaid
            ? 'Nothing was charged for this order, and its prints are free again.'
            : `We could not find a paid order here. If your card was charged, write to ${salesEmail}.`
        }
        action={
          <>
            {canRestore && (
              <ButtonLink
                variant="filled"
                render={(parts) => <Link to="/cart" onClick={restoreCart} {...parts} />}
              >
                Restore my cart
              </ButtonLink>
            )}
            <ButtonLink render={(parts) => <Link to="/fine-art" {...parts} />}>Continue shopping</ButtonLink>
            <WordLink href={`mailto:${salesEmail}`}>Contact us</WordLink>
          </>
        }
      >
        {isUnpaid ? 'Your order was not paid' : 'No paid order found'}
      </ErrorState>
    </Page>
  );
}
