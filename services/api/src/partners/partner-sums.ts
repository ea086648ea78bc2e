import type { Cents } from '@gallery/domain';

/** What a partner's link has brought, in cents (G73). `commission` is pending, approved and paid together. */
export interface PartnerSums {
  orders: number;
  pending: Cents;
  approved: Cents;
  paid: Cents;
  reversed: Cents;
  review: Cents;
}

export const NO_SUMS: PartnerSums = { orders: 0, pending: 0, approved: 0, paid: 0, reversed: 0, review: 0 };
