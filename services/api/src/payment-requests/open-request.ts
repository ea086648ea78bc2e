import { Injectable } from '@nestjs/common';
import { OrderBook, type KnownOrder } from '../orders';
import { MAX_CHARGE_CENTS, PaymentIntentsService, type OpenIntent, type PreparedIntent } from '../payments';
import { AppError, Clock, digestOf, Settings } from '../platform';
import type { RequestDraft } from './draft-request';
import type { PaymentRequest } from './payment-request.entity';
import type { PaymentRequestLine } from './payment-request-line.entity';
import { linesInWords } from './payment-request-sums';
import { PaymentRequestsStore } from './payment-requests.store';
import { repeatedBy } from './repeated-request';

/** Stripe takes no smaller charge in dollars. */
const MIN_CHARGE_CENTS = 50;

/** Statuses of an order on which nothing can be asked for: not paid yet, or over. */
const NOT_PAYABLE = ['pending', 'cancelled', 'rejected'];

/** The two steps of a payment request around the call to Stripe, each in its caller's transaction. */
@Injectable()
export class OpenRequest {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly orders: OrderBook,
    private readonly payments: PaymentIntentsService,
    private readonly store: PaymentRequestsStore,
  ) {}

  /** Writes it down with its payment. @throws AppError `order_not_payable`, `payment_request_repeated` */
  async save({ request, lines }: RequestDraft): Promise<PreparedIntent> {
    const order = await this.orders.lock(request.orderId);
    if (!order || !isPayable(request, order)) throw new AppError('order_not_payable');
    if (!request.paysOrder) await this.guardRepetition(request, lines);
    await this.store.insert(request, lines);
    await this.orders.note(order, 'payment-requested', request.createdBy, linesInWords(lines));
    const { id: reference, currency, amountCents } = request;
    const description = `${this.settings.brand.name}, order ${order.number}, payment request`;
    return this.payments.prepare({ reference, currency, amountCents, description }, request.expiresAt);
  }

  /** Stripe has answered. */
  async open(request: PaymentRequest, prepared: PreparedIntent, intent: OpenIntent): Promise<PaymentRequest> {
    await this.payments.opened(prepared, intent);
    const { paymentIntentId, clientSecret } = intent;
    const known = { paymentIntentId, secretHash: digestOf(clientSecret), updatedAt: this.clock.now() };
    await this.store.save(request.id, known);
    return Object.assign(request, known);
  }

  /** Where the buyer pays. */
  linkTo({ paymentIntentId }: OpenIntent, key: string): string {
    const link = new URL('/checkout', this.settings.http.publicOrigin);
    link.searchParams.set('payment_intent', paymentIntentId);
    link.searchParams.set('key', key);
    return link.href;
  }

  /** The order is locked: of two presses at once the later one comes here when the first is written. */
  private async guardRepetition(
    { orderId, createdAt }: PaymentRequest,
    lines: readonly PaymentRequestLine[],
  ): Promise<void> {
    const repeated = repeatedBy(lines, await this.store.withLinesOf(orderId), createdAt);
    if (!repeated) return;
    throw new AppError('payment_request_repeated', { details: { id: repeated.request.id } });
  }
}

const isPayable = ({ paysOrder }: PaymentRequest, { status }: KnownOrder): boolean =>
  paysOrder ? status === 'pending' : !NOT_PAYABLE.includes(status);

/** @throws AppError `validation_failed` for a sum that Stripe does not take */
export function guardAmount(amountCents: number): void {
  if (amountCents >= MIN_CHARGE_CENTS && amountCents <= MAX_CHARGE_CENTS) return;
  const fault = 'One payment can be 0.50 to 999,999.99 dollars.';
  throw new AppError('validation_failed', { message: fault, fields: { lines: fault } });
}
