import type { PaymentRequestEntity } from './entities/payment-request.entity';
import type { PaymentRequestLineEntity } from './entities/payment-request-line.entity';

/** The same words and sums again within this time are a second press of the button, in milliseconds. */
const DUPLICATE_WINDOW_MS = 60_000;

/** A request with what it asks for. */
export interface PaymentRequestWithLines {
  request: Pick<PaymentRequestEntity, 'id' | 'state' | 'createdAt'>;
  lines: readonly PaymentRequestLineEntity[];
}

/** The open request of a moment ago that asks for exactly the same, if there is one: its buyer has the link already. */
export function findDuplicate(
  lines: readonly PaymentRequestLineEntity[],
  earlier: readonly PaymentRequestWithLines[],
  now: Date,
): PaymentRequestWithLines | undefined {
  const asked = fingerprint(lines);
  return earlier.find(
    ({ request, lines: before }) =>
      request.state === 'open' &&
      now.getTime() - request.createdAt.getTime() < DUPLICATE_WINDOW_MS &&
      fingerprint(before) === asked,
  );
}

const fingerprint = (lines: readonly PaymentRequestLineEntity[]): string =>
  JSON.stringify(lines.map(({ kind, description, amountCents }) => [kind, description, amountCents]));
