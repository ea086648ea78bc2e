import { collectorQuery, inventoryQuery } from '@gallery/api-client';
import { quotePanelRows, toDollars } from '@gallery/domain';
import {
  isEventPhotoItem,
  useCart,
  useCheckoutDraft,
  useCollectorSession,
  useGallerySettings,
  useOrderData,
  useWatchedArtworks,
  type CartItem,
} from '@gallery/session';
import { orderItems, photoOf, referencedOrderItems } from '@gallery/session/order-request';
import { Button, ButtonLink, EmptyState, Notice, Page, PageHeading } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { findCartLineError, preventsCheckout } from '../../features/cart/cart-line-errors';
import { CartLines } from '../../features/cart/cart-lines';
import { CartSummary } from '../../features/cart/cart-summary';
import { useAvailableNumbers } from '../../features/cart/use-cart-holds';
import { useCartStockSync } from '../../features/cart/use-cart-stock-sync';
import { findLivePrintError, useLivePrints } from '../../features/cart/use-live-print-offers';
import { usePreviewedPictures } from '../../features/cart/use-previewed-pictures';
import {
  deliveryAddress,
  emptyForm,
  requestedInstallation,
  orderAddresses,
  prefillFromCollector,
  withDeliveryZip,
  type CheckoutForm,
} from '../../features/checkout/checkout-form';
import { InquiryOnlyState } from '../../features/cart/inquiry-only-state';
import { SuggestedArtwork } from '../../components/suggested-artwork';
import { receiveLabels, useQuote, type QuotedItem } from '../../components/price/use-quote';
import { usePageHead } from '../../use-page-head';
import styles from './cart.page.module.css';

/** Lines of earlier releases may name their photo differently. */
const PHOTO_ID = /^[0-9a-f-]{36}$/;

const CheckoutDialog = lazy(() => import('../../features/checkout/checkout-dialog'));

/** The cart, its totals and the checkout dialog. */
export function Component() {
  const { brand, salesMode, orderLimits } = useGallerySettings((state) => state.settings);
  const items = useCart((cart) => cart.items);
  const { data: inventory } = useQuery({ ...inventoryQuery(), refetchOnMount: 'always' });
  const { data: collector } = useQuery(collectorQuery(useCollectorSession(({ sessionId }) => sessionId)));
  const [form, setForm] = useState(loadStoredForm);
  const [isCheckout, setCheckout] = useState(false);
  const navigate = useNavigate();
  usePageHead('Cart');
  useCartStockSync(inventory);
  const availableNumbers = useAvailableNumbers(items, inventory);
  const artworkIds = (inventory ?? [])
    .map(({ id }) => id)
    .filter((id) => items.some((line) => line.artworkId === id));
  const photoIds = items
    .filter(isEventPhotoItem)
    .map(photoOf)
    .filter((id) => PHOTO_ID.test(id));
  // A line that lost its prints says so itself.
  useWatchedArtworks([...artworkIds, ...photoIds], { isAnnounced: false });
  const livePrints = useLivePrints(items);
  const previewedPictures = usePreviewedPictures(items);
  const delivery = deliveryAddress(form);
  const quoted = salesMode === 'inquire' ? [] : referencedOrderItems(items);
  const quote = useQuote(quoted, {
    billing: form.billing,
    shipping: delivery,
  });

  if (salesMode === 'inquire') return <InquiryOnlyState salesEmail={brand.email} />;
  if (items.length === 0) return <EmptyCart />;

  const errorOf = (line: CartItem) =>
    findLivePrintError(line, livePrints.get(line.id)?.offer) ??
    (inventory ? findCartLineError(line, inventory, orderLimits, availableNumbers) : null);
  const hasError = items.some((line) => preventsCheckout(errorOf(line)));

  const labels = receiveLabels(quoted, quote);
  const numbers = items.map(
    (line) => labels[quoted.findIndex((item) => item.size === line.size && isItemOf(line, item))] ?? null,
  );

  const openCheckout = () => {
    if (collector) setForm(prefillFromCollector(form, collector));
    setCheckout(true);
  };

  const changeZip = (zip: string) => {
    setForm(withDeliveryZip(form, zip));
    useCheckoutDraft.getState().update({ zip });
  };

  const review = (complete: CheckoutForm) => {
    useOrderData.getState().save({
      ...orderAddresses(complete),
      items: orderItems(items),
      totals: {
        subtotal: toDollars(quote.subtotal),
        estimatedTax: toDollars(quote.tax.cart),
        shipping: toDollars(quote.shipping.minis),
        creditCardFee: toDollars(quote.cardFee),
        total: toDollars(quote.cartTotal),
      },
    });
    useCheckoutDraft.getState().update({
      installation: requestedInstallation(complete),
      zip: deliveryAddress(complete).zip.trim(),
    });
    void navigate('/order-confirmation');
  };

  return (
    <Page>
      <PageHeading>Cart</PageHeading>
      <div className={styles.columns}>
        <CartLines
          items={items}
          inventory={inventory}
          unlistedPictureOf={({ id, artworkId }) =>
            livePrints.get(id)?.picture ?? previewedPictures.get(artworkId) ?? null
          }
          errorOf={errorOf}
          numbers={numbers}
        />
        <div className={styles.aside}>
          <CartSummary
            quote={quote}
            zip={delivery.zip}
            onZip={changeZip}
            salesEmail={brand.email}
            action={
              <>
                <Button variant="filled" isWide disabled={hasError} onClick={openCheckout}>
                  Checkout, {quotePanelRows(quote, 'cart').charged.amount}
                </Button>
                {hasError && (
                  <div className={styles.reason}>
                    <Notice tone="warning">
                      Please update the marked prints in your cart before you check out.
                    </Notice>
                  </div>
                )}
              </>
            }
          />
        </div>
      </div>
      {isCheckout && (
        <Suspense>
          <CheckoutDialog
            entered={form}
            onChange={setForm}
            onClose={() => setCheckout(false)}
            onSubmit={review}
            quote={quote}
          />
        </Suspense>
      )}
    </Page>
  );
}

const isItemOf = (line: CartItem, { artworkId, photoId }: QuotedItem): boolean =>
  isEventPhotoItem(line) ? line.artworkId === photoId : line.artworkId === artworkId;

/** The form from stored order data, so that coming back to change something loses nothing. */
function loadStoredForm(): CheckoutForm {
  const { orderData } = useOrderData.getState();
  const { installation, zip } = useCheckoutDraft.getState();
  const form = orderData
    ? {
        billing: orderData.billingInfo,
        shipping: orderData.shippingInfo,
        sameAsBilling: orderData.sameAsBilling,
        needsInstallation: installation !== null,
        installation: installation ?? emptyForm.installation,
      }
    : emptyForm;
  // The ZIP typed since then, beside a price.
  return zip === '' || zip === deliveryAddress(form).zip ? form : withDeliveryZip(form, zip);
}

function EmptyCart() {
  return (
    <Page isPadded>
      <EmptyState
        heading="h1"
        artwork={<SuggestedArtwork />}
        action={<ButtonLink to="/fine-art">Fine Art</ButtonLink>}
      >
        Your cart is currently empty
      </EmptyState>
    </Page>
  );
}
