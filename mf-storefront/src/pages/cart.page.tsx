import { collectorQuery, inventoryQuery } from '@gallery/api-client';
import { dollars, quoteOrder } from '@gallery/domain';
import {
  useCart,
  useCheckoutDraft,
  useCollectorSession,
  useGallerySettings,
  useOrderData,
  type CartItem,
} from '@gallery/session';
import { cartQuoteLines, orderItems } from '@gallery/session/ordering';
import { Button, ButtonLink, EmptyState, Notice, Page, PageHeading } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { checkLine } from '../features/cart/cart-check';
import { CartLines } from '../features/cart/cart-lines';
import { CartSummary } from '../features/cart/cart-summary';
import { useCartTruth } from '../features/cart/use-cart-truth';
import { checkLiveLine, useLiveOffers } from '../features/cart/use-live-offers';
import {
  deliveryAddress,
  emptyForm,
  installationOf,
  orderAddresses,
  signedBy,
  type CheckoutForm,
} from '../features/checkout/checkout-form';
import { InquiryOnly } from '../features/cart/inquiry-only';
import { usePageHead } from '../page-head';
import styles from './cart.page.module.css';

const CheckoutDialog = lazy(() => import('../features/checkout/checkout-dialog'));

/** The cart, its sums and the checkout dialog. */
export function Component() {
  const { brand, salesMode, taxMode, cardFeeMode } = useGallerySettings((state) => state.settings);
  const items = useCart((cart) => cart.items);
  const { data: inventory } = useQuery({ ...inventoryQuery(), refetchOnMount: 'always' });
  const { data: collector } = useQuery(collectorQuery(useCollectorSession(({ sessionId }) => sessionId)));
  const [form, setForm] = useState(storedForm);
  const [isCheckout, setCheckout] = useState(false);
  const navigate = useNavigate();
  usePageHead('Cart', brand.name);
  useCartTruth(inventory);
  const liveOffers = useLiveOffers(items);

  if (salesMode === 'inquire') return <InquiryOnly salesEmail={brand.email} />;
  if (items.length === 0) return <EmptyCart />;

  const quote = quoteOrder({
    lines: cartQuoteLines(items),
    billing: form.billing,
    shipping: deliveryAddress(form),
    taxMode,
    cardFeeMode,
  });
  const problemOf = (line: CartItem) =>
    checkLiveLine(line, liveOffers.get(line.id)) ?? (inventory ? checkLine(line, inventory) : null);
  const hasProblem = items.some((line) => problemOf(line) !== null);

  const openCheckout = () => {
    if (collector) setForm(signedBy(form, collector));
    setCheckout(true);
  };

  const review = (complete: CheckoutForm) => {
    useOrderData.getState().save({
      ...orderAddresses(complete),
      items: orderItems(items),
      totals: {
        subtotal: dollars(quote.subtotal),
        estimatedTax: dollars(quote.tax.cart),
        shipping: dollars(quote.shipping.minis),
        creditCardFee: dollars(quote.cardFee),
        total: dollars(quote.cartTotal),
      },
    });
    useCheckoutDraft.getState().update({ installation: installationOf(complete) });
    void navigate('/order-confirmation');
  };

  return (
    <Page>
      <PageHeading>Cart</PageHeading>
      <div className={styles.columns}>
        <CartLines items={items} inventory={inventory} problemOf={problemOf} />
        <div className={styles.aside}>
          <CartSummary
            quote={quote}
            cardFeeMode={cardFeeMode}
            salesEmail={brand.email}
            action={
              <>
                <Button variant="filled" isWide disabled={hasProblem} onClick={openCheckout}>
                  Checkout
                </Button>
                {hasProblem && (
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
            form={form}
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

/** What the buyer has told before: from the stored order data, so that coming back to change something loses nothing. */
function storedForm(): CheckoutForm {
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
      <EmptyState
        heading="h1"
        action={<ButtonLink render={(parts) => <Link to="/fine-art" {...parts} />}>Fine Art</ButtonLink>}
      >
        Your cart is currently empty
      </EmptyState>
    </Page>
  );
}
