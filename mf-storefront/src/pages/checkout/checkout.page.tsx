import type { PaymentRequestView } from '@gallery/contracts';
import { isApiError, paymentRequestQuery } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import {
  Button,
  ButtonLink,
  EmptyState,
  Page,
  PageHeading,
  Section,
  TextLink,
  PageLoading,
  PageError,
} from '@gallery/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { InquiryOnlyState } from '../../features/cart/inquiry-only-state';
import { closedPaymentMessage } from '../../features/payment/closed-payment-message';
import { PaymentForm } from '../../features/payment/payment-form';
import { savePaymentKey } from '../../features/payment/payment-key.store';
import { PaymentSummary } from '../../features/payment/payment-summary';
import { usePageHead } from '../../use-page-head';
import styles from './checkout.page.module.css';

/** The page of a payment link: the payment request and Stripe's card fields. */
export function Component() {
  const { brand, salesMode, stripeScript, stripePublishableKey } = useGallerySettings(
    ({ settings }) => settings,
  );
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const reference = params.get('payment_intent') ?? params.get('payment_request');
  const key = params.get('key');
  const proof = { reference: reference ?? '', key: key ?? '' };
  const isSelling = salesMode === 'purchase';
  const { data: request, ...query } = useQuery({
    ...paymentRequestQuery(proof),
    ...(isSelling && reference ? {} : { queryFn: skipToken }),
    // A page that is opened again must not show an old state.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  usePageHead('Checkout');

  useEffect(() => {
    if (request?.paymentIntent && key) savePaymentKey(request.paymentIntent, key);
  }, [request, key]);

  if (!isSelling) return <InquiryOnlyState salesEmail={brand.email} />;
  if (!reference) return <InvalidCheckout brandId={brand.id} />;
  if (query.isPending) {
    return <PageLoading title="Checkout">Loading the payment...</PageLoading>;
  }
  if (!request) {
    return isApiError(query.error, 'payment_request_not_found') ? (
      <InvalidCheckout
        brandId={brand.id}
        detail={`This payment link is not valid. If it came from us, write to ${brand.email}.`}
      />
    ) : (
      <PaymentUnavailable brandId={brand.id} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
    );
  }
  const closed = closedPaymentMessage(request);
  if (closed || request.clientSecret === null || stripePublishableKey === null) {
    return (
      <PaymentClosed
        salesEmail={brand.email}
        heading={closed?.heading ?? 'This payment cannot be made here at the moment'}
        detail={closed?.detail ?? 'Please write to us to arrange payment.'}
      />
    );
  }
  const { clientSecret } = request;
  return (
    <Page>
      <PageHeading aside={`Order ${request.orderNumber}`}>Checkout</PageHeading>
      <div className={styles.columns}>
        <Section title="Payment details" layout="stacked">
          <PaymentSummary request={request} />
        </Section>
        <Section title={formTitle(request)} layout="stacked">
          <PaymentForm
            request={request}
            proof={proof}
            salesEmail={brand.email}
            script={stripeScript}
            publishableKey={stripePublishableKey}
            clientSecret={clientSecret}
            returnUrl={`${window.location.origin}/payment-success`}
            onPaid={() => void navigate(`/payment-success?payment_intent=${request.paymentIntent}`)}
          />
          <p className={styles.terms}>
            Your card details go directly to our payment provider; we never see them. Questions?{' '}
            <TextLink href={`mailto:${brand.email}`}>Write to us</TextLink>
          </p>
        </Section>
      </div>
    </Page>
  );
}

const formTitle = ({ needsAddress, needsPhone }: PaymentRequestView): string =>
  needsAddress ? 'Shipping address and card' : needsPhone ? 'Phone and card' : 'Card';

/** There is no payment at this address. */
function InvalidCheckout({ brandId, detail }: { brandId: string; detail?: string }) {
  return (
    <PageError
      detail={detail ?? 'Please open the payment link in our email.'}
      action={
        <>
          <ButtonLink to={`/live-event/${brandId}`}>Return to Live Event</ButtonLink>
          <TextLink to="/">Home</TextLink>
        </>
      }
    >
      Invalid checkout session
    </PageError>
  );
}

interface UnreachedProps {
  brandId: string;
  isBusy: boolean;
  onRetry: () => void;
}

function PaymentUnavailable({ brandId, isBusy, onRetry }: UnreachedProps) {
  return (
    <PageError
      detail="Nothing was charged. Please try again in a moment."
      action={
        <>
          <Button isBusy={isBusy} onClick={onRetry}>
            Retry
          </Button>
          <TextLink to={`/live-event/${brandId}`}>Return to Live Event</TextLink>
        </>
      }
    >
      The payment could not be loaded
    </PageError>
  );
}

/** A payment request that is paid or cancelled. */
function PaymentClosed({
  heading,
  detail,
  salesEmail,
}: {
  heading: string;
  detail: string;
  salesEmail: string;
}) {
  return (
    <Page isPadded>
      <EmptyState
        heading="h1"
        detail={detail}
        action={
          <>
            <ButtonLink to="/fine-art">Continue shopping</ButtonLink>
            <TextLink href={`mailto:${salesEmail}`}>Contact us</TextLink>
          </>
        }
      >
        {heading}
      </EmptyState>
    </Page>
  );
}
