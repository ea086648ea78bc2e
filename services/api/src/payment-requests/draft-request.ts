import { cents } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import type { KnownOrder } from '../orders';
import { digestOf, newSecret } from '../platform';
import type { PaymentRequest } from './payment-request.entity';
import type { PaymentRequestKind, PaymentRequestLine } from './payment-request-line.entity';

const DAY_MS = 24 * 60 * 60_000;

/** What is asked for. */
export interface AskedLines {
  /** Amounts in dollars. */
  lines: readonly { kind: PaymentRequestKind; description: string; amount: number }[];
  expiresInDays: number;
}

/** Whose request it is, and whether the order stands and falls with it. */
export interface RequestMaker {
  createdBy: string;
  paysOrder: boolean;
}

/** A request that is about to be made, with the only copy of its key. */
export interface RequestDraft {
  request: PaymentRequest;
  lines: PaymentRequestLine[];
  key: string;
}

/** When a link that is made now ends. */
export const endOfLink = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Freezes what is asked of the buyer of this order. */
export function draftRequest(
  order: Pick<KnownOrder, 'id' | 'currency'>,
  { lines, expiresInDays }: AskedLines,
  maker: RequestMaker,
  now: Date,
): RequestDraft {
  const id = uuid();
  const key = newSecret();
  const drafted = lines.map(({ kind, description, amount }, position) => ({
    id: uuid(),
    paymentRequestId: id,
    position,
    kind,
    description,
    amountCents: cents(amount),
  }));
  const request: PaymentRequest = {
    id,
    orderId: order.id,
    state: 'open',
    ...maker,
    amountCents: drafted.reduce((sum, { amountCents }) => sum + amountCents, 0),
    currency: order.currency,
    paymentIntentId: null,
    keyHash: digestOf(key),
    secretHash: null,
    expiresAt: endOfLink(now, expiresInDays),
    paidAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return { request, lines: drafted, key };
}
