import { shareOf, type Cents } from '../pricing/money';

/** A partner's share of what a sale leaves, until the owner says otherwise: 20 % in basis points. */
export const DEFAULT_AFFILIATE_RATE_BP = 2_000;
/** All of it. */
const MAX_RATE_BP = 10_000;
/** What a card payment costs the gallery: 3 % of the price in basis points. */
const PAYMENT_FEE_BP = 300;

/** What a sale costs the gallery, for the whole line, in cents. */
export interface SaleCosts {
  productionCents: Cents;
  shippingCents: Cents;
  paymentFeeCents: Cents;
}

/** How a commission comes about: every figure for the whole line, in cents. */
export interface AffiliateCommissionBreakdown extends SaleCosts {
  priceCents: Cents;
  /** What the sale leaves; negative when it cost more than it brought. */
  netCents: Cents;
  /** The partner's share in basis points. */
  rateBp: number;
  commissionCents: Cents;
}

/**
 * The commission of a line of an order: the rate's share of what price leaves after its costs, rounded half up once.
 * A sale that leaves nothing pays nothing.
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

/** What the card takes of a price; nothing of what was paid outside of the shop. */
export const cardPaymentFee = (priceCents: Cents, isPaidByCard: boolean): Cents =>
  isPaidByCard ? shareOf(priceCents, PAYMENT_FEE_BP) : 0;

/** A rate as it is sent and shown: `20.00`. */
export const formatRate = (rateBp: number): string => (rateBp / 100).toFixed(2);

/** A rate as it is typed, in basis points; null for what is none: between 0 and 100, in steps of 0.01. */
export function parseRate(text: string): number | null {
  if (!/^\d{1,3}([.,]\d{0,2})?$/.test(text.trim())) return null;
  const rateBp = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return rateBp <= MAX_RATE_BP ? rateBp : null;
}
