import { inventoryQuery, isApiError } from '@gallery/api-client';
import { PRODUCTION_TIME, REPLY_WITHIN, LOCAL_DELIVERY_MILES, quotePanelRows } from '@gallery/domain';
import {
  findAwaitedLine,
  isEventPhotoItem,
  showToast,
  useCart,
  useCheckoutDraft,
  useGallerySettings,
  useOrderData,
  useWaitingPlace,
} from '@gallery/session';
import { orderItems, orderAttribution, referencedOrderItems } from '@gallery/session/order-request';
import {
  Button,
  ButtonLink,
  EmptyState,
  Notice,
  Page,
  PageHeading,
  PricePanel,
  Section,
  TextAreaField,
  TextLink,
} from '@gallery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { SuggestedArtwork } from '../../components/suggested-artwork';
import { receiveLabels, useQuote } from '../../components/price/use-quote';
import { findCatalogOffer } from '../../features/cart/cart-line-errors';
import { InquiryOnlyState } from '../../features/cart/inquiry-only-state';
import { applyCatalogPrices } from '../../features/cart/use-cart-stock-sync';
import { applyLivePrintPrices, useLivePrints } from '../../features/cart/use-live-print-offers';
import { usePreviewedPictures } from '../../features/cart/use-previewed-pictures';
import { emptyForm } from '../../features/checkout/checkout-form';
import { toCheckoutRequest, isReadyToPay } from '../../features/order-review/checkout-request';
import { ReviewAddress, ReviewItems } from '../../features/order-review/order-review';
import { usePurchase } from '../../features/order-review/use-purchase';
import { WaitingRoom } from '../../features/order-review/waiting-room';
import { useAbandonedCheckout } from '../../features/order-review/use-abandoned-checkout';
import { LiveEventLink } from '../../components/live-event-link';
import { usePageHead } from '../../use-page-head';
import styles from './order-confirmation.page.module.css';

/** The review before payment: prints, addresses, totals, and the purchase button. */
export function Component() {
  const { brand, salesMode } = useGallerySettings((state) => state.settings);
  const cart = useCart((state) => state.items);
  const orderData = useOrderData((state) => state.orderData);
  const draft = useCheckoutDraft();
  const queryClient = useQueryClient();
  const place = useWaitingPlace((state) => state.place);
  const returned = useAbandonedCheckout();
  const awaited = findAwaitedLine(place, cart);
  const { data: inventory } = useQuery(inventoryQuery());
  const livePrints = useLivePrints(cart);
  const previewedPictures = usePreviewedPictures(cart);
  const billing = orderData?.billingInfo ?? emptyForm.billing;
  const shipping = orderData?.shippingInfo ?? emptyForm.shipping;
  const quoted = salesMode === 'inquire' ? [] : referencedOrderItems(cart);
  const quote = useQuote(quoted, { billing, shipping });
  usePageHead(awaited ? 'Waiting room' : 'Review your order');

  const purchase = usePurchase(async (error) => {
    showCheckoutError(brand.email);
    if (isApiError(error, 'quote_changed')) {
      // If the catalog cannot be loaded the old prices stay: the server refuses again, nothing is charged.
      await Promise.allSettled([
        queryClient.query({ ...inventoryQuery(), staleTime: 0 }).then(applyCatalogPrices),
        applyLivePrintPrices(queryClient),
      ]);
    }
  });

  if (typeof returned === 'object')
    return <Navigate to={`/order-success?session_id=${returned.paid}`} replace />;
  if (salesMode === 'inquire') return <InquiryOnlyState salesEmail={brand.email} />;
  if (cart.length === 0) return <EmptyOrder />;

  const labels = receiveLabels(quoted, quote);
  const livePrint = cart.find(isEventPhotoItem);
  const reviewed = cart
    .flatMap((line) => {
      const { artwork } = findCatalogOffer(line, inventory ?? []) ?? {};
      const unlisted = livePrints.get(line.id)?.picture ?? previewedPictures.get(line.artworkId);
      const picture = unlisted ?? artwork?.artworkImages[0] ?? artwork?.catalogueImages[0] ?? null;
      const { id, year, imageUrl, eventId } = line;
      return orderItems([line]).map((item) => ({ ...item, id, year, imageUrl, eventId, picture }));
    })
    .map((item, index) => ({ ...item, numbers: labels[index] ?? null }));
  const panelRows = quotePanelRows(quote, 'confirmation');
  const price = <PricePanel price={panelRows} />;

  const start = () => {
    if (!isReadyToPay({ items: quoted, billing })) return showCheckoutError(brand.email);
    void purchase.start(
      toCheckoutRequest({
        // In the waiting room the buyer takes whichever print becomes available.
        items: awaited ? quoted.map((item) => ({ ...item, editionNumbers: undefined })) : quoted,
        cartHoldIds: cart.flatMap(({ numbers = [] }) => numbers.flatMap((number) => number?.holdId ?? [])),
        billing,
        shipping,
        quote,
        draft,
        attribution: orderAttribution(),
        waitingRoomToken: place?.token,
        origin: window.location.origin,
      }),
    );
  };

  const awaitedItem = awaited && reviewed.find(({ id }) => id === awaited.id);
  if (place && awaited && awaitedItem)
    return (
      <WaitingRoom
        place={place}
        line={awaited}
        item={awaitedItem}
        purchase={purchase}
        totals={price}
        onCheckout={start}
      />
    );

  return (
    <Page>
      <PageHeading>Review your order</PageHeading>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {/* Rendered from the start, so that the result moves nothing. */}
          {returned === 'asking' && (
            <Notice title="Looking up your payment...">
              Prints held for you will be released unless you have paid.
            </Notice>
          )}
          {returned === 'released' && (
            <Notice title="Payment cancelled">
              Nothing was charged, and the prints held for you have been released.
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
              <TextLink to="/cart">Change</TextLink>
            </p>
          </Section>
          <Section title="Notes">
            <TextAreaField
              label="Anything we should know (optional)"
              hint={`Production takes about ${PRODUCTION_TIME}. If you need rush production, tell us your date and we will reply with a quote.`}
              maxLength={2_000}
              value={draft.notes}
              onChange={(event) => draft.update({ notes: event.target.value })}
            />
          </Section>
        </div>
        <div className={styles.aside}>
          <Section title="Total" layout="stacked">
            {price}
            {purchase.error && (
              <div className={styles.notice}>
                <Notice tone="error">
                  {purchase.error.text} {purchase.error.kind === 'prints' && <CartLink />}
                  {purchase.error.kind === 'pass' && livePrint && <LiveEventLink line={livePrint} />}
                  {purchase.error.kind === 'inquiry' && (
                    <TextLink href={`mailto:${brand.email}`}>Write to us</TextLink>
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
                Purchase Artwork, {panelRows.charged.amount}
              </Button>
            </div>
            <p className={styles.terms}>
              Total includes taxes and card fees. Free delivery within {LOCAL_DELIVERY_MILES} miles of central
              Dallas. You pay on our payment provider’s secure page; your prints are held while you pay. To
              pay by check, wire or cash,{' '}
              <TextLink
                href={`mailto:${brand.email}?subject=${encodeURIComponent('Paying by check, wire or cash')}`}
              >
                write to us
              </TextLink>
              : we reply within {REPLY_WITHIN}.
            </p>
          </Section>
        </div>
      </div>
    </Page>
  );
}

const CartLink = () => <TextLink to="/cart">Go to the cart</TextLink>;

function EmptyOrder() {
  return (
    <Page isPadded>
      <EmptyState
        heading="h1"
        artwork={<SuggestedArtwork />}
        detail="Please add items to your cart first."
        action={<ButtonLink to="/fine-art">Fine Art</ButtonLink>}
      >
        No Order Found
      </EmptyState>
    </Page>
  );
}

/** Every checkout error is shown in these words, for five seconds. */
function showCheckoutError(salesEmail: string): void {
  showToast({
    title: 'Checkout Error',
    description: `Unable to process checkout. Please try again or contact ${salesEmail}`,
    tone: 'destructive',
    durationMs: 5_000,
  });
}
