import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RefundState } from '../refunds/refund-state';

/** Somebody's decision to give a part of a payment back, kept whatever becomes of it. */
@Entity('refund_requests')
export class RefundRequestEntity {
  /** Chosen by who asks: the same id again is the same refund. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** What was paid, as in its payment; an order's id where the money was taken at the gallery. */
  @Column('char', { length: 36 }) reference: string;
  @Column('int', { name: 'amount_cents' }) amountCents: number;
  @Column('varchar', { length: 300 }) reason: string;
  @Column('varchar', { length: 120 }) actor: string;
  @Column('varchar', { length: 12 }) state: RefundState;
  /** Counts the idempotency keys: a new one only after Stripe has said that the old one holds a failure. */
  @Column('smallint', { unsigned: true }) round: number;
  /** Stripe's id of the refund; null before its answer, and at the gallery. */
  @Column('varchar', { name: 'refund_id', length: 255, nullable: true }) refundId: string | null;
  /** Why it was refused, in words for the owner. */
  @Column('varchar', { name: 'fault', length: 500, nullable: true }) failureReason: string | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  @Column('datetime', { name: 'settled_at', precision: 3, nullable: true }) settledAt: Date | null;
}
