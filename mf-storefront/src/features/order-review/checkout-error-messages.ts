import { isApiError } from '@gallery/api-client';
import { ERRORS } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';

/** Why a checkout did not start, if the buyer can do something about it. */
export interface CheckoutError {
  kind: 'prints' | 'pass' | 'quote' | 'inquiry' | 'other';
  text: string;
}

/** The message beside the checkout error; null for an unknown cause. */
export function toCheckoutError(error: unknown): CheckoutError | null {
  if (!isApiError(error) || error.code === 'unknown') return null;
  switch (error.code) {
    case 'network':
      return { kind: 'other', text: 'The gallery could not be reached. Nothing was charged.' };
    case 'prints_unavailable':
      return { kind: 'prints', text: unavailableMessage(error.details) };
    case 'number_taken':
      return { kind: 'prints', text: numberTakenMessage(error.details) };
    case 'order_limit_exceeded':
      return { kind: 'prints', text: error.serverMessage ?? ERRORS.order_limit_exceeded.message };
    case 'photo_not_found':
    case 'photo_not_for_sale':
      return { kind: 'prints', text: ERRORS[error.code].message };
    case 'pass_required':
      return {
        kind: 'pass',
        text: 'Your access to the live event has expired. Please join the event again.',
      };
    case 'quote_changed':
      return {
        kind: 'quote',
        text: 'The price has changed. Please review the new total below and confirm again.',
      };
    case 'inquiry_only':
      return { kind: 'inquiry', text: 'Prints are currently sold by inquiry only. Nothing was charged.' };
    default:
      return { kind: 'other', text: error.serverMessage ?? ERRORS[error.code].message };
  }
}

function numberTakenMessage(details: Readonly<Record<string, unknown>>): string {
  const { title, size, editionNumber, nextNumber } = details;
  if (typeof title !== 'string' || typeof editionNumber !== 'number') return ERRORS.number_taken.message;
  const print = typeof size === 'string' ? `${title}, ${formatSize(size)}` : title;
  const next = typeof nextNumber === 'number' ? ` The next available number is ${nextNumber}.` : '';
  return `Someone else has taken number ${editionNumber} of ${print}. Nothing was charged.${next}`;
}

function unavailableMessage(details: Readonly<Record<string, unknown>>): string {
  const { title, size, remaining } = details;
  if (typeof title !== 'string' || typeof remaining !== 'number') return ERRORS.prints_unavailable.message;
  const print = typeof size === 'string' ? `${title}, ${formatSize(size)}` : title;
  if (remaining === 0) return `${print} is no longer available: someone else has the last print.`;
  return `Only ${remaining} ${remaining === 1 ? 'print' : 'prints'} of ${print} ${remaining === 1 ? 'remains' : 'remain'}.`;
}
