import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentFlow } from '../domain-events';
import type { PaymentState, RefundState } from '../payment-state';
import type { PaymentIntentParameters } from '../stripe/stripe-payment-intents.gateway';
import type { CheckoutSessionParameters } from '../stripe/stripe-checkout-sessions.gateway';

/** One payment at Stripe, frozen before Stripe is called so that a crash in between can be repaired. */
@Entity('payments')
export class PaymentEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** The id of the order or payment request that it pays. */
  @Column('char', { length: 36 }) reference: string;
  @Column('varchar', { length: 12 }) state: PaymentState;
  @Column('int') amountCents: number;
  @Column('char', { length: 3 }) currency: string;
  @Column('varchar', { length: 255, nullable: true }) sessionId: string | null;
  @Column('varchar', { length: 255, nullable: true }) paymentIntentId: string | null;
  /** Stripe's page, for payments that are made there; gone once the session has ended. */
  @Column('text', { nullable: true }) sessionUrl: string | null;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
  /** As text, not JSON: MySQL would reorder the keys, and a replay must send exactly the same. */
  @Column('simple-json') parameters: CheckoutSessionParameters | PaymentIntentParameters;
  @Column('varchar', { length: 80 }) idempotencyKey: string;
  /** Total of the refunds that did not fail. */
  @Column('int') refundedCents: number;
  /** Stripe's status of the latest dispute; null when there never was one. */
  @Column('varchar', { length: 32, nullable: true }) disputeStatus: string | null;
  /** When the reconciler checks it next; null once nothing more is expected. Moved forward to claim the payment. */
  @Column('datetime', { precision: 3, nullable: true }) checkAt: Date | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) updatedAt: Date;
}

/** A webhook whose effect is committed. The id is the key, so that a webhook that is delivered twice acts once. */
@Entity('webhook_events')
export class WebhookEventEntity {
  @PrimaryColumn('varchar', { length: 255 }) id: string;
  @Column('varchar', { length: 100 }) type: string;
  @Column('datetime', { precision: 3 }) receivedAt: Date;
}

/** When an event of each handled type last arrived, whether or not it had an effect. */
@Entity('webhook_event_types')
export class WebhookEventTypeEntity {
  @PrimaryColumn('varchar', { length: 100 }) type: string;
  @Column('datetime', { precision: 3 }) lastReceivedAt: Date;
  /** The version of Stripe's API in that event. */
  @Column('varchar', { length: 64, nullable: true }) apiVersion: string | null;
}

/** Only an intent states its amount as a whole. */
export const paymentFlowOf = ({ parameters }: Pick<PaymentEntity, 'parameters'>): PaymentFlow =>
  'amount' in parameters ? 'intent' : 'session';

/** A refund at Stripe. A payment can have several partial ones, and each can fail later. */
@Entity('refunds')
export class RefundEntity {
  /** Stripe's id. */
  @PrimaryColumn('varchar', { length: 255 }) id: string;
  @Column('char', { length: 36 }) paymentId: string;
  @Column('int') amountCents: number;
  /** As Stripe calls it. */
  @Column('varchar', { length: 32 }) status: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}

/** A decision to refund an amount, kept whatever happens to it. */
@Entity('refund_requests')
export class RefundRequestEntity {
  /** Chosen by the caller: the same id again is the same refund. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** The reference of the payment; an order's id for an offline payment. */
  @Column('char', { length: 36 }) reference: string;
  @Column('int') amountCents: number;
  @Column('varchar', { length: 300 }) reason: string;
  @Column('varchar', { length: 120 }) actor: string;
  @Column('varchar', { length: 12 }) state: RefundState;
  /** Counts the idempotency keys: a new one only after Stripe said that it remembers a failure under the old one. */
  @Column('smallint', { unsigned: true }) attempt: number;
  /** Stripe's id of the refund; null before its answer, and for an offline payment. */
  @Column('varchar', { length: 255, nullable: true }) refundId: string | null;
  /** Why it was refused, for the owner to read. */
  @Column('varchar', { length: 500, nullable: true }) failureReason: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3, nullable: true }) settledAt: Date | null;
}
