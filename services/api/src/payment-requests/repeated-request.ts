import type { PaymentRequest } from './payment-request.entity';
import type { PaymentRequestLine } from './payment-request-line.entity';

/** The same words and sums again within this time are a second press of the button, in milliseconds. */
const REPEAT_MS = 60_000;

/** A request with what it asks for. */
export interface RequestedLines {
  request: Pick<PaymentRequest, 'id' | 'state' | 'createdAt'>;
  lines: readonly PaymentRequestLine[];
}

/** The open request of a moment ago that asks for exactly the same, if there is one: its buyer has the link already. */
export function repeatedBy(
  lines: readonly PaymentRequestLine[],
  earlier: readonly RequestedLines[],
  now: Date,
): RequestedLines | undefined {
  const asked = inWords(lines);
  return earlier.find(
    ({ request, lines: before }) =>
      request.state === 'open' &&
      now.getTime() - request.createdAt.getTime() < REPEAT_MS &&
      inWords(before) === asked,
  );
}

const inWords = (lines: readonly PaymentRequestLine[]): string =>
  JSON.stringify(lines.map(({ kind, description, amountCents }) => [kind, description, amountCents]));
