import { formatMoneyWithCents, type Cents } from '@gallery/domain';
import type { PaymentRequestLineEntity } from './entities/payment-request-line.entity';

/** The longest note that the order's history takes. */
const MAX_NOTE_LENGTH = 500;

/** `Shipping to Dallas $85.00, Rush production $120.00`, for the order's history. */
export function describeLines(lines: readonly PaymentRequestLineEntity[]): string {
  const words = lines.map(
    ({ description, amountCents }) => `${description} ${formatMoneyWithCents(amountCents)}`,
  );
  const note = Array.from(words.join(', '));
  return note.length <= MAX_NOTE_LENGTH ? note.join('') : `${note.slice(0, MAX_NOTE_LENGTH - 1).join('')}…`;
}

/** How much of the sum is shipping. */
export function shippingCentsOf(lines: readonly PaymentRequestLineEntity[]): Cents {
  return lines.reduce((sum, { kind, amountCents }) => sum + (kind === 'shipping' ? amountCents : 0), 0);
}
