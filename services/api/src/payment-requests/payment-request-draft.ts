import { toCents } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import type { OrderSummary } from '../orders';
import { MAX_CHARGE_CENTS, MIN_CHARGE_CENTS } from '../payments';
import { createHmac } from 'node:crypto';
import { AppError, hashSecret } from '../platform';
import type {
  PaymentRequestEntity,
  PaymentRequestKind,
  PaymentRequestLineEntity,
} from './entities/payment-request.entity';

const DAY_MS = 24 * 60 * 60_000;
/** The same lines and amounts again within this time count as a second click of the button. */
const DUPLICATE_WINDOW_MS = 60_000;

/** What to request payment for. */
export interface PaymentRequestInput {
  /** Amounts in dollars. */
  lines: readonly { kind: PaymentRequestKind; description: string; amount: number }[];
  expiresInDays: number;
}

/**
 * The key of a request's link. It is derived, so that the link can be given to its buyer again while only its hash is
 * stored.
 * @param signingKey of the gallery
 */
export const linkKeyOf = (requestId: string, signingKey: string): string =>
  createHmac('sha256', signingKey).update(`payment-request:${requestId}`).digest('base64url');

/** A request that is about to be created. */
export interface PaymentRequestDraft {
  request: PaymentRequestEntity;
  lines: PaymentRequestLineEntity[];
}

export const linkExpiry = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Freezes what the buyer of this order is asked to pay. */
export function buildPaymentRequest(
  order: Pick<OrderSummary, 'id' | 'currency'>,
  { lines, expiresInDays }: PaymentRequestInput,
  { signingKey, ...origin }: Pick<PaymentRequestEntity, 'createdBy' | 'paysOrder'> & { signingKey: string },
  now: Date,
): PaymentRequestDraft {
  const id = uuid();
  const requestLines = lines.map(({ kind, description, amount }, position) => ({
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
    ...origin,
    amountCents: requestLines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    currency: order.currency,
    paymentIntentId: null,
    keyHash: hashSecret(linkKeyOf(id, signingKey)),
    secretHash: null,
    expiresAt: linkExpiry(now, expiresInDays),
    paidAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return { request, lines: requestLines };
}

/** @throws AppError `validation_failed` for an amount that Stripe does not accept */
export function assertChargeable(amountCents: number): void {
  if (amountCents >= MIN_CHARGE_CENTS && amountCents <= MAX_CHARGE_CENTS) return;
  const message = 'A single payment can be $0.50 to $999,999.99.';
  throw new AppError('validation_failed', { message, fields: { lines: message } });
}

export interface PaymentRequestWithLines {
  request: Pick<PaymentRequestEntity, 'id' | 'state' | 'paysOrder' | 'createdAt'>;
  lines: readonly PaymentRequestLineEntity[];
}

/** An open request for exactly the same from a moment ago, if there is one: its buyer already has a link. */
export function findDuplicate(
  lines: readonly PaymentRequestLineEntity[],
  earlier: readonly PaymentRequestWithLines[],
  now: Date,
): PaymentRequestWithLines | undefined {
  const fingerprint = fingerprintOf(lines);
  return earlier.find(
    ({ request, lines: earlierLines }) =>
      request.state === 'open' &&
      now.getTime() - request.createdAt.getTime() < DUPLICATE_WINDOW_MS &&
      fingerprintOf(earlierLines) === fingerprint,
  );
}

const fingerprintOf = (lines: readonly PaymentRequestLineEntity[]): string =>
  JSON.stringify(lines.map(({ kind, description, amountCents }) => [kind, description, amountCents]));
