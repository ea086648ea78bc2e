import type { AffiliateStatement } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';

/** One thing that changed what an affiliate is owed. */
export interface StatementEntry {
  key: string;
  /** ISO 8601, UTC. */
  at: string;
  /** `Inside Voice, 60 × 40 in`, `Paid by bank transfer`. */
  text: string;
  /** Dollars; negative for what takes away from what is owed. */
  amount: number;
}

const REVERSAL_CAUSE_LABELS: Record<AffiliateStatement['reversals'][number]['cause'], string> = {
  refund: 'Refunded',
  dispute: 'Reversed by the buyer’s bank',
  costs: 'Costs corrected',
  referral: 'Assigned to another partner',
};

/** A month's additions and deductions, in the order in which they happened. */
export const statementEntries = ({ lines, reversals, payouts }: AffiliateStatement): StatementEntry[] =>
  [
    ...lines.map(({ code, at, title, size, quantity, commission }) => ({
      key: code,
      at,
      text: `${title}, ${formatSize(size)}${quantity > 1 ? `, ${quantity} prints` : ''}, ${code}`,
      amount: commission,
    })),
    ...reversals.map(({ code, at, cause, amount }) => ({
      key: `${code} ${at}`,
      at,
      text: `${REVERSAL_CAUSE_LABELS[cause]}, ${code}`,
      amount: -amount,
    })),
    ...payouts.map(({ at, method, reference, amount }) => ({
      key: `payout ${at}`,
      at,
      text: ['Paid', method, reference].filter(Boolean).join(', '),
      amount: -amount,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
