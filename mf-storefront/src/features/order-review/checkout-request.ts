import { DEFAULT_COUNTRY, toDollars, STANDARD_FRAME_TYPE, type OrderQuote } from '@gallery/domain';
import type { CheckoutSessionRequest } from '@gallery/contracts';
import type { BuyerAddress, CheckoutDraft } from '@gallery/session';
import type { OrderAttribution, ReferencedOrderItem } from '@gallery/session/order-request';

/** The reviewed order. */
export interface ReviewedOrder {
  items: readonly ReferencedOrderItem[];
  billing: BuyerAddress;
  shipping: BuyerAddress;
  quote: OrderQuote;
  draft: Pick<CheckoutDraft, 'installation' | 'notes'>;
  attribution: OrderAttribution;
  /** Ids of the cart's holds on prints. */
  cartHoldIds: readonly string[];
  /** Token of the buyer's place in the waiting room. */
  waitingRoomToken: string | undefined;
  /** Where the payment page returns to, such as 'https://gallery.example'. */
  origin: string;
}

/** A purchase needs at least one item, the billing name and email; otherwise the checkout error is shown. */
export function isReadyToPay(order: Pick<ReviewedOrder, 'items' | 'billing'>): boolean {
  return order.items.length > 0 && order.billing.fullName.trim() !== '' && order.billing.email.trim() !== '';
}

/** The request's body: the server calculates all prices, the totals only say what was shown. */
export function toCheckoutRequest(order: ReviewedOrder): CheckoutSessionRequest {
  const { items, billing, shipping, quote, draft } = order;
  const notes = draft.notes.trim();
  return {
    amount: quote.confirmationTotal,
    currency: 'usd',
    items: items.map((item) => ({
      title: item.title,
      series: item.series,
      size: item.size,
      frameType: item.frameType || STANDARD_FRAME_TYPE,
      ...(item.frameSize === '' ? {} : { frameSize: item.frameSize }),
      price: item.price,
      quantity: item.quantity,
      ...(item.artworkId ? { artworkId: item.artworkId } : {}),
      ...(item.photoId ? { photoId: item.photoId } : {}),
      ...(item.editionNumbers ? { editionNumbers: item.editionNumbers } : {}),
    })),
    customer: { name: billing.fullName, email: billing.email },
    billing: { ...billing, country: billing.country || DEFAULT_COUNTRY },
    shipping: { ...shipping, country: shipping.country || DEFAULT_COUNTRY },
    metadata: {
      subtotal: toDollars(quote.subtotal),
      estimatedTax: toDollars(quote.tax.confirmation),
      creditCardFee: toDollars(quote.cardFee),
      total: toDollars(quote.confirmationTotal),
      artworkCount: quote.artworkCount,
      delivery: quote.shipping.framed,
      orderType: 'fine_art_purchase',
      ...order.attribution,
    },
    successUrl: `${order.origin}/order-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${order.origin}/order-confirmation`,
    ...(draft.installation ? { installation: draft.installation } : {}),
    ...(notes === '' ? {} : { notes }),
    ...(order.cartHoldIds.length > 0 ? { cartHoldIds: [...order.cartHoldIds] } : {}),
    ...(order.waitingRoomToken ? { waitingRoomToken: order.waitingRoomToken } : {}),
  };
}
