import { isApiError } from '@gallery/api-client';
import type { ErrorCode } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';

/** Why a checkout did not start, if the buyer can do something about it. */
export interface CheckoutError {
  kind: 'prints' | 'pass' | 'quote' | 'inquiry' | 'other';
  text: string;
}

/** The message beside the checkout error; null for an unknown cause. */
export function toCheckoutError(error: unknown): CheckoutError | null {
  if (isApiError(error, 'network'))
    return { kind: 'other', text: 'The gallery could not be reached. Nothing was charged.' };
  if (!isApiError(error) || error.code === 'unknown' || error.serverMessage === null) return null;
  const { code, serverMessage, details } = error;
  switch (code) {
    case 'prints_unavailable' satisfies ErrorCode:
      return { kind: 'prints', text: unavailableMessage(details) ?? serverMessage };
    case 'number_taken' satisfies ErrorCode:
      return { kind: 'prints', text: numberTakenMessage(details) ?? serverMessage };
    case 'order_limit_exceeded' satisfies ErrorCode:
    case 'photo_not_found' satisfies ErrorCode:
    case 'photo_not_for_sale' satisfies ErrorCode:
      return { kind: 'prints', text: serverMessage };
    case 'pass_required' satisfies ErrorCode:
      return {
        kind: 'pass',
        text: 'Your access to the live event has expired. Please join the event again.',
      };
    case 'quote_changed' satisfies ErrorCode:
      return {
        kind: 'quote',
        text: 'The price has changed. Please review the new total below and confirm again.',
      };
    case 'inquiry_only' satisfies ErrorCode:
      return { kind: 'inquiry', text: 'Prints are currently sold by inquiry only. Nothing was charged.' };
    default:
      return { kind: 'other', text: serverMessage };
  }
}

function numberTakenMessage(details: Readonly<Record<string, unknown>>): string | null {
  const { title, size, editionNumber, nextNumber } = details;
  if (typeof title !== 'string' || typeof editionNumber !== 'number') return null;
  const print = typeof size === 'string' ? `${title}, ${formatSize(size)}` : title;
  const next = typeof nextNumber === 'number' ? ` The next available number is ${nextNumber}.` : '';
  return `Someone else has taken number ${editionNumber} of ${print}. Nothing was charged.${next}`;
}

function unavailableMessage(details: Readonly<Record<string, unknown>>): string | null {
  const { title, size, remaining } = details;
  if (typeof title !== 'string' || typeof remaining !== 'number') return null;
  const print = typeof size === 'string' ? `${title}, ${formatSize(size)}` : title;
  if (remaining === 0) return `${print} is no longer available: someone else has the last print.`;
  return `Only ${remaining} ${remaining === 1 ? 'print' : 'prints'} of ${print} ${remaining === 1 ? 'remains' : 'remain'}.`;
}
