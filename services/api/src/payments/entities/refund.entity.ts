import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RefundState } from '../payment-state';

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

/** A decision to refund an amount, kept whatever becomes of it. */
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
