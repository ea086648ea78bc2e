import { shareOf, type Cents } from '../pricing/money';

/** An affiliate's default share of net profit: 20 %. */
export const DEFAULT_AFFILIATE_RATE_BP = 2_000;
/** 100 %. */
const MAX_RATE_BP = 10_000;
/** What a payment by card costs the gallery: 3 % of the price, as agreed with affiliates; not the buyer's card fee. */
const PAYMENT_FEE_BP = 300;

/** Costs of a sale for the whole line, in cents. */
export interface SaleCosts {
  productionCents: Cents;
  shippingCents: Cents;
  paymentFeeCents: Cents;
}

/** A commission with every amount that leads to it: for the whole line, in cents. */
export interface AffiliateCommissionBreakdown extends SaleCosts {
  priceCents: Cents;
  /** Net profit; negative when costs exceed the price. */
  netCents: Cents;
  /** The affiliate's share in basis points. */
  rateBp: number;
  commissionCents: Cents;
}

/**
 * The commission of an order line: the rate's share of net profit, rounded half up once. No profit, no commission.
 */
export function calculateAffiliateCommission(
  priceCents: Cents,
  costs: SaleCosts,
  rateBp: number,
): AffiliateCommissionBreakdown {
  const { productionCents, shippingCents, paymentFeeCents } = costs;
  const netCents = priceCents - productionCents - shippingCents - paymentFeeCents;
  const commissionCents = shareOf(Math.max(0, netCents), rateBp);
  return { priceCents, productionCents, shippingCents, paymentFeeCents, netCents, rateBp, commissionCents };
}

/** The card fee of a price; 0 for a payment outside of the shop. */
export const cardPaymentFee = (priceCents: Cents, isPaidByCard: boolean): Cents =>
  isPaidByCard ? shareOf(priceCents, PAYMENT_FEE_BP) : 0;

/** A rate on the wire and on screens: `20.00`. */
export const formatRate = (rateBp: number): string => (rateBp / 100).toFixed(2);

/** Parses a typed rate into basis points; null unless it is between 0 and 100 in steps of 0.01. */
export function parseRate(text: string): number | null {
  if (!/^\d{1,3}([.,]\d{0,2})?$/.test(text.trim())) return null;
  const rateBp = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return rateBp <= MAX_RATE_BP ? rateBp : null;
}
