import { paymentRequestQuery } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import { LoadingState, Page } from '@gallery/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { keptPaymentKey } from '../features/payment/payment-key.store';
import { PaymentSteps, PaymentSums } from '../features/payment/payment-sums';
import { clearWithSnapshot, dropSnapshot } from '../features/receipt/cart-snapshot.store';
import { OrderScreen } from '../features/receipt/order-screen';
import { nextPoll, outcomeOfRequest } from '../features/receipt/receipt-poll';
import { UnverifiedOrder } from '../features/receipt/unverified-order';
import { usePageHead } from '../page-head';
import styles from './payment-success.page.module.css';

/**
 * Where the payment page comes back to. The server says what happened; Stripe's `redirect_status` is not
 * believed. A visit without a paid request offers the cart back.
 */
export function Component() {
  const { brand } = useGallerySettings(({ settings }) => settings);
  const [params] = useSearchParams();
  const paymentIntent = params.get('payment_intent');
  const clientSecret = params.get('payment_intent_client_secret') ?? undefined;
  const key = (paymentIntent && keptPaymentKey(paymentIntent)) ?? undefined;
  const isAsked = Boolean(paymentIntent && (key ?? clientSecret));
  const { data: request, ...query } = useQuery({
    ...paymentRequestQuery({ paymentIntent: paymentIntent ?? '', ...(key ? { key } : { clientSecret }) }),
    ...(isAsked ? {} : { queryFn: skipToken }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      nextPoll(state.data && outcomeOfRequest(state.data), state.dataUpdateCount),
  });
  usePageHead('Payment', brand.name);

  useEffect(clearWithSnapshot, []);
  const outcome = request && outcomeOfRequest(request);
  useEffect(() => {
    if (outcome === 'paid') dropSnapshot();
  }, [outcome]);

  if (isAsked && query.isPending) {
    return (
      <Page isPadded>
        <LoadingState>Looking up your payment...</LoadingState>
      </Page>
    );
  }
  if (!request || outcome === undefined) return <UnverifiedOrder salesEmail={brand.email} />;
  if (outcome === 'unpaid')
    return (
      <UnverifiedOrder
        salesEmail={brand.email}
        unpaidDetail={UNPAID}
        retryHref={key && paymentPage(paymentIntent, key)}
      />
    );
  return (
    <OrderScreen
      orderNumber={request.orderNumber}
      outcome={outcome}
      salesEmail={brand.email}
      thanks={`${request.customerName}, your payment has arrived. A confirmation goes to ${request.email}.`}
      summary={
        <div className={styles.summary}>
          <PaymentSums request={request} total={outcome === 'paid' ? 'Total paid' : 'Total'} />
        </div>
      }
      nextSteps={<PaymentSteps />}
      onCheck={() => void query.refetch()}
      isChecking={query.isFetching}
    />
  );
}

const UNPAID = 'Nothing was charged. The link in our mail still leads to the payment as long as it is valid.';

/** The payment page once more. */
const paymentPage = (paymentIntent: string | null, key: string): string =>
  `/checkout?${new URLSearchParams({ payment_intent: paymentIntent ?? '', key }).toString()}`;
