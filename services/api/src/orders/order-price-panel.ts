import {
  isOrderVoid,
  orderPanelRows,
  type Cents,
  type OrderStatus,
  type PricePanelRows,
  type ShippingTerms,
} from '@gallery/domain';

/** The amounts of an order's record. */
interface PricedOrder {
  status: OrderStatus;
  subtotalCents: Cents;
  taxCents: Cents;
  cardFeeCents: Cents;
  extrasCents: Cents;
  totalCents: Cents;
  shippingMinisCents: Cents;
  shippingFramed: ShippingTerms;
  shippingQuotedCents: Cents | null;
  shippingPaidCents: Cents;
}

/** The price of an order as pages show it, for emails and papers. */
export const orderPricePanel = (order: PricedOrder, chargedLabel: string): PricePanelRows =>
  orderPanelRows(
    {
      subtotal: order.subtotalCents,
      tax: order.taxCents,
      cardFee: order.cardFeeCents,
      extras: order.extrasCents,
      total: order.totalCents,
      delivery: isOrderVoid(order.status)
        ? null
        : {
            minis: order.shippingMinisCents,
            framed: order.shippingFramed,
            quoted: order.shippingQuotedCents,
            paid: order.shippingPaidCents,
          },
    },
    chargedLabel,
  );
