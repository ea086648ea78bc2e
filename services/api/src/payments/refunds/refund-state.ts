export const REFUND_STATES = ['asked', 'done', 'refused'] as const;
/**
 * `asked` until Stripe has answered: then `done`, or `refused` with its reason and no money moved, as also when the
 * buyer's bank sends back what was done.
 */
export type RefundState = (typeof REFUND_STATES)[number];

/** Whether a refund with this word of Stripe's gives no money back. */
export const isRefundFailed = (status: string): boolean => status === 'failed' || status === 'canceled';

/** What people read of such a refund. */
export const REFUND_FAILED_MESSAGE = 'The buyer’s bank has sent it back.';

/** A refund that somebody asked for, as other modules see it. Amount in cents. */
export interface RefundView {
  id: string;
  reference: string;
  amountCents: number;
  reason: string;
  actor: string;
  state: RefundState;
  /** Why it was refused. */
  failureReason: string | null;
  createdAt: Date;
  settledAt: Date | null;
}
