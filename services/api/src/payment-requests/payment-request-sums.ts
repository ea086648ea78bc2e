import { formatSum, type Cents } from '@gallery/domain';
import type { PaymentRequestLine } from './payment-request-line.entity';

/** The longest note that the order's history takes. */
const NOTE_LENGTH = 500;

/** `Shipping to Dallas $85.00, Rush production $120.00`, for the order's history. */
export function linesInWords(lines: readonly PaymentRequestLine[]): string {
  const words = lines.map(({ description, amountCents }) => `${description} ${formatSum(amountCents)}`);
  const note = Array.from(words.join(', '));
  return note.length <= NOTE_LENGTH ? note.join('') : `${note.slice(0, NOTE_LENGTH - 1).join('')}…`;
}

/** How much of the sum is shipping. */
export function shippingIn(lines: readonly PaymentRequestLine[]): Cents {
  return lines.reduce((sum, { kind, amountCents }) => sum + (kind === 'shipping' ? amountCents : 0), 0);
}
