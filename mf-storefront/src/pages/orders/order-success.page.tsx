import { collectorQuery, isApiError, receiptQuery } from '@gallery/api-client';
import { useCheckoutDraft, useGallerySettings } from '@gallery/session';
import { PageLoading } from '@gallery/ui';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { clearCartWithSnapshot, discardCartSnapshot } from '../../features/orders/cart-snapshot.store';
import { OrderDelivery } from '../../features/orders/order-delivery';
import { findBoughtLine, BoughtPrint } from '../../features/orders/bought-print';
import { PaymentOutcomeScreen } from '../../features/orders/payment-outcome-screen';
import { nextPollDelay, receiptOutcome } from '../../features/orders/payment-outcome';
import { OrderNextSteps } from '../../features/orders/order-next-steps';
import { ReceiptLines, ReceiptPrice } from '../../features/orders/order-receipt';
import { OrderUnavailable } from '../../features/orders/order-unavailable';
import { UnverifiedOrder } from '../../features/orders/unverified-order';
import { usePageHead } from '../../use-page-head';
import styles from './order-success.page.module.css';

/**
 * The return from Stripe's checkout page. The server says what happened, the address is not trusted, and an unpaid
 * visit can restore the cart.
 */
export function Component() {
  const { brand } = useGallerySettings((state) => state.settings);
  const [params] = useSearchParams();
  const queryClient = useQueryClient();
  const sessionId = params.get('session_id');
  const { data: receipt, ...query } = useQuery({
    ...receiptQuery(sessionId ?? ''),
    ...(sessionId === null ? { queryFn: skipToken } : {}),
    refetchInterval: ({ state }) =>
      nextPollDelay(state.data && receiptOutcome(state.data), state.dataUpdateCount),
  });
  usePageHead('Order');

  useEffect(clearCartWithSnapshot, []);
  const outcome = receipt && receiptOutcome(receipt);
  useEffect(() => {
    if (outcome === 'paid') {
      discardCartSnapshot();
      useCheckoutDraft.getState().clear();
      // Read as the page opened, perhaps before the order raised the collector's level.
      void queryClient.invalidateQueries({ queryKey: collectorQuery().queryKey });
    }
  }, [outcome, queryClient]);

  if (sessionId !== null && query.isPending) {
    return <PageLoading title="Order">Looking up your order...</PageLoading>;
  }
  if (!receipt && query.isError && !isApiError(query.error, 'checkout_session_not_found'))
    return (
      <OrderUnavailable
        subject="order"
        error={query.error}
        salesEmail={brand.email}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (!receipt || outcome === undefined) return <UnverifiedOrder salesEmail={brand.email} />;
  if (outcome === 'unpaid') return <UnverifiedOrder salesEmail={brand.email} unpaidDetail={UNPAID_DETAIL} />;
  const placed = findBoughtLine(receipt.lines);
  return (
    <PaymentOutcomeScreen
      orderNumber={receipt.orderNumber}
      outcome={outcome}
      salesEmail={brand.email}
      thanks={`${receipt.customerName}, your order is confirmed. We have emailed a confirmation to ${receipt.email}.`}
      work={placed && <BoughtPrint line={placed} />}
      summary={
        <div className={styles.summary}>
          <ReceiptLines lines={receipt.lines} isPaid={outcome === 'paid'} />
          <div className={styles.sums}>
            <ReceiptPrice receipt={receipt} isToday />
          </div>
        </div>
      }
      actions={
        <OrderDelivery
          receipt={receipt}
          onChange={(changed) => queryClient.setQueryData(receiptQuery(sessionId ?? '').queryKey, changed)}
        />
      }
      nextSteps={<OrderNextSteps />}
      onCheck={() => void query.refetch()}
      isChecking={query.isFetching}
    />
  );
}

const UNPAID_DETAIL = 'Nothing was charged for this order, and its prints have been released.';
