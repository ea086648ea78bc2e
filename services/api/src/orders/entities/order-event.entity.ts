import type { OrderStatus } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type OrderEventKind =
  | 'placed'
  | 'confirmed'
  | 'released'
  | 'refunding'
  | 'refunded'
  | 'partly-refunded'
  | 'alert'
  /** The owner moved it on; the note is for the buyer to read. */
  | 'moved'
  /** The owner changed how its parcel is followed. */
  | 'tracked'
  /** It came to a collector's account. */
  | 'joined'
  /** Its collector deleted their account. */
  | 'account-deleted'
  /** The account it was placed in was never confirmed, and went. */
  | 'account-lapsed'
  /** Names and addresses were taken off it. */
  | 'forgotten'
  /** Somebody of the gallery asked for a refund; the note says how much and why. */
  | 'refund-asked'
  /** For the gallery alone. */
  | 'staff-note'
  /** What became of one of its numbers once it was refunded, or its print destroyed; the note says which. */
  | 'print-returned'
  | 'print-voided'
  | 'print-replaced'
  /** The wish to have the work hung was taken care of, or not yet after all. */
  | 'installation-handled'
  | 'installation-reopened'
  /** Of payment requests on the order; the note says which. */
  | 'payment-requested'
  | 'payment-received'
  | 'payment-cancelled'
  | 'payment-refunded';

/** Something that happened to an order, with who and why. Only ever added. */
@Entity('order_events')
export class OrderEventEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'order_id', length: 36 }) orderId: string;
  @Column('varchar', { length: 24 }) kind: OrderEventKind;
  /** The order's status after it. */
  @Column('varchar', { length: 12 }) status: OrderStatus;
  /** `buyer`, `owner`, `staff ben`, `collector`, `clock`, or the door through which Stripe's report came. */
  @Column('varchar', { length: 120 }) actor: string;
  @Column('varchar', { length: 500, nullable: true }) note: string | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
