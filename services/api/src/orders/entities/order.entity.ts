import type { OrderStatus, OfflinePaymentMethod, ShippingTerms } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderAttribution } from '../attribution/referral-claim';

/** A postal address as the buyer entered it, with empty strings for what was left out. */
export interface PostalAddress {
  fullName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

/** Where the buyer wants the work hung. */
export interface InstallationRequest {
  street: string;
  city: string;
  zip: string;
}

/** An order, frozen when it was placed except for what happens to it. Amounts in cents. */
@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** As people know it: `TF-7K3M-Q9XD`. */
  @Column('varchar', { length: 20 }) number: string;
  @Column('varchar', { length: 12 }) status: OrderStatus;
  /** `fine_art_purchase`, or a value in `order-types.ts`. */
  @Column('varchar', { length: 40 }) orderType: string;
  /** Counts the changes, so that two people who edit the order at once are warned. */
  @Column('int', { unsigned: true, default: 1 }) version: number;
  /** The account that shows it: the one that placed it, or that confirmed its email address. Null for guests. */
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  @Column('varchar', { length: 200 }) customerName: string;
  @Column('varchar', { length: 254 }) customerEmail: string;
  @Column('json') billing: PostalAddress;
  @Column('json') shipping: PostalAddress;
  /** ISO code in lower case. */
  @Column('char', { length: 3 }) currency: string;
  /** Its own payment, or that of a payment request once it is paid. Null for offline sales. */
  @Column('char', { length: 36, nullable: true }) paymentReference: string | null;
  /** The first of the hold budgets that its unpaid prints count in, as a keyed digest; null once paid or closed, and for sales by staff. */
  @Column('char', { length: 64, nullable: true }) holdBudgetKey: string | null;
  /** How an offline sale was paid; null for all other orders, and where unknown. */
  @Column('varchar', { length: 20, nullable: true }) paymentMethod: OfflinePaymentMethod | null;
  @Column('int') subtotalCents: number;
  /** As charged, not the estimate that was shown. */
  @Column('int') taxCents: number;
  @Column('int') cardFeeCents: number;
  /** Charged with the prints of a draft order: shipping, framing. */
  @Column('int', { default: 0 }) extrasCents: number;
  /** What the card is charged. Shipping is separate, except for the extras of a draft order. */
  @Column('int') totalCents: number;
  /** Flat shipping for minis: known, but not charged with the prints. */
  @Column('int') shippingMinisCents: number;
  /** Shipping of framed prints: free, by quote, or not needed. */
  @Column('varchar', { length: 12 }) shippingFramed: ShippingTerms;
  /** Quoted for its delivery beyond the flat part for minis; null until the gallery has quoted. */
  @Column('int', { nullable: true }) shippingQuotedCents: number | null;
  /** Paid for shipping by payment requests. */
  @Column('int', { default: 0 }) shippingPaidCents: number;
  /** Refunded part of the total. */
  @Column('int', { default: 0 }) refundedCents: number;
  /** What Stripe has withdrawn for disputes and not returned. */
  @Column('int', { default: 0 }) disputeWithdrawnCents: number;
  @Column('json', { nullable: true }) installation: InstallationRequest | null;
  /** When staff handled the installation request. */
  @Column('datetime', { precision: 3, nullable: true })
  installationHandledAt: Date | null;
  /** Written by the buyer, such as a request for rush production. */
  @Column('text', { nullable: true }) notes: string | null;
  /** Code of the affiliate's link; whether it earns a commission is decided in the affiliates module. */
  @Column('varchar', { length: 100, nullable: true }) referralPartnerId: string | null;
  /** When that link was followed, according to the browser. */
  @Column('datetime', { precision: 3, nullable: true }) referredAt: Date | null;
  /** The full URL of the referral. */
  @Column('varchar', { length: 500, nullable: true }) referralSource: string | null;
  @Column('json', { nullable: true }) attribution: OrderAttribution | null;
  /** `UPS`. */
  @Column('varchar', { length: 60, nullable: true }) carrier: string | null;
  @Column('varchar', { length: 100, nullable: true }) trackingNumber: string | null;
  /** The carrier's tracking page, http(s) only. */
  @Column('varchar', { length: 500, nullable: true }) trackingUrl: string | null;
  /** Since when the payment is disputed; such an order must not be shipped. Null again once the dispute ended well. */
  @Column('datetime', { precision: 3, nullable: true }) disputedAt: Date | null;
  /** When a card network first warned that a payment for the order is probably fraud. */
  @Column('datetime', { precision: 3, nullable: true }) fraudWarnedAt: Date | null;
  /** When an email to the buyer came back for good, if one did. */
  @Column('datetime', { precision: 3, nullable: true }) emailBouncedAt: Date | null;
  /** When the payment arrived and the prints were sold; null for an order that was never paid. */
  @Column('datetime', { precision: 3, nullable: true }) confirmedAt: Date | null;
  /** When its collector deleted their account: names and addresses are removed once the order closes. */
  @Column('datetime', { precision: 3, nullable: true })
  accountDeletedAt: Date | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) updatedAt: Date;
}

/** What the gallery kept of the orders, `paid` in the query: less refunds and what Stripe withdrew for disputes. */
export const KEPT_CENTS_SUM =
  'SUM(paid.totalCents - LEAST(paid.totalCents, paid.refundedCents + paid.disputeWithdrawnCents))';

/** The columns that may change once an order is placed. */
export type OrderChange = Pick<
  Partial<OrderEntity>,
  | 'status'
  | 'collectorId'
  | 'customerName'
  | 'customerEmail'
  | 'billing'
  | 'shipping'
  | 'installation'
  | 'notes'
  | 'referralPartnerId'
  | 'referralSource'
  | 'accountDeletedAt'
  | 'disputedAt'
  | 'disputeWithdrawnCents'
  | 'fraudWarnedAt'
  | 'emailBouncedAt'
  | 'confirmedAt'
  | 'shippingFramed'
  | 'shippingQuotedCents'
  | 'shippingPaidCents'
  | 'refundedCents'
  | 'paymentReference'
  | 'holdBudgetKey'
  | 'installationHandledAt'
  | 'carrier'
  | 'trackingNumber'
  | 'trackingUrl'
  | 'updatedAt'
>;
