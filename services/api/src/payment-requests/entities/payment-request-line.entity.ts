import { Column, Entity, PrimaryColumn } from 'typeorm';

export const PAYMENT_REQUEST_KINDS = ['shipping', 'framing', 'rush', 'installation', 'other'] as const;
export type PaymentRequestKind = (typeof PAYMENT_REQUEST_KINDS)[number];

/** One thing that a payment request asks money for. */
@Entity('payment_request_lines')
export class PaymentRequestLineEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'payment_request_id', length: 36 }) paymentRequestId: string;
  /** From 0, in the owner's order. */
  @Column('smallint') position: number;
  @Column('varchar', { length: 16 }) kind: PaymentRequestKind;
  /** The owner's words, which the buyer reads. */
  @Column('varchar', { length: 200 }) description: string;
  @Column('int', { name: 'amount_cents' }) amountCents: number;
}
