import { receiptQuery } from '@gallery/api-client';
import { useCheckoutDraft, useGallerySettings } from '@gallery/session';
import { LoadingState, Page } from '@gallery/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { clearWithSnapshot, dropSnapshot } from '../features/receipt/cart-snapshot.store';
import { OrderScreen } from '../features/receipt/order-screen';
import { nextPoll, outcomeOf } from '../features/receipt/receipt-poll';
import { NextSteps, ReceiptLines, ReceiptSums } from '../features/receipt/receipt-view';
import { UnverifiedOrder } from '../features/receipt/unverified-order';
import { usePageHead } from '../page-head';
import styles from './order-success.page.module.css';

/**
 * Where Stripe's own page comes back to. The server says what happened: nothing is believed from the
 * address, and an unpaid visit offers the cart back.
 */
export function Component() {
  const { brand } = useGallerySettings((state) => state.settings);
  const [params] = useSearchParams();
  const sessionId = params.get('session_id');
  const { data: receipt, ...query } = useQuery({
    ...receiptQuery(sessionId ?? ''),
    ...(sessionId === null ? { queryFn: skipToken } : {}),
    refetchInterval: ({ state }) => nextPoll(state.data && outcomeOf(state.data), state.dataUpdateCount),
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
  if (!receipt || outcome === undefined) return <UnverifiedOrder salesEmail={brand.email} />;
  if (outcome === 'unpaid') return <UnverifiedOrder salesEmail={brand.email} unpaidDetail={UNPAID} />;
  return (
    <OrderScreen
      orderNumber={receipt.orderNumber}
      outcome={outcome}
      salesEmail={brand.email}
      thanks={`${receipt.customerName}, your order is confirmed. A confirmation goes to ${receipt.email}.`}
      summary={
        <div className={styles.summary}>
          <ReceiptLines lines={receipt.lines} isPaid={outcome === 'paid'} />
          <div className={styles.sums}>
            <ReceiptSums receipt={receipt} />
          </div>
        </div>
      }
      nextSteps={<NextSteps />}
      onCheck={() => void query.refetch()}
      isChecking={query.isFetching}
    />
  );
}

const UNPAID = 'Nothing was charged for this order, and its prints are free again.';
