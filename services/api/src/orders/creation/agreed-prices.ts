import type { Cents, OfflinePaymentMethod, OrderQuote } from '@gallery/domain';
import type { PurchasableEdition } from '../../catalog';
import { fieldError } from '../../platform';
import type { PostalAddress } from '../entities/order.entity';
import { CURRENCY } from '../orders-policy';
import { assertAvailable, resolveLineItems, type ResolvedLineItem } from './line-items';
import { buildOrder, type NewOrder, type PrintLine } from './new-order';

/** Prints of one edition at a price that the gallery agreed with the buyer. */
export interface AgreedPriceItem {
  /** Empty for an event photo. */
  artworkId: string;
  /** Of an event photo. */
  photoId?: string;
  /** Any spelling. */
  size: string;
  /** The edition, where it is known by its id instead of artwork and size. */
  editionId?: string;
  /** A number that was chosen, as of the version that was seen; the lowest available one when left out. */
  chosen?: { editionNumber: number; version: number };
  /** The edition's own frame when left out. */
  frameType?: string;
  quantity: number;
  /** Per print, tax included. */
  priceCents: Cents;
}

/**
 * Matches the agreed items with what the catalog found for them, in the same order.
 * @throws AppError `validation_failed`, `edition_not_found`, `frame_not_offered`, `prints_unavailable`
 */
export function resolveAgreedPriceItems(
  items: readonly AgreedPriceItem[],
  found: readonly (PurchasableEdition | null)[],
): ResolvedLineItem[] {
  if (items.length === 0) throw fieldError('items', 'Please choose a print.');
  const requested = items.map(({ size, frameType, quantity, chosen }, index) => ({
    title: found[index]?.title ?? '',
    size,
    frameType,
    quantity,
    editionNumbers: chosen ? [chosen.editionNumber] : [],
  }));
  // An edition that the shop sells on inquiry has only this price.
  const editions = found.map((item, index) => {
    const priceCents = items[index]?.priceCents;
    return item && priceCents !== undefined ? { ...item, priceCents } : null;
  });
  const lineItems = resolveLineItems(requested, editions);
  assertAvailable(lineItems);
  return lineItems;
}

interface AgreedPriceOrderInput {
  /** A UUID; a new one unless given. */
  id?: string;
  orderType: string;
  buyer: PostalAddress;
  /** The buyer's account, if known. */
  collectorId?: string | null;
  lineItems: readonly ResolvedLineItem[];
  /** Charged on top of the prints, such as shipping and framing. */
  extrasCents?: Cents;
  /** How the gallery received the money, if known. */
  paymentMethod?: OfflinePaymentMethod;
  notes: string | null;
  now: Date;
}

/** An order at agreed prices. It has no payment of its own: the gallery has the money, or a payment request brings it. */
export function buildAgreedPriceOrder({
  orderType,
  buyer,
  collectorId = null,
  notes,
  lineItems,
  extrasCents = 0,
  ...input
}: AgreedPriceOrderInput): NewOrder<PrintLine> {
  return buildOrder({
    ...input,
    request: {
      customer: { name: buyer.fullName, email: buyer.email },
      notes: notes ?? undefined,
      metadata: { orderType },
    },
    collectorId,
    billing: buyer,
    shipping: buyer,
    lineItems,
    quote: agreedPriceQuote(lineItems, extrasCents),
    currency: CURRENCY,
    hasOwnPayment: false,
    extrasCents,
  });
}

/** Agreed prices include tax, and nothing is added to them but the agreed extras. */
function agreedPriceQuote(lineItems: readonly ResolvedLineItem[], extrasCents: Cents): OrderQuote {
  const subtotal = lineItems.reduce((cents, { item, quantity }) => cents + item.priceCents * quantity, 0);
  const total = subtotal + extrasCents;
  return {
    subtotal,
    tax: { cart: 0, confirmation: 0, charged: 0 },
    cardFee: 0,
    shipping: { minis: 0, framed: 'none' },
    isDestinationKnown: true,
    cartTotal: total,
    confirmationTotal: total,
    chargedTotal: total,
    artworkCount: lineItems.reduce((count, { quantity }) => count + quantity, 0),
  };
}
