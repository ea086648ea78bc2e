import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One refund by Stripe's id: refunds can be partial, several, and can fail later. */
@Entity('refunds')
export class RefundEntity {
  @PrimaryColumn('varchar', { length: 255 }) id: string;
  @Column('char', { name: 'payment_id', length: 36 }) paymentId: string;
  @Column('int', { name: 'amount_cents' }) amountCents: number;
  /** Stripe's word. */
  @Column('varchar', { length: 32 }) status: string;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
