import { formatSize, frameTypeLabel, type Cents, type OrderQuote, type PaidHow } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import type { CheckoutItem as ChargedItem } from '../payments';
import type { ChosenPrints } from './choose-prints';
import type { CheckoutSessionRequest } from './dto/checkout-session-request.dto';
import type { Order, PostalAddress } from './order.entity';
import type { OrderLine } from './order-line.entity';
import { keptReferral, type ReferralClaim } from './referral-claim';

/** Prices are in US dollars. */
export const CURRENCY = 'usd';

/** An order that is about to be placed, complete but for its number. */
export interface DraftOrder {
  order: Omit<Order, 'number'>;
  lines: NumberedLine[];
}

/** A line whose prints have numbers. */
export type NumberedLine = OrderLine & { editionId: string };

/** What of a buyer's request is kept as it is. */
type KeptWords = Pick<CheckoutSessionRequest, 'customer' | 'installation' | 'notes'> & {
  metadata: ReferralClaim & { orderType: string };
};

interface DraftInput {
  /** A UUID; a new one unless given. */
  id?: string;
  request: KeptWords;
  /** Who is signed in; null for a guest. */
  collectorId: string | null;
  billing: PostalAddress;
  shipping: PostalAddress;
  chosen: readonly ChosenPrints[];
  quote: OrderQuote;
  currency: string;
  /** Whose budget of unpaid prints it counts in; none's unless given. */
  holdBudgetKey?: string | null;
  /** Whether its money does not come by a payment of its own. */
  isPaidElsewhere?: boolean;
  /** How, where somebody said. */
  paidHow?: PaidHow | null;
  /** What of the quote's total is paid besides the prints. */
  extrasCents?: Cents;
  now: Date;
}

/** Freezes what is bought, by whom and for how much. From here on nothing of the client is read again. */
export function draftOrder({
  id = uuid(),
  request,
  collectorId,
  billing,
  shipping,
  chosen,
  quote,
  currency,
  holdBudgetKey = null,
  isPaidElsewhere = false,
  paidHow = null,
  extrasCents = 0,
  now,
}: DraftInput): DraftOrder {
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
      ...keptReferral(metadata),
      carrier: null,
      trackingNumber: null,
      trackingUrl: null,
      disputedAt: null,
      confirmedAt: null,
      accountDeletedAt: null,
      createdAt: now,
      updatedAt: now,
    },
    lines: chosen.map((prints, position) => draftLine(id, prints, position)),
  };
}

function draftLine(
  orderId: string,
  { item, frameStyle, quantity }: ChosenPrints,
  position: number,
): NumberedLine {
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
export function chargedItems({ order, lines }: DraftOrder): ChargedItem[] {
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
