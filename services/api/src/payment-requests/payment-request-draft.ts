import { toCents } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import type { OrderSummary } from '../orders';
import { digestOf, generateSecret } from '../platform';
import type { PaymentRequestEntity } from './entities/payment-request.entity';
import type { PaymentRequestKind, PaymentRequestLineEntity } from './entities/payment-request-line.entity';

const DAY_MS = 24 * 60 * 60_000;

/** What is asked for. */
export interface PaymentRequestInput {
  /** Amounts in dollars. */
  lines: readonly { kind: PaymentRequestKind; description: string; amount: number }[];
  expiresInDays: number;
}

/** Whose request it is, and whether the order stands and falls with it. */
export interface PaymentRequestOrigin {
  createdBy: string;
  paysOrder: boolean;
}

/** A request that is about to be made, with the only copy of its key. */
export interface PaymentRequestDraft {
  request: PaymentRequestEntity;
  lines: PaymentRequestLineEntity[];
  key: string;
}

/** When a link that is made now ends. */
export const linkExpiry = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Freezes what is asked of the buyer of this order. */
export function buildPaymentRequest(
  order: Pick<OrderSummary, 'id' | 'currency'>,
  { lines, expiresInDays }: PaymentRequestInput,
  maker: PaymentRequestOrigin,
  now: Date,
): PaymentRequestDraft {
  const id = uuid();
  const key = generateSecret();
  const drafted = lines.map(({ kind, description, amount }, position) => ({
    id: uuid(),
    paymentRequestId: id,
    position,
    kind,
    description,
    amountCents: toCents(amount),
  }));
  const request: PaymentRequestEntity = {
    id,
    orderId: order.id,
    state: 'open',
    ...maker,
    amountCents: drafted.reduce((sum, { amountCents }) => sum + amountCents, 0),
    currency: order.currency,
    paymentIntentId: null,
    keyHash: digestOf(key),
    secretHash: null,
    expiresAt: linkExpiry(now, expiresInDays),
    paidAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return { request, lines: drafted, key };
}
