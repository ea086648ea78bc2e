import {
  formatSize,
  frameTypeLabel,
  type Cents,
  type OrderQuote,
  type OfflinePaymentMethod,
} from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import type { CheckoutLineItem as ChargedItem } from '../../payments';
import type { ResolvedLineItem } from './line-items';
import type { CheckoutSessionRequest } from '../checkout/dto/checkout.dto';
import type { OrderEntity, PostalAddress } from '../entities/order.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import { toStoredReferral, type ReferralClaim } from '../attribution/referral-claim';

/** Prices are in US dollars. */
export const CURRENCY = 'usd';

/** An order that is about to be placed, complete but for its number. */
export interface NewOrder {
  order: Omit<OrderEntity, 'number'>;
  lines: PrintLine[];
}

/** A line whose prints have numbers. */
export type PrintLine = OrderLineEntity & { editionId: string };

/** What of a buyer's request is kept as it is. */
type BuyerRequest = Pick<CheckoutSessionRequest, 'customer' | 'installation' | 'notes'> & {
  metadata: ReferralClaim & { orderType: string };
};

interface NewOrderInput {
  /** A UUID; a new one unless given. */
  id?: string;
  request: BuyerRequest;
  /** Who is signed in; null for a guest. */
  collectorId: string | null;
  billing: PostalAddress;
  shipping: PostalAddress;
  lineItems: readonly ResolvedLineItem[];
  quote: OrderQuote;
  currency: string;
  /** Whose budget of unpaid prints it counts in; none's unless given. */
  holdBudgetKey?: string | null;
  /** Whether its money does not come by a payment of its own. */
  isPaidElsewhere?: boolean;
  /** How, where somebody said. */
  paidHow?: OfflinePaymentMethod | null;
  /** What of the quote's total is paid besides the prints. */
  extrasCents?: Cents;
  now: Date;
}

/** Freezes what is bought, by whom and for how much. From here on nothing of the client is read again. */
export function buildOrder({
  id = uuid(),
  request,
  collectorId,
  billing,
  shipping,
  lineItems: chosen,
  quote,
  currency,
  holdBudgetKey = null,
  isPaidElsewhere = false,
  paidHow = null,
  extrasCents = 0,
  now,
}: NewOrderInput): NewOrder {
  const { installation, notes, metadata, customer } = request;
  return {
    order: {
      id,
      status: 'pending',
      orderType: metadata.orderType,
      version: 1,
      collectorId,
      customerName: customer.name,
      customerEmail: customer.email,
      billing,
      shipping,
      currency,
      paymentReference: isPaidElsewhere ? null : id,
      holdBudgetKey,
      paidHow,
      subtotalCents: quote.subtotal,
      taxCents: quote.tax.charged,
      cardFeeCents: quote.cardFee,
      extrasCents,
      totalCents: quote.chargedTotal,
      shippingMinisCents: quote.shipping.minis,
      shippingFramed: quote.shipping.framed,
      shippingPaidCents: 0,
      refundedCents: 0,
      installation: installation
        ? { street: installation.street ?? '', city: installation.city ?? '', zip: installation.zip ?? '' }
        : null,
      installationHandledAt: null,
      notes: notes || null,
      ...toStoredReferral(metadata),
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      disputedAt: null,
      confirmedAt: null,
      accountDeletedAt: null,
      createdAt: now,
      updatedAt: now,
    },
    lines: chosen.map((prints, position) => buildOrderLine(id, prints, position)),
  };
}

function buildOrderLine(
  orderId: string,
  { item, frameStyle, quantity }: ResolvedLineItem,
  position: number,
): PrintLine {
  return {
    id: uuid(),
    orderId,
    position,
    artworkId: item.artworkId,
    photoId: item.photoId,
    editionId: item.editionId,
    title: item.title,
    series: item.series,
    year: item.year,
    size: item.size,
    frameSize: item.frameSize,
    frameStyle,
    priceCents: item.priceCents,
    quantity,
    editionTotal: item.total,
    pictureId: item.pictureId,
  };
}

/** What the payment page lists. Its sum is the order's charged total. */
export function checkoutLineItems({ order, lines }: NewOrder): ChargedItem[] {
  return [
    ...lines.map((line) => ({
      name: `${line.title}, ${formatSize(line.size)}`,
      description: `${frameTypeLabel(line.frameStyle)} · limited edition of ${line.editionTotal}`,
      unitCents: line.priceCents,
      quantity: line.quantity,
    })),
    ...surcharge('Sales tax (8.25%)', order.taxCents),
    ...surcharge('Credit card fee (3%)', order.cardFeeCents),
  ];
}

const surcharge = (name: string, unitCents: Cents): ChargedItem[] =>
  unitCents > 0 ? [{ name, unitCents, quantity: 1 }] : [];
