import type { ShippingClass } from '../catalog/edition';
import type { Cents } from '../pricing/money';

/** Flat shipping when an order has any mini. */
export const MINI_SHIPPING_CENTS: Cents = 2_000;

/** What shipping of an order's minis costs, whatever their number. Framed prints have terms, in `delivery-terms.ts`. */
export const miniShippingCents = (lines: readonly { shippingClass: ShippingClass }[]): Cents =>
  lines.some(({ shippingClass }) => shippingClass === 'mini') ? MINI_SHIPPING_CENTS : 0;
