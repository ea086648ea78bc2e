import { collectorQuery, inventoryQuery } from '@gallery/api-client';
import { toDollars, quoteOrder } from '@gallery/domain';
import {
  useCart,
  useCheckoutDraft,
  useCollectorSession,
  useGallerySettings,
  useOrderData,
  useWatchedArtworks,
  type CartItem,
} from '@gallery/session';
import { cartQuoteLines, orderItems } from '@gallery/session/order-request';
import { Button, ButtonLink, EmptyState, Notice, Page, PageHeading } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { findCartLineError, preventsCheckout } from '../../features/cart/cart-line-errors';
import { CartLines } from '../../features/cart/cart-lines';
import { CartSummary } from '../../features/cart/cart-summary';
import { useCartStockSync } from '../../features/cart/use-cart-stock-sync';
import { findLivePrintError, useLivePrintOffers } from '../../features/cart/use-live-print-offers';
import {
  deliveryAddress,
  emptyForm,
  requestedInstallation,
  orderAddresses,
  prefillFromCollector,
  type CheckoutForm,
} from '../../features/checkout/checkout-form';
import { InquiryOnlyState } from '../../features/cart/inquiry-only-state';
import { usePageHead } from '../../use-page-head';
import styles from './cart.page.module.css';

const CheckoutDialog = lazy(() => import('../../features/checkout/checkout-dialog'));

/** The cart, its totals and the checkout dialog. */
export function Component() {
  const { brand, salesMode, taxMode, cardFeeMode, orderLimits } = useGallerySettings(
    (state) => state.settings,
  );
  const items = useCart((cart) => cart.items);
  const { data: inventory } = useQuery({ ...inventoryQuery(), refetchOnMount: 'always' });
  const { data: collector } = useQuery(collectorQuery(useCollectorSession(({ sessionId }) => sessionId)));
  const [form, setForm] = useState(loadStoredForm);
  const [isCheckout, setCheckout] = useState(false);
  const navigate = useNavigate();
  usePageHead('Cart');
  useCartStockSync(inventory);
  const artworkIds = inventory
    ?.map(({ id }) => id)
    .filter((id) => items.some((line) => line.artworkId === id));
  // A line that lost its prints says so itself.
  useWatchedArtworks(artworkIds ?? [], { isAnnounced: false });
  const liveOffers = useLivePrintOffers(items);

  if (salesMode === 'inquire') return <InquiryOnlyState salesEmail={brand.email} />;
  if (items.length === 0) return <EmptyCart />;

  const quote = quoteOrder({
    lines: cartQuoteLines(items),
    billing: form.billing,
    shipping: deliveryAddress(form),
    taxMode,
    cardFeeMode,
  });
  const errorOf = (line: CartItem) =>
    findLivePrintError(line, liveOffers.get(line.id)) ??
    (inventory ? findCartLineError(line, inventory, orderLimits) : null);
  const hasError = items.some((line) => preventsCheckout(errorOf(line)));

  const openCheckout = () => {
    if (collector) setForm(prefillFromCollector(form, collector));
    setCheckout(true);
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
    useCheckoutDraft.getState().update({ installation: requestedInstallation(complete) });
    void navigate('/order-confirmation');
  };

  return (
    <Page>
      <PageHeading>Cart</PageHeading>
      <div className={styles.columns}>
        <CartLines items={items} inventory={inventory} errorOf={errorOf} />
        <div className={styles.aside}>
          <CartSummary
            quote={quote}
            cardFeeMode={cardFeeMode}
            salesEmail={brand.email}
            action={
              <>
                <Button variant="filled" isWide disabled={hasError} onClick={openCheckout}>
                  Checkout
                </Button>
                {hasError && (
                  <div className={styles.reason}>
                    <Notice tone="warning">
                      Checkout opens once the prints marked in your cart are settled.
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
            total={quote.cartTotal}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** The form from stored order data, so that coming back to change something loses nothing. */
function loadStoredForm(): CheckoutForm {
  const { orderData } = useOrderData.getState();
  const { installation } = useCheckoutDraft.getState();
  if (!orderData) return emptyForm;
  return {
    billing: orderData.billingInfo,
    shipping: orderData.shippingInfo,
    sameAsBilling: orderData.sameAsBilling,
    needsInstallation: installation !== null,
    installation: installation ?? emptyForm.installation,
  };
}

function EmptyCart() {
  return (
    <Page isPadded>
      <EmptyState heading="h1" action={<ButtonLink to="/fine-art">Fine Art</ButtonLink>}>
        Your cart is currently empty
      </EmptyState>
    </Page>
  );
}
