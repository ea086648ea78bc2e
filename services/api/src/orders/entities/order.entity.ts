import type { OrderQuote, OrderStatus, OfflinePaymentMethod } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderAttribution } from '../attribution/referral-claim';

/** A postal address as the buyer gave it; empty strings where nothing was said. */
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

/** Where the buyer would like the work hung. */
export interface InstallationRequest {
  street: string;
  city: string;
  zip: string;
}

/** An order as it was frozen when the buyer left for Stripe. Amounts in cents. */
@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** What people call it: `TF-7K3M-Q9XD`. */
  @Column('varchar', { length: 20 }) number: string;
  @Column('varchar', { length: 12 }) status: OrderStatus;
  /** `fine_art_purchase`. */
  @Column('varchar', { name: 'order_type', length: 40 }) orderType: string;
  /** Counts its changes, so that two people who look at it at once notice each other. */
  @Column('int', { unsigned: true, default: 1 }) version: number;
  /** Whose account shows it: who placed it signed in, or who proved its e-mail address. Null for guests. */
  @Column('char', { name: 'collector_id', length: 36, nullable: true }) collectorId: string | null;
  @Column('varchar', { name: 'customer_name', length: 200 }) customerName: string;
  @Column('varchar', { name: 'customer_email', length: 254 }) customerEmail: string;
  @Column('json') billing: PostalAddress;
  @Column('json') shipping: PostalAddress;
  /** ISO code in lower case. */
  @Column('char', { length: 3 }) currency: string;
  /** The payment that pays it: its own, or a payment request's once that is paid. Null for what was paid at the gallery. */
  @Column('char', { name: 'payment_reference', length: 36, nullable: true }) paymentReference: string | null;
  /** Whose budget of unpaid prints it counts in, as a keyed digest; null once it is paid or over, and for the gallery's own sales. */
  @Column('char', { name: 'hold_budget_key', length: 64, nullable: true }) holdBudgetKey: string | null;
  /** How the gallery got the money of what it sold outside of the shop; null for everything else, and where nobody said. */
  @Column('varchar', { name: 'paid_how', length: 20, nullable: true }) paidHow: OfflinePaymentMethod | null;
  @Column('int', { name: 'subtotal_cents' }) subtotalCents: number;
  /** The tax that is charged, not the estimate that was shown. */
  @Column('int', { name: 'tax_cents' }) taxCents: number;
  @Column('int', { name: 'card_fee_cents' }) cardFeeCents: number;
  /** What was agreed besides the prints and is paid with them: shipping and framing of an order by link. */
  @Column('int', { name: 'extras_cents', default: 0 }) extrasCents: number;
  /** What the card is charged. Shipping is apart, unless it was agreed with the price. */
  @Column('int', { name: 'total_cents' }) totalCents: number;
  /** Flat shipping of minis, known but not charged with the prints. */
  @Column('int', { name: 'shipping_minis_cents' }) shippingMinisCents: number;
  /** Whether framed works go free, by quote, or there are none. */
  @Column('varchar', { name: 'shipping_framed', length: 12 })
  shippingFramed: OrderQuote['shipping']['framed'];
  /** Shipping that the buyer has paid by payment requests. */
  @Column('int', { name: 'shipping_paid_cents', default: 0 }) shippingPaidCents: number;
  /** What of the total went back to the buyer. */
  @Column('int', { name: 'refunded_cents', default: 0 }) refundedCents: number;
  @Column('json', { nullable: true }) installation: InstallationRequest | null;
  /** When somebody of the gallery took care of that wish. */
  @Column('datetime', { name: 'installation_handled_at', precision: 3, nullable: true })
  installationHandledAt: Date | null;
  /** The buyer's words; rush production is asked for here. */
  @Column('text', { nullable: true }) notes: string | null;
  /** Code of the link that led here; whether it counts is the partners' module's to say. */
  @Column('varchar', { name: 'referral_partner_id', length: 100, nullable: true }) referralPartnerId:
    | string
    | null;
  /** When that link was followed, as the page says. */
  @Column('datetime', { name: 'referred_at', precision: 3, nullable: true }) referredAt: Date | null;
  /** The whole address with which the referral came. */
  @Column('varchar', { name: 'referral_source', length: 500, nullable: true }) referralSource: string | null;
  @Column('json', { nullable: true }) attribution: OrderAttribution | null;
  /** Who carries the parcel: `UPS`. */
  @Column('varchar', { length: 60, nullable: true }) carrier: string | null;
  @Column('varchar', { name: 'tracking_number', length: 100, nullable: true }) trackingNumber: string | null;
  /** The carrier's page of the parcel, http(s) only. */
  @Column('varchar', { name: 'tracking_url', length: 500, nullable: true }) trackingUrl: string | null;
  /** Since when the buyer's bank disputes the payment; such an order must not be shipped. Null again once that ended well. */
  @Column('datetime', { name: 'disputed_at', precision: 3, nullable: true }) disputedAt: Date | null;
  /** When the payment arrived and the prints were sold; null until then, and for good when that never happens. */
  @Column('datetime', { name: 'confirmed_at', precision: 3, nullable: true }) confirmedAt: Date | null;
  /** When its collector deleted their account: names and addresses go as soon as the order is over. */
  @Column('datetime', { name: 'account_deleted_at', precision: 3, nullable: true })
  accountDeletedAt: Date | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  @Column('datetime', { name: 'updated_at', precision: 3 }) updatedAt: Date;
}
