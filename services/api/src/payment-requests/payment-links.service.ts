import { Injectable } from '@nestjs/common';
import { OrdersService, type OrderSummary } from '../orders';
import {
  MAX_CHARGE_CENTS,
  PaymentIntentsService,
  type OpenPaymentIntent,
  type PreparedPaymentIntent,
} from '../payments';
import { AppError, Clock, digestOf, Settings } from '../platform';
import type { PaymentRequestDraft } from './payment-request-draft';
import type { PaymentRequestEntity } from './entities/payment-request.entity';
import type { PaymentRequestLineEntity } from './entities/payment-request-line.entity';
import { describeLines } from './payment-request-amounts';
import { PaymentRequestsStore } from './payment-requests.store';
import { findDuplicate } from './duplicate-payment-request';

/** Stripe takes no smaller charge in dollars. */
const MIN_CHARGE_CENTS = 50;

/** Statuses of an order on which nothing can be asked for: not paid yet, or over. */
const UNPAYABLE_ORDER_STATUSES = ['pending', 'cancelled', 'rejected'];

/** The two steps of a payment request around the call to Stripe, each in its caller's transaction. */
@Injectable()
export class PaymentLinksService {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly ordersService: OrdersService,
    private readonly paymentIntentsService: PaymentIntentsService,
    private readonly paymentRequestsStore: PaymentRequestsStore,
  ) {}

  /** Writes it down with its payment. @throws AppError `order_not_payable`, `payment_request_repeated` */
  async prepare({ request, lines }: PaymentRequestDraft): Promise<PreparedPaymentIntent> {
    const order = await this.ordersService.lock(request.orderId);
    if (!order || !isPayable(request, order)) throw new AppError('order_not_payable');
    if (!request.paysOrder) await this.assertNotDuplicate(request, lines);
    await this.paymentRequestsStore.insert(request, lines);
    await this.ordersService.addEvent(order, 'payment-requested', request.createdBy, describeLines(lines));
    const { id: reference, currency, amountCents } = request;
    const description = `${this.settings.brand.name}, order ${order.number}, payment request`;
    return this.paymentIntentsService.prepare(
      { reference, currency, amountCents, description },
      request.expiresAt,
    );
  }

  /** Stripe has answered. */
  async markOpen(
    request: PaymentRequestEntity,
    prepared: PreparedPaymentIntent,
    intent: OpenPaymentIntent,
  ): Promise<PaymentRequestEntity> {
    await this.paymentIntentsService.markOpen(prepared, intent);
    const { paymentIntentId, clientSecret } = intent;
    const known = { paymentIntentId, secretHash: digestOf(clientSecret), updatedAt: this.clock.now() };
    await this.paymentRequestsStore.save(request.id, known);
    return Object.assign(request, known);
  }

  /** Where the buyer pays. */
  buildLink({ paymentIntentId }: OpenPaymentIntent, key: string): string {
    const link = new URL('/checkout', this.settings.http.publicOrigin);
    link.searchParams.set('payment_intent', paymentIntentId);
    link.searchParams.set('key', key);
    return link.href;
  }

  /** The order is locked: of two presses at once the later one comes here when the first is written. */
  private async assertNotDuplicate(
    { orderId, createdAt }: PaymentRequestEntity,
    lines: readonly PaymentRequestLineEntity[],
  ): Promise<void> {
    const repeated = findDuplicate(lines, await this.paymentRequestsStore.findWithLines(orderId), createdAt);
    if (!repeated) return;
    throw new AppError('payment_request_repeated', { details: { id: repeated.request.id } });
  }
}

const isPayable = ({ paysOrder }: PaymentRequestEntity, { status }: OrderSummary): boolean =>
  paysOrder ? status === 'pending' : !UNPAYABLE_ORDER_STATUSES.includes(status);

/** @throws AppError `validation_failed` for a sum that Stripe does not take */
export function assertChargeable(amountCents: number): void {
  if (amountCents >= MIN_CHARGE_CENTS && amountCents <= MAX_CHARGE_CENTS) return;
  const fault = 'One payment can be 0.50 to 999,999.99 dollars.';
  throw new AppError('validation_failed', { message: fault, fields: { lines: fault } });
}
