import { Column, Entity, PrimaryColumn } from 'typeorm';

export const PAYMENT_REQUEST_STATES = ['open', 'paid', 'cancelled', 'refunded'] as const;
/**
 * Moves forward only; `cancelled` also when its time was over. Money for a cancelled one goes back: `refunded`, unless the
 * buyer's bank sends it back.
 */
export type PaymentRequestState = (typeof PAYMENT_REQUEST_STATES)[number];

/** Who is written down for a request that a buyer made for their own order. */
export const BUYER_ACTOR = 'buyer';

/**
 * What the buyer of an order is asked to pay on our own page: the owner's quotes besides the prints, or a
 * whole order that is paid there. Frozen when it is made.
 */
@Entity('payment_requests')
export class PaymentRequestEntity {
  /** Also the reference of its payment. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'order_id', length: 36 }) orderId: string;
  @Column('varchar', { length: 12 }) state: PaymentRequestState;
  /** Whether the order stands and falls with this payment: it is the payment of the order itself. */
  @Column('boolean', { name: 'pays_order' }) paysOrder: boolean;
  /** Sum of the lines. */
  @Column('int', { name: 'amount_cents' }) amountCents: number;
  /** ISO code in lower case. */
  @Column('char', { length: 3 }) currency: string;
  /** Null until Stripe has answered. */
  @Column('varchar', { name: 'payment_intent_id', length: 255, nullable: true }) paymentIntentId:
    | string
    | null;
  /** SHA-256 of the link's key; the key itself is only in the link. */
  @Column('char', { name: 'key_hash', length: 64 }) keyHash: string;
  /** SHA-256 of the intent's client secret, with which Stripe sends the buyer back. */
  @Column('char', { name: 'secret_hash', length: 64, nullable: true }) secretHash: string | null;
  @Column('varchar', { name: 'created_by', length: 120 }) createdBy: string;
  @Column('datetime', { name: 'expires_at', precision: 3 }) expiresAt: Date;
  @Column('datetime', { name: 'paid_at', precision: 3, nullable: true }) paidAt: Date | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  @Column('datetime', { name: 'updated_at', precision: 3 }) updatedAt: Date;
}
