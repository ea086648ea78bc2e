import { formatMoneyWithCents, type Cents } from '../pricing/money';
import { formatDate } from '../text/date-time-format';
import { CARD_FEE_LABEL } from './card-fee';
import type { ShippingTerms } from './delivery-terms';
import type { OrderQuote } from './order-quote';
import { SALES_TAX_PERCENT } from './sales-tax';

/** A row of a price panel: an amount, or a word such as `Separate`. */
export interface PricePanelRow {
  label: string;
  amount: string;
  /** A line below. */
  note?: string;
}

/** What a price panel, an email and an invoice say about an order's price, ready to be shown. */
export interface PricePanelRows {
  /** From the subtotal on; minus `notCharged`, they add up to what is charged. */
  rows: PricePanelRow[];
  /** The tax estimate that the payment does not carry. */
  notCharged: PricePanelRow | null;
  charged: PricePanelRow;
  /** With what is known about delivery; null if it has no separate cost. */
  delivery: PricePanelRow | null;
}

/** What is known about the delivery of an order. */
export interface DeliveryCharge {
  minis: Cents;
  framed: ShippingTerms;
  /** The owner's quote for framed prints; null before. */
  quoted: Cents | null;
  paid: Cents;
}

/** Amounts of a placed order. */
export interface OrderAmounts {
  subtotal: Cents;
  tax: Cents;
  cardFee: Cents;
  /** Shipping and framing that were agreed and paid with the prints. */
  extras: Cents;
  total: Cents;
  /** Null if nothing is delivered. */
  delivery: DeliveryCharge | null;
}

const money = formatMoneyWithCents;

/**
 * The price before payment.
 * @param shownTax the cart shows the estimate inside Texas only, the confirmation always
 */
export function quotePanelRows(
  { subtotal, tax, cardFee, shipping, chargedTotal, isDestinationKnown }: OrderQuote,
  shownTax: 'cart' | 'confirmation',
): PricePanelRows {
  const estimate = Math.max(tax[shownTax], tax.charged);
  const notCharged = estimate - tax.charged;
  const delivery = { ...shipping, quoted: null, paid: 0 };
  return {
    rows: [
      { label: 'Subtotal', amount: money(subtotal) },
      ...optional(`Tax estimate, ${SALES_TAX_PERCENT}`, estimate),
      ...shippingRow(delivery, isDestinationKnown),
      ...optional(CARD_FEE_LABEL, cardFee),
      ...(notCharged > 0 ? [{ label: 'Total', amount: money(chargedTotal + notCharged) }] : []),
    ],
    notCharged:
      notCharged > 0
        ? {
            label: 'Not charged outside Texas',
            amount: money(-notCharged),
            note: 'The estimate is removed at payment',
          }
        : null,
    charged: {
      label: 'Charged today',
      amount: money(chargedTotal),
      ...(isDestinationKnown || tax.charged > 0 ? {} : { note: 'Plus sales tax in Texas' }),
    },
    delivery: isDestinationKnown
      ? deliveryRow(chargedTotal, delivery)
      : { label: DELIVERY_LABEL, amount: 'Enter your ZIP code' },
  };
}

/** The label of what was charged, once the day is over. */
export const chargedLabel = (paidAt: string | null, timeZone: string): string =>
  paidAt === null ? 'To be charged' : `Charged on ${formatDate(paidAt, timeZone)}`;

/**
 * The price of a placed order.
 * @param chargedLabel `Charged today` at its payment, with the date afterwards
 */
export function orderPanelRows(order: OrderAmounts, chargedLabel: string): PricePanelRows {
  const { subtotal, tax, cardFee, extras, total, delivery } = order;
  const separate = delivery && (extras === 0 || delivery.paid > 0) ? delivery : null;
  return {
    rows: [
      { label: 'Subtotal', amount: money(subtotal) },
      ...optional(`Tax, ${SALES_TAX_PERCENT}`, tax),
      ...optional(CARD_FEE_LABEL, cardFee),
      ...optional('Shipping and framing', extras),
      ...(separate ? shippingRow(separate) : []),
    ],
    notCharged: null,
    charged: { label: chargedLabel, amount: money(total) },
    delivery: separate && deliveryRow(total, separate),
  };
}

const DELIVERY_LABEL = 'With your delivery';

const optional = (label: string, amount: Cents): PricePanelRow[] =>
  amount > 0 ? [{ label, amount: money(amount) }] : [];

/** Shipping is separate from the payment of the prints; below it, what is known. */
function shippingRow(
  { minis, framed, quoted, paid }: DeliveryCharge,
  isDestinationKnown = true,
): PricePanelRow[] {
  if (paid > 0) return [{ label: 'Shipping', amount: 'Paid', note: `${money(paid)}, paid separately` }];
  const terms =
    framed === 'none' || isDestinationKnown
      ? FRAMED_NOTES[framed]
      : ['Framed: free near Dallas, quoted elsewhere'];
  const known = [
    ...(minis > 0 ? [`${money(minis)} minis`] : []),
    ...(quoted === null ? terms : [quoted === 0 ? 'Framed: free' : `Framed: ${money(quoted)}`]),
  ];
  return known.length > 0 ? [{ label: 'Shipping', amount: 'Separate', note: known.join('. ') }] : [];
}

const FRAMED_NOTES: Record<ShippingTerms, string[]> = {
  none: [],
  'free-local': ['Framed: free, Dallas area'],
  quoted: ['Framed: quote to follow'],
  'to-confirm': ['Framed: delivery to be confirmed'],
};

/** The charged total and the delivery together, as far as it is known. */
function deliveryRow(total: Cents, { minis, framed, quoted, paid }: DeliveryCharge): PricePanelRow | null {
  if (minis === 0 && framed === 'none' && paid === 0) return null;
  const known = Math.max(minis + (quoted ?? 0), paid);
  const isOpen = quoted === null && (framed === 'quoted' || framed === 'to-confirm');
  if (!isOpen || paid > minis) return { label: DELIVERY_LABEL, amount: money(total + known) };
  if (known > 0) return { label: DELIVERY_LABEL, amount: `From ${money(total + known)}` };
  return {
    label: DELIVERY_LABEL,
    amount: framed === 'quoted' ? 'Quote to follow' : 'Delivery to be confirmed',
  };
}
