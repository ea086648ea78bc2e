import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentState } from '../payment-state';
import type { PaymentIntentParameters } from '../stripe/stripe-payment-intents.gateway';
import type { CheckoutSessionParameters } from '../stripe/stripe.gateway';

/** One payment at Stripe, frozen before Stripe is asked so that a crash in between can be made good. */
@Entity('payments')
export class PaymentEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** What is paid: an order's id, or a payment request's. */
  @Column('char', { length: 36 }) reference: string;
  @Column('varchar', { length: 12 }) state: PaymentState;
  @Column('int', { name: 'amount_cents' }) amountCents: number;
  @Column('char', { length: 3 }) currency: string;
  @Column('varchar', { name: 'session_id', length: 255, nullable: true }) sessionId: string | null;
  @Column('varchar', { name: 'payment_intent_id', length: 255, nullable: true }) paymentIntentId:
    | string
    | null;
  /** Stripe's page, for payments that are made there; dead once the session ended. */
  @Column('text', { name: 'session_url', nullable: true }) sessionUrl: string | null;
  @Column('datetime', { name: 'expires_at', precision: 3 }) expiresAt: Date;
  /** As text, not JSON: MySQL would reorder the keys, and a replay must send exactly what was sent before. */
  @Column('simple-json') parameters: CheckoutSessionParameters | PaymentIntentParameters;
  @Column('varchar', { name: 'idempotency_key', length: 80 }) idempotencyKey: string;
  /** Sum of the refunds that were not refused. */
  @Column('int', { name: 'refunded_cents' }) refundedCents: number;
  /** Stripe's word for the latest dispute; null when there never was one. */
  @Column('varchar', { name: 'dispute_status', length: 32, nullable: true }) disputeStatus: string | null;
  /** When the reconciler looks at it next; null once nothing more is expected. Moving it forward is the claim. */
  @Column('datetime', { name: 'check_at', precision: 3, nullable: true }) checkAt: Date | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  @Column('datetime', { name: 'updated_at', precision: 3 }) updatedAt: Date;
}
