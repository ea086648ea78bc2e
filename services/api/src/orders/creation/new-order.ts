import {
  CARD_FEE_PERCENT,
  formatSize,
  CUSTOM_FRAME,
  frameTypeLabel,
  outerFrameSize,
  SALES_TAX_PERCENT,
  type Cents,
  type OfflinePaymentMethod,
  type OrderQuote,
} from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import type { HoldRequest } from '../../catalog';
import type { CheckoutLineItem as PaymentLineItem } from '../../payments';
import { toStoredReferral, type ReferralClaim } from '../attribution/referral-claim';
import type { CheckoutSessionRequest } from '../checkout/dto/checkout.dto';
import type { OrderLineEntity } from '../entities/order-line.entity';
import type { OrderEntity, PostalAddress } from '../entities/order.entity';
import type { ResolvedLineItem } from './line-items';

/** An order that is complete except for its number. */
export interface NewOrder<Line extends OrderLineEntity = OrderLineEntity> {
  order: Omit<OrderEntity, 'number'>;
  lines: Line[];
}

/** A line whose prints have edition numbers. */
export type PrintLine = OrderLineEntity & { editionId: string };

/** What every order starts with, before anyone pays or does anything about it. */
export const UNTOUCHED_ORDER = {
  status: 'pending',
  version: 1,
  shippingQuotedCents: null,
  shippingPaidCents: 0,
  refundedCents: 0,
  disputeWithdrawnCents: 0,
  installationHandledAt: null,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  disputedAt: null,
  fraudWarnedAt: null,
  emailBouncedAt: null,
  confirmedAt: null,
  accountDeletedAt: null,
} as const satisfies Partial<OrderEntity>;

interface NewOrderInput {
  /** A UUID; a new one unless given. */
  id?: string;
  /** What the order keeps of the buyer's request unchanged. */
  request: Pick<CheckoutSessionRequest, 'customer' | 'installation' | 'notes'> & {
    metadata: ReferralClaim & { orderType: string };
  };
  /** The signed-in buyer; null for a guest. */
  collectorId: string | null;
  billing: PostalAddress;
  shipping: PostalAddress;
  lineItems: readonly ResolvedLineItem[];
  quote: OrderQuote;
  currency: string;
  /** The first of the hold budgets that its unpaid prints count in. */
  holdBudgetKey?: string | null;
  /** False when the money comes otherwise: by a payment request, or outside the shop. */
  hasOwnPayment?: boolean;
  /** How the gallery received the money, if known. */
  paymentMethod?: OfflinePaymentMethod | null;
  /** The part of the quote's total that is not for prints. */
  extrasCents?: Cents;
  now: Date;
}

/** Freezes what is bought, by whom, and for how much. Nothing from the client is read after this. */
export function buildOrder({
  id = uuid(),
  request: { installation, notes, metadata, customer },
  lineItems,
  quote,
  holdBudgetKey = null,
  hasOwnPayment = true,
  paymentMethod = null,
  extrasCents = 0,
  now,
  ...parties
}: NewOrderInput): NewOrder<PrintLine> {
  return {
    order: {
      ...UNTOUCHED_ORDER,
      ...parties,
      id,
      orderType: metadata.orderType,
      customerName: customer.name,
      customerEmail: customer.email,
      paymentReference: hasOwnPayment ? id : null,
      holdBudgetKey,
      paymentMethod,
      subtotalCents: quote.subtotal,
      taxCents: quote.tax.charged,
      cardFeeCents: quote.cardFee,
      extrasCents,
      totalCents: quote.chargedTotal,
      shippingMinisCents: quote.shipping.minis,
      shippingFramed: quote.shipping.framed,
      installation: installation
        ? { street: installation.street ?? '', city: installation.city ?? '', zip: installation.zip ?? '' }
        : null,
      notes: notes || null,
      ...toStoredReferral(metadata),
      createdAt: now,
      updatedAt: now,
    },
    lines: lineItems.map((lineItem, position) => buildOrderLine(id, lineItem, position)),
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
    frameSize: outerFrameSize({ size: item.size, frameSize: item.frameSize, frameStyle }),
    frameStyle,
    customFrame: frameStyle === CUSTOM_FRAME ? item.customFrame : null,
    priceCents: item.priceCents,
    quantity,
    editionTotal: item.total,
    pictureId: item.pictureId,
  };
}

/** What the order's lines ask of the ledger. Line items are found by the lines' position. */
export const buildHoldRequests = (
  { order, lines }: NewOrder<PrintLine>,
  lineItems: readonly ResolvedLineItem[],
  until: Date,
): HoldRequest[] =>
  lines.map(({ id, editionId, quantity, position, title, size }) => ({
    editionId,
    quantity,
    orderId: order.id,
    orderLineId: id,
    name: { title, size },
    until,
    collectorId: order.collectorId,
    chosen: lineItems[position]?.chosen,
    onlyReserved: lineItems[position]?.item.isOffSale === true,
  }));

/** What Stripe's page lists. The sum is the order's charged total. */
export function checkoutLineItems({ order, lines }: NewOrder): PaymentLineItem[] {
  return [
    ...lines.map((line) => ({
      name: `${line.title}, ${formatSize(line.size)}`,
      description: `${frameTypeLabel(line.frameStyle, line.customFrame)} · limited edition of ${line.editionTotal}`,
      unitCents: line.priceCents,
      quantity: line.quantity,
    })),
    ...surcharge(`Sales tax (${SALES_TAX_PERCENT})`, order.taxCents),
    ...surcharge(`Credit card fee (${CARD_FEE_PERCENT})`, order.cardFeeCents),
  ];
}

const surcharge = (name: string, unitCents: Cents): PaymentLineItem[] =>
  unitCents > 0 ? [{ name, unitCents, quantity: 1 }] : [];
