import type { FormTree } from '../wire/form-body';
import { cardByNumber, type Card } from '../account/test-cards';

const CARD_FIELDS = ['email', 'card', 'expiry', 'cvc'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** The posted payment form: a card, or an error for each invalid field. */
export interface CardForm {
  email: string;
  errors: Partial<Record<CardField, string>>;
  card: Card | null;
}

/** Checks the fields as Stripe's page does. `knownEmail` is the session's own, which the buyer cannot change. */
export function readCardForm(fields: FormTree, knownEmail: string | null, now: Date): CardForm {
  const email = knownEmail ?? entered(fields, 'email');
  const expiry = readExpiry(entered(fields, 'expiry'));
  const card = cardByNumber(entered(fields, 'card'), expiry ?? undefined);
  const errors: CardForm['errors'] = {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = 'Your email is incomplete.';
  if (!card) errors.card = cardError(entered(fields, 'card'));
  if (!expiry) errors.expiry = "Your card's expiration date is incomplete.";
  else if (isPast(expiry, now)) errors.expiry = "Your card's expiration date is in the past.";
  if (!/^\d{3,4}$/.test(entered(fields, 'cvc'))) errors.cvc = "Your card's security code is incomplete.";
  return { email, errors, card: Object.keys(errors).length ? null : card };
}

function entered(fields: FormTree, name: CardField): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function cardError(number: string): string {
  const complete = number.replace(/\D/g, '').length >= 15;
  return complete
    ? 'Your card was declined: this is a test page, and the number is not a test card.'
    : 'Your card number is incomplete.';
}

/** MM / YY or MM / YYYY, with or without the slash. */
function readExpiry(text: string): { month: number; year: number } | null {
  const match = /^(\d{1,2})\s*[/-]?\s*(\d{2}|20\d{2})$/.exec(text);
  const month = Number(match?.[1]);
  const year = Number(match?.[2]);
  if (!match || month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is valid until the end of its month. */
function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(year, month, 1);
}
