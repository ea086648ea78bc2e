export const REFUND_STATES = ['asked', 'done', 'refused'] as const;
/** `asked` until Stripe has answered: then `done`, or `refused` with its reason and no money moved. */
export type RefundState = (typeof REFUND_STATES)[number];

/** A refund that somebody asked for, as other modules see it. Amount in cents. */
export interface RefundView {
  id: string;
  reference: string;
  amountCents: number;
  reason: string;
  actor: string;
  state: RefundState;
  /** Why it was refused. */
  fault: string | null;
  createdAt: Date;
  settledAt: Date | null;
}
