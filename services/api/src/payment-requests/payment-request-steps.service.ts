import { Injectable } from '@nestjs/common';
import { OrdersService, type OrderSummary } from '../orders';
import { PaymentIntentsService, type OpenPaymentIntent, type PreparedPaymentIntent } from '../payments';
import { AppError, Clock, Database, hashSecret, Settings } from '../platform';
import {
  describeLines,
  type PaymentRequestEntity,
  type PaymentRequestLineEntity,
} from './entities/payment-request.entity';
import { findDuplicate, linkKeyOf, type PaymentRequestDraft } from './payment-request-draft';
import { PaymentRequestsStore } from './payment-requests.store';

/** Nothing extra can be requested on orders that are not paid yet, or void. */
const UNPAYABLE_ORDER_STATUSES = ['pending', 'cancelled', 'rejected'];

/** The two steps of a payment request around the call to Stripe, each in its caller's transaction. */
@Injectable()
export class PaymentRequestStepsService {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ordersService: OrdersService,
    private readonly paymentIntentsService: PaymentIntentsService,
    private readonly paymentRequestsStore: PaymentRequestsStore,
  ) {}

  /** Stores the request with its payment. @throws AppError `order_not_payable`, `payment_request_repeated` */
  async prepare({ request, lines }: PaymentRequestDraft): Promise<PreparedPaymentIntent> {
    const order = await this.ordersService.lock(request.orderId);
    if (!order || !isPayable(request, order)) throw new AppError('order_not_payable');
    if (!request.paysOrder) await this.assertNotDuplicate(request, lines);
    await this.paymentRequestsStore.insert(request, lines);
    await this.ordersService.addEvent(order, 'payment-requested', request.createdBy, describeLines(lines));
    return this.paymentIntentsService.prepare(this.toPayment(request, order.number), request.expiresAt);
  }

  /** Records Stripe's answer. */
  async markOpen(
    request: PaymentRequestEntity,
    prepared: PreparedPaymentIntent,
    intent: OpenPaymentIntent,
  ): Promise<PaymentRequestEntity> {
    await this.paymentIntentsService.markOpen(prepared, intent);
    return this.saveIntent(request, intent);
  }

  /**
   * Stores a request without a payment: its intent is created once someone opens the payment page. Runs in the caller's
   * transaction, with the order locked.
   */
  async insertUnopened({ request, lines }: PaymentRequestDraft, order: OrderSummary): Promise<void> {
    await this.paymentRequestsStore.insert(request, lines);
    await this.ordersService.addEvent(order, 'payment-requested', request.createdBy, describeLines(lines));
  }

  /**
   * Creates the intent of such a request; of two simultaneous ones, the first is kept. @throws AppError
   * `checkout_unavailable`
   */
  async open(request: PaymentRequestEntity, { number }: OrderSummary): Promise<void> {
    const payment = this.toPayment(request, number);
    const intent = await this.paymentIntentsService.open(payment);
    await this.database.transaction(async () => {
      const locked = await this.paymentRequestsStore.lock(request.id);
      if (locked?.state !== 'open' || locked.paymentIntentId !== null) return;
      await this.paymentIntentsService.recordOpened(payment, intent, request.expiresAt);
      await this.saveIntent(request, intent);
    });
  }

  /** Where the buyer pays, as a path. */
  buildPath({ id, paymentIntentId }: Pick<PaymentRequestEntity, 'id' | 'paymentIntentId'>): string {
    const key = linkKeyOf(id, this.settings.guestPasses.key);
    const name = paymentIntentId === null ? 'payment_request' : 'payment_intent';
    return `/checkout?${new URLSearchParams({ [name]: paymentIntentId ?? id, key }).toString()}`;
  }

  /** Where the buyer pays. */
  buildLink(request: Pick<PaymentRequestEntity, 'id' | 'paymentIntentId'>): string {
    return new URL(this.buildPath(request), this.settings.http.publicOrigin).href;
  }

  private toPayment({ id: reference, currency, amountCents }: PaymentRequestEntity, orderNumber: string) {
    const description = `${this.settings.brand.name}, order ${orderNumber}, payment request`;
    return { reference, currency, amountCents, description };
  }

  private async saveIntent(
    request: PaymentRequestEntity,
    { paymentIntentId, clientSecret }: OpenPaymentIntent,
  ): Promise<PaymentRequestEntity> {
    const change = { paymentIntentId, secretHash: hashSecret(clientSecret), updatedAt: this.clock.now() };
    await this.paymentRequestsStore.save(request.id, change);
    return Object.assign(request, change);
  }

  /** The order is locked: of two simultaneous clicks, the second gets here only after the first request was stored. */
  private async assertNotDuplicate(
    { orderId, createdAt }: PaymentRequestEntity,
    lines: readonly PaymentRequestLineEntity[],
  ): Promise<void> {
    const earlier = await this.paymentRequestsStore.findWithLines(orderId);
    const duplicate = findDuplicate(lines, earlier, createdAt);
    if (!duplicate) return;
    throw new AppError('payment_request_repeated', { details: { id: duplicate.request.id } });
  }
}

const isPayable = ({ paysOrder }: PaymentRequestEntity, { status }: OrderSummary): boolean =>
  paysOrder ? status === 'pending' : !UNPAYABLE_ORDER_STATUSES.includes(status);
