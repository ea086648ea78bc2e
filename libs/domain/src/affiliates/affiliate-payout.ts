import type { Cents } from '../pricing/money';
import type { AffiliateCommissionState } from './affiliate-commission-transitions';

/** When a commission becomes payable: until then the buyer may return the print. */
export const payoutDueAt = (orderConfirmedAt: Date, returnDays: number): Date =>
  new Date(orderConfirmedAt.getTime() + returnDays * 86_400_000);

interface CommissionAmounts {
  state: AffiliateCommissionState;
  commissionCents: Cents;
  reversedCents: Cents;
  /** Paid already. */
  settledCents: Cents;
}

/** What is still to be paid of a commission; negative when too much was paid. */
export const payableCents = ({
  state,
  commissionCents,
  reversedCents,
  settledCents,
}: CommissionAmounts): Cents => (state === 'declined' ? 0 : commissionCents - reversedCents - settledCents);
