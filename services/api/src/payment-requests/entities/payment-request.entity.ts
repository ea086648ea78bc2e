import { formatMoneyWithCents, type Cents } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const PAYMENT_REQUEST_STATES = ['open', 'paid', 'cancelled', 'refunded'] as const;
/**
 * Moves forward only. An expired request is `cancelled` too. A payment for a cancelled one is refunded, which makes the
 * request `refunded`, unless the buyer's bank returns the refund.
 */
export type PaymentRequestState = (typeof PAYMENT_REQUEST_STATES)[number];

export const PAYMENT_REQUEST_KINDS = ['shipping', 'framing', 'rush', 'installation', 'other'] as const;
export type PaymentRequestKind = (typeof PAYMENT_REQUEST_KINDS)[number];

/** The length of the column. */
export const LINE_DESCRIPTION_MAX_LENGTH = 200;

/** The length of the note in an order's history. */
const NOTE_MAX_LENGTH = 500;

/** Creator of a request that buyers made for their own order. */
export const BUYER_ACTOR = 'buyer';

/**
 * What the buyer of an order is asked to pay on the gallery's own page: extra charges, or the whole order. Its amounts
 * are frozen when it is created.
 */
@Entity('payment_requests')
export class PaymentRequestEntity {
  /** Also the reference of its payment. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) orderId: string;
  @Column('varchar', { length: 12 }) state: PaymentRequestState;
  /** Whether it is the payment of the order itself: if it fails, the order is cancelled. */
  @Column('boolean') paysOrder: boolean;
  /** Total of the lines. */
  @Column('int') amountCents: number;
  /** ISO code in lower case. */
  @Column('char', { length: 3 }) currency: string;
  /** Null until Stripe has answered. */
  @Column('varchar', { length: 255, nullable: true }) paymentIntentId: string | null;
  /** SHA-256 of the link's key, which is stored nowhere else. */
  @Column('char', { length: 64 }) keyHash: string;
  /** SHA-256 of the intent's client secret, which is in the URL that Stripe sends the buyer back to. */
  @Column('char', { length: 64, nullable: true }) secretHash: string | null;
  @Column('varchar', { length: 120 }) createdBy: string;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
  @Column('datetime', { precision: 3, nullable: true }) paidAt: Date | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) updatedAt: Date;
}

/** One line of a payment request. */
@Entity('payment_request_lines')
export class PaymentRequestLineEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) paymentRequestId: string;
  /** From 0. */
  @Column('smallint') position: number;
  @Column('varchar', { length: 16 }) kind: PaymentRequestKind;
  /** Written by staff for the buyer. */
  @Column('varchar', { length: LINE_DESCRIPTION_MAX_LENGTH }) description: string;
  @Column('int') amountCents: number;
}

/** `Shipping to Dallas $85.00, Rush production $120.00`, for the order's history. */
export function describeLines(lines: readonly PaymentRequestLineEntity[]): string {
  const text = lines
    .map(({ description, amountCents }) => `${description} ${formatMoneyWithCents(amountCents)}`)
    .join(', ');
  const characters = Array.from(text);
  return characters.length <= NOTE_MAX_LENGTH
    ? text
    : `${characters.slice(0, NOTE_MAX_LENGTH - 1).join('')}…`;
}

/** The part of the total that is for shipping. */
export const shippingCentsOf = (lines: readonly PaymentRequestLineEntity[]): Cents =>
  lines.reduce((sum, { kind, amountCents }) => sum + (kind === 'shipping' ? amountCents : 0), 0);
