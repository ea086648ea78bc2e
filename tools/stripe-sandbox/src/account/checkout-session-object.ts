import type Stripe from 'stripe';
import { newId, type CheckoutRecord, type IntentData } from './account';

export const UI_MODES = ['hosted_page', 'embedded_page', 'elements', 'form'] as const;
export type UiMode = (typeof UI_MODES)[number];

/** One line of a session as the request gave it, checked. Amounts in the currency's smallest unit. */
export interface NewLine {
  name: string;
  description: string | null;
  unitAmount: number;
  quantity: number;
  metadata: Stripe.Metadata;
}

/** A session's creation, checked. */
export interface NewCheckout {
  lines: NewLine[];
  currency: string;
  uiMode: UiMode;
  successUrl: string | null;
  cancelUrl: string | null;
  returnUrl: string | null;
  /** Seconds since 1970. */
  expiresAt: number;
  clientReferenceId: string | null;
  customerEmail: string | null;
  metadata: Stripe.Metadata;
  allowedPaymentMethodTypes: string[] | null;
  locale: string | null;
  submitType: string | null;
  intentData: IntentData;
}

/** The total of the lines. */
export function totalOf(lines: readonly NewLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);
}

/** An open session as Stripe would show it. `now` in seconds. */
export function newSession(now: number, publicUrl: string, wanted: NewCheckout): CheckoutRecord {
  const id = `cs_test_${newId('x').slice(2)}${newId('x').slice(2)}`;
  const hosted = wanted.uiMode === 'hosted_page';
  const total = totalOf(wanted.lines);
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: wanted.allowedPaymentMethodTypes,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: wanted.cancelUrl,
    client_reference_id: wanted.clientReferenceId,
    client_secret: hosted ? null : `${id}_secret_${newId('s').slice(2)}`,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: wanted.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: wanted.customerEmail ? unknownCustomer(wanted.customerEmail) : null,
    customer_email: wanted.customerEmail,
    discounts: [],
    expires_at: wanted.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: wanted.locale,
    managed_payments: null,
    metadata: wanted.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: wanted.submitType,
    subscription: null,
    success_url: wanted.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: wanted.uiMode,
    url: hosted ? `${publicUrl}/c/pay/${id}` : null,
    wallet_options: null,
    ...(wanted.returnUrl ? { return_url: wanted.returnUrl, redirect_on_completion: 'always' } : {}),
  };
  const lines = wanted.lines.map((line) => ({
    item: lineItemOf(now, wanted.currency, line),
    productDescription: line.description,
  }));
  return {
    session,
    lines,
    intentData: wanted.intentData,
    intentId: null,
    payer: { email: wanted.customerEmail, name: null },
  };
}

function unknownCustomer(email: string): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

function lineItemOf(now: number, currency: string, line: NewLine): Stripe.LineItem {
  const amount = line.unitAmount * line.quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: line.name,
    metadata: line.metadata,
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: now,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod'),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: line.unitAmount,
      unit_amount_decimal: null,
    },
    quantity: line.quantity,
  };
}
