import type { OrderStatus } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** As long as the column: longer notes have to be cut. */
export const NOTE_MAX_LENGTH = 500;

export type OrderEventKind =
  | 'placed'
  | 'confirmed'
  | 'released'
  | 'refunding'
  | 'refunded'
  | 'partly-refunded'
  | 'alert'
  /** Stripe withdrew or returned money because of a dispute; the note says how much. */
  | 'dispute-funds'
  /** Staff changed the status; the note is for the buyer. */
  | 'moved'
  /** Staff undid the previous status change; the status is the one before both. */
  | 'move-undone'
  /** The prints are in their frames. */
  | 'framed'
  /** Staff changed the tracking. */
  | 'tracked'
  /** The order was linked to a collector's account. */
  | 'joined'
  /** Its collector deleted their account. */
  | 'account-deleted'
  /** Its account was never confirmed and lapsed. */
  | 'account-lapsed'
  /** Names and addresses were removed. */
  | 'forgotten'
  /** The owner requested a refund; the note says how much and why. */
  | 'refund-asked'
  /** A refund above the limit waits for a second owner, and was decided; the note says how much and why. */
  | 'refund-approval-asked'
  | 'refund-approved'
  | 'refund-rejected'
  /** Only staff see it. */
  | 'staff-note'
  /** What happened to one of its prints after a refund or damage; the note says which. */
  | 'print-returned'
  | 'print-voided'
  | 'print-replaced'
  /** The gallery quoted the delivery; the note says how much. */
  | 'delivery-quoted'
  /** The buyer or staff changed where the prints go. */
  | 'address-changed'
  /** An email to the buyer came back for good. */
  | 'email-bounced'
  | 'installation-handled'
  | 'installation-reopened'
  /** Payment requests on the order; the note says which. */
  | 'payment-requested'
  | 'payment-received'
  | 'payment-cancelled'
  | 'payment-refunded';

/** One entry in an order's history: what happened, by whom, and why. Never changed. */
@Entity('order_events')
export class OrderEventEntity {
  /** UUID v7, which sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) orderId: string;
  @Column('varchar', { length: 24 }) kind: OrderEventKind;
  /** The order's status afterwards. */
  @Column('varchar', { length: 12 }) status: OrderStatus;
  /** `buyer`, `owner`, `staff ben`, `collector`, `clock`, or a `PaymentUpdateSource`. */
  @Column('varchar', { length: 120 }) actor: string;
  @Column('varchar', { length: NOTE_MAX_LENGTH, nullable: true }) note: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
