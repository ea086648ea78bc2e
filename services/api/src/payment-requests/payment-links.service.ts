import { Injectable } from '@nestjs/common';
import { OrdersService, type OrderSummary } from '../orders';
import { PaymentIntentsService, type OpenPaymentIntent, type PreparedPaymentIntent } from '../payments';
import { AppError, Clock, hashSecret, Settings } from '../platform';
import {
  describeLines,
  type PaymentRequestEntity,
  type PaymentRequestLineEntity,
} from './entities/payment-request.entity';
import { findDuplicate, type PaymentRequestDraft } from './payment-request-draft';
import { PaymentRequestsStore } from './payment-requests.store';

/** Nothing extra can be requested on orders that are not paid yet, or void. */
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

  /** Stores the request with its payment. @throws AppError `order_not_payable`, `payment_request_repeated` */
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

  /** Records Stripe's answer. */
  async markOpen(
    request: PaymentRequestEntity,
    prepared: PreparedPaymentIntent,
    intent: OpenPaymentIntent,
  ): Promise<PaymentRequestEntity> {
    await this.paymentIntentsService.markOpen(prepared, intent);
    const { paymentIntentId, clientSecret } = intent;
    const change = { paymentIntentId, secretHash: hashSecret(clientSecret), updatedAt: this.clock.now() };
    await this.paymentRequestsStore.save(request.id, change);
    return Object.assign(request, change);
  }

  /** Where the buyer pays. */
  buildLink({ paymentIntentId }: OpenPaymentIntent, key: string): string {
    const link = new URL('/checkout', this.settings.http.publicOrigin);
    link.searchParams.set('payment_intent', paymentIntentId);
    link.searchParams.set('key', key);
    return link.href;
  }

  /** The order is locked: of two clicks at once, the second comes here after the first request was stored. */
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
