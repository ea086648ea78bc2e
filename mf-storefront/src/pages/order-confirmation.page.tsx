import { inventoryQuery, isApiError } from '@gallery/api-client';
import { quoteOrder } from '@gallery/domain';
import {
  isLiveItem,
  notify,
  useCart,
  useCheckoutDraft,
  useGallerySettings,
  useOrderData,
} from '@gallery/session';
import { cartQuoteLines, orderItems, orderOrigin, referencedItems } from '@gallery/session/ordering';
import {
  Button,
  ButtonLink,
  EmptyState,
  Notice,
  Page,
  PageHeading,
  Section,
  TextAreaField,
  WordLink,
} from '@gallery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { InquiryOnly } from '../features/cart/inquiry-only';
import { takeOverPrices } from '../features/cart/use-cart-truth';
import { takeOverLivePrices } from '../features/cart/use-live-offers';
import { emptyForm } from '../features/checkout/checkout-form';
import { checkoutRequest, isReadyToPay } from '../features/confirmation/checkout-request';
import { ReviewAddress, ReviewItems, ReviewSums } from '../features/confirmation/order-review';
import { usePurchase } from '../features/confirmation/use-purchase';
import { useReturnedPayment } from '../features/confirmation/use-returned-payment';
import { LiveEventLink } from '../live-event-link';
import { usePageHead } from '../page-head';
import styles from './order-confirmation.page.module.css';

/** The review before payment: what, to whom, for how much, and the purchase button. */
export function Component() {
  const { brand, salesMode, taxMode, cardFeeMode } = useGallerySettings((state) => state.settings);
  const cart = useCart((state) => state.items);
  const orderData = useOrderData((state) => state.orderData);
  const draft = useCheckoutDraft();
  const queries = useQueryClient();
  const returned = useReturnedPayment();
  usePageHead('Order confirmation', brand.name);

  const purchase = usePurchase(async (caught) => {
    notifyCheckoutError(brand.email);
    if (isApiError(caught, 'quote_changed')) {
      // A catalogue that cannot be read leaves the old prices: the server refuses again, nothing is charged.
      await Promise.allSettled([
        queries.query({ ...inventoryQuery(), staleTime: 0 }).then(takeOverPrices),
        takeOverLivePrices(queries),
      ]);
    }
  });

  if (typeof returned === 'object')
    return <Navigate to={`/order-success?session_id=${returned.paid}`} replace />;
  if (salesMode === 'inquire') return <InquiryOnly salesEmail={brand.email} />;
  if (cart.length === 0) return <NoOrder />;

  const items = orderItems(cart);
  const livePrint = cart.find(isLiveItem);
  const reviewed = cart.flatMap((line) =>
    orderItems([line]).map((item) => ({
      ...item,
      id: line.id,
      year: line.year,
      imageUrl: line.imageUrl,
      eventId: line.eventId,
    })),
  );
  const billing = orderData?.billingInfo ?? emptyForm.billing;
  const shipping = orderData?.shippingInfo ?? emptyForm.shipping;
  const quote = quoteOrder({ lines: cartQuoteLines(items), billing, shipping, taxMode, cardFeeMode });

  const start = () => {
    if (!isReadyToPay({ items, billing })) return notifyCheckoutError(brand.email);
    void purchase.start(
      checkoutRequest({
        items: referencedItems(cart),
        billing,
        shipping,
        quote,
        draft,
        broughtBy: orderOrigin(),
        origin: window.location.origin,
      }),
    );
  };

  return (
    <Page>
      <PageHeading>Order confirmation</PageHeading>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {/* Stands from the start, so that the answer moves nothing. */}
          {returned === 'asking' && (
            <Notice title="Looking up your payment...">
              The prints that are held for you become free again unless you have paid.
            </Notice>
          )}
          {returned === 'released' && (
            <Notice title="Payment cancelled">
              Nothing was charged, and the prints that were held for you are free again.
            </Notice>
          )}
          <Section title="Works">
            <ReviewItems items={reviewed} />
          </Section>
          <Section title="Details">
            <div className={styles.addresses}>
              <ReviewAddress name="Billing" address={billing} />
              <ReviewAddress name="Shipping" address={shipping} />
            </div>
            <p>
              <WordLink render={(parts) => <Link to="/cart" {...parts} />}>Change</WordLink>
            </p>
          </Section>
          <Section title="Notes">
            <TextAreaField
              label="Anything we should know (optional)"
              hint="Production takes about 3–5 weeks. If you need rush production, say when: we reply with a quote."
              maxLength={2_000}
              value={draft.notes}
              onChange={(event) => draft.update({ notes: event.target.value })}
            />
          </Section>
        </div>
        <div className={styles.aside}>
          <Section title="Total" layout="stacked">
            <ReviewSums quote={quote} cardFeeMode={cardFeeMode} />
            {purchase.problem && (
              <div className={styles.notice}>
                <Notice tone="error">
                  {purchase.problem.text} {purchase.problem.kind === 'prints' && <ToCart />}
                  {purchase.problem.kind === 'pass' && livePrint && <LiveEventLink line={livePrint} />}
                  {purchase.problem.kind === 'inquiry' && (
                    <WordLink href={`mailto:${brand.email}`}>Write to us</WordLink>
                  )}
                </Notice>
              </div>
            )}
            <div className={styles.pay}>
              <Button
                variant="filled"
                isWide
                isBusy={purchase.isBusy || returned === 'asking'}
                busyText="Processing..."
                onClick={start}
              >
                Purchase Artwork
              </Button>
            </div>
            <p className={styles.terms}>
              Total includes taxes and card fees. Free delivery within 45 miles of central Dallas. You pay on
              a secure page of our payment provider; the prints are held for you meanwhile. To pay by check,
              wire or cash, <WordLink href={`mailto:${brand.email}`}>write to us</WordLink>: we reply within
              24 hours.
            </p>
          </Section>
        </div>
      </div>
    </Page>
  );
}

const ToCart = () => <WordLink render={(parts) => <Link to="/cart" {...parts} />}>Go to the cart</WordLink>;

function NoOrder() {
  return (
    <Page isPadded>
      <EmptyState
        heading="h1"
        detail="Please add items to your cart first."
        action={<ButtonLink render={(parts) => <Link to="/fine-art" {...parts} />}>Fine Art</ButtonLink>}
      >
        No Order Found
      </EmptyState>
    </Page>
  );
}

/** Every failure of the checkout is told in these words, for five seconds. */
function notifyCheckoutError(salesEmail: string): void {
  notify({
    title: 'Checkout Error',
    description: `Unable to process checkout. Please try again or contact ${salesEmail}`,
    tone: 'destructive',
    durationMs: 5_000,
  });
}
