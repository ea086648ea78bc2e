import { newId, type Account, type Payer } from './account';
import type Stripe from 'stripe';

/** What a card number does, by Stripe's own list of test cards (docs.stripe.com/testing). */
export type CardFate = 'pays' | 'asks' | Decline;

export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

export const DECLINED: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const INSUFFICIENT: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const EXPIRED: Decline = { code: 'expired_card', message: 'Your card has expired.' };
const WRONG_CVC: Decline = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." };
const PROCESSING: Decline = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};

interface TestCard {
  number: string;
  brand: string;
  fate: CardFate;
  /** Stripe's ready-made payment method of the same card. */
  paymentMethod: string;
}

const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', fate: 'pays', paymentMethod: 'pm_card_visa' },
  { number: '5555555555554444', brand: 'mastercard', fate: 'pays', paymentMethod: 'pm_card_mastercard' },
  {
    number: '4000002500003155',
    brand: 'visa',
    fate: 'asks',
    paymentMethod: 'pm_card_authenticationRequired',
  },
  { number: '4000000000000002', brand: 'visa', fate: DECLINED, paymentMethod: 'pm_card_visa_chargeDeclined' },
  {
    number: '4000000000009995',
    brand: 'visa',
    fate: INSUFFICIENT,
    paymentMethod: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    fate: EXPIRED,
    paymentMethod: 'pm_card_chargeDeclinedExpiredCard',
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    fate: WRONG_CVC,
    paymentMethod: 'pm_card_chargeDeclinedIncorrectCvc',
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    fate: PROCESSING,
    paymentMethod: 'pm_card_chargeDeclinedProcessingError',
  },
];

/** The stored part of a card, which never includes its number. */
export interface Card {
  fate: CardFate;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** The test card with this number (blanks allowed), or null: every other number is rejected. */
export function cardByNumber(number: string, expiry = { month: 12, year: 2040 }): Card | null {
  const digits = number.replace(/[\s-]/g, '');
  const known = TEST_CARDS.find((card) => card.number === digits);
  return known ? cardOf(known, expiry) : null;
}

/** The card behind one of Stripe's ready-made payment methods, e.g. `pm_card_visa`. */
export function cardByPaymentMethod(id: string): Card | null {
  const known = TEST_CARDS.find((card) => card.paymentMethod === id);
  return known ? cardOf(known, { month: 12, year: 2040 }) : null;
}

function cardOf(card: TestCard, expiry: { month: number; year: number }): Card {
  return {
    fate: card.fate,
    brand: card.brand,
    last4: card.number.slice(-4),
    expMonth: expiry.month,
    expYear: expiry.year,
  };
}

/** Saves the card as a payment method of the account. */
export function savePaymentMethod(account: Account, card: Card, payer: Payer): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: payer.email, name: payer.name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  account.paymentMethods.set(method.id, method);
  return method;
}
