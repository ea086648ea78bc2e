import { useCart, useOrderData, type BuyerAddress } from '@gallery/session';
import { renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { aPrintLine } from '../../cart-line.builder';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

export const CREATE = 'POST /api/create-checkout-session';

export const elena: BuyerAddress = {
  fullName: 'Elena Marsh',
  email: 'elena@marsh.example',
  phone: '214 555 0142',
  street: '118 Larkspur Lane',
  city: 'Dallas',
  state: 'TX',
  zip: '75226',
  country: 'United States',
};

/** The payment page is a hash of this page, because jsdom cannot navigate. */
export const session = {
  sessionUrl: 'http://localhost/#payment',
  sessionId: 'cs_new',
  orderNumber: 'TF-1',
  expiresAt: '2026-11-21T12:30:00.000Z',
};

/** A new shopper, who is not on the payment page. */
export function arriveBeforePayment() {
  arrive();
  window.location.hash = '';
}

/** Opens the review of two prints of one edition, each in its own frame. */
export function openReview({ billing = elena, api = {} }: { billing?: BuyerAddress; api?: ApiStubs } = {}) {
  useCart.getState().add(aPrintLine());
  useCart.getState().add(aPrintLine({ frameType: 'Gold Frame' }));
  useOrderData.getState().save({
    billingInfo: billing,
    shippingInfo: billing,
    sameAsBilling: true,
    items: [],
    totals: { subtotal: 0, estimatedTax: 0, shipping: 0, creditCardFee: 0, total: 0 },
  });
  return renderRoutes(routes, { path: '/order-confirmation', api });
}

export const purchaseButton = () => screen.findByRole('button', { name: /^Purchase Artwork, / });
