import { isApiError, paymentRequestQuery } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import { PageLoading, Section } from '@gallery/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { loadPaymentKey } from '../../features/payment/payment-key.store';
import { PaymentNextSteps, PaymentSummary } from '../../features/payment/payment-summary';
import { clearCartWithSnapshot, discardCartSnapshot } from '../../features/orders/cart-snapshot.store';
import { DigitalFileLink } from '../../features/orders/order-receipt';
import { PaymentOutcomeScreen } from '../../features/orders/payment-outcome-screen';
import { nextPollDelay, paymentRequestOutcome } from '../../features/orders/payment-outcome';
import { OrderUnavailable } from '../../features/orders/order-unavailable';
import { UnverifiedOrder } from '../../features/orders/unverified-order';
import { usePageHead } from '../../use-page-head';
import styles from './payment-success.page.module.css';

/**
 * The return from the payment page. The server says what happened; Stripe's `redirect_status` is not trusted. An
 * unpaid visit can restore the cart.
 */
export function Component() {
  const { brand } = useGallerySettings(({ settings }) => settings);
  const [params] = useSearchParams();
  const paymentIntent = params.get('payment_intent');
  const clientSecret = params.get('payment_intent_client_secret') ?? undefined;
  const key = (paymentIntent && loadPaymentKey(paymentIntent)) ?? undefined;
  const isAsked = Boolean(paymentIntent && (key ?? clientSecret));
  const { data: request, ...query } = useQuery({
    ...paymentRequestQuery({ reference: paymentIntent ?? '', ...(key ? { key } : { clientSecret }) }),
    ...(isAsked ? {} : { queryFn: skipToken }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      nextPollDelay(state.data && paymentRequestOutcome(state.data), state.dataUpdateCount),
  });
  usePageHead('Payment');

  useEffect(clearCartWithSnapshot, []);
  const outcome = request && paymentRequestOutcome(request);
  useEffect(() => {
    if (outcome === 'paid') discardCartSnapshot();
  }, [outcome]);

  if (isAsked && query.isPending) {
    return <PageLoading title="Payment">Looking up your payment...</PageLoading>;
  }
  if (!request && query.isError && !isApiError(query.error, 'payment_request_not_found'))
    return (
      <OrderUnavailable
        subject="payment"
        error={query.error}
        salesEmail={brand.email}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (!request || outcome === undefined) return <UnverifiedOrder salesEmail={brand.email} />;
  if (outcome === 'unpaid')
    return (
      <UnverifiedOrder
        salesEmail={brand.email}
        unpaidDetail={UNPAID_DETAIL}
        retryHref={key && paymentPagePath(paymentIntent, key)}
      />
    );
  return (
    <PaymentOutcomeScreen
      orderNumber={request.orderNumber}
      outcome={outcome}
      salesEmail={brand.email}
      thanks={`${request.customerName}, we have received your payment. We have emailed a confirmation to ${request.email}.`}
      summary={
        <div className={styles.summary}>
          <PaymentSummary request={request} />
        </div>
      }
      actions={
        request.files.length > 0 && (
          <Section title="Your files">
            {request.files.map((file) => (
              <DigitalFileLink key={file.url} title={file.title} file={file} />
            ))}
          </Section>
        )
      }
      nextSteps={<PaymentNextSteps />}
      onCheck={() => void query.refetch()}
      isChecking={query.isFetching}
    />
  );
}

const UNPAID_DETAIL = 'Nothing was charged. You can still pay with the link in our email while it is valid.';

/** The payment page again. */
const paymentPagePath = (paymentIntent: string | null, key: string): string =>
  `/checkout?${new URLSearchParams({ payment_intent: paymentIntent ?? '', key }).toString()}`;
