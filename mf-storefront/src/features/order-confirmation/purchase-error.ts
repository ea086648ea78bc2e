import { ERRORS } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { isApiError } from '@gallery/api-client';

/** Why a purchase did not start, in so far as the buyer can do something about it. */
export interface PurchaseError {
  kind: 'prints' | 'pass' | 'quote' | 'inquiry' | 'other';
  text: string;
}

/** What the page says beside the checkout error; null when the cause is not known in our words. */
export function toPurchaseError(error: unknown): PurchaseError | null {
  if (!isApiError(error) || error.code === 'unknown') return null;
  switch (error.code) {
    case 'network':
      return { kind: 'other', text: 'The gallery could not be reached. Nothing was charged.' };
    case 'prints_unavailable':
      return { kind: 'prints', text: unavailableMessage(error.details) };
    case 'photo_not_found':
    case 'photo_not_for_sale':
      return { kind: 'prints', text: ERRORS[error.code].message };
    case 'pass_required':
      return { kind: 'pass', text: 'Your access to the live event has ended. Please enter it once more.' };
    case 'quote_changed':
      return {
        kind: 'quote',
        text: 'The price has changed. The total below is the new one: please look at it and confirm again.',
      };
    case 'inquiry_only':
      return { kind: 'inquiry', text: 'Prints are sold by inquiry at the moment. Nothing was charged.' };
    default:
      return { kind: 'other', text: error.serverMessage ?? ERRORS[error.code].message };
  }
}

function unavailableMessage(details: Readonly<Record<string, unknown>>): string {
  const { title, size, remaining } = details;
  if (typeof title !== 'string' || typeof remaining !== 'number') return ERRORS.prints_unavailable.message;
  const print = typeof size === 'string' ? `${title}, ${formatSize(size)}` : title;
  if (remaining === 0) return `${print} is no longer available: somebody else has the last print.`;
  return `Only ${remaining} ${remaining === 1 ? 'print' : 'prints'} of ${print} ${remaining === 1 ? 'remains' : 'remain'}.`;
}
