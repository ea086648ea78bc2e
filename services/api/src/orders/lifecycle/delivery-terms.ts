import type { Cents } from '@gallery/domain';
import type { OrderEntity } from '../entities/order.entity';

type DeliveryTerms = Pick<
  OrderEntity,
  'shippingMinisCents' | 'shippingFramed' | 'shippingQuotedCents' | 'shippingPaidCents'
>;

/** Whether the gallery still has to quote the delivery. A payment above the flat part means that it quoted by email. */
export const awaitsDeliveryQuote = ({
  shippingFramed,
  shippingQuotedCents,
  shippingPaidCents,
  shippingMinisCents,
}: DeliveryTerms): boolean =>
  shippingFramed !== 'none' &&
  shippingFramed !== 'free-local' &&
  shippingQuotedCents === null &&
  shippingPaidCents <= shippingMinisCents;

/** What is known of the price of the delivery, and not paid yet. */
export const deliveryDueCents = ({
  shippingMinisCents,
  shippingQuotedCents,
  shippingPaidCents,
}: DeliveryTerms): Cents => Math.max(0, shippingMinisCents + (shippingQuotedCents ?? 0) - shippingPaidCents);

/** The delivery is not settled: to be quoted, or to be paid. The same in SQL, of an order named `placed`. */
export const AWAITS_DELIVERY_SQL = `(
  placed.shipping_paid_cents < placed.shipping_minis_cents + COALESCE(placed.shipping_quoted_cents, 0)
  OR placed.shipping_framed NOT IN ('none', 'free-local') AND placed.shipping_quoted_cents IS NULL
    AND placed.shipping_paid_cents <= placed.shipping_minis_cents)`;
