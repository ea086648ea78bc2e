import { Injectable } from '@nestjs/common';
import { OrderBook } from '../orders';
import { PaymentIntentsService, type IntentView } from '../payments';
import { AppError, Clock, opens, Settings } from '../platform';
import type { PaymentRequestRecord } from './dto/payment-request-record.dto';
import type { PaymentProof, PaymentRequestView } from './dto/payment-request-view.dto';
import type { PaymentRequest } from './payment-request.entity';
import { presentForBuyer, presentForOwner } from './payment-request.presenter';
import { PaymentRequestsStore } from './payment-requests.store';

type Payable = Pick<IntentView, 'isProcessing' | 'clientSecret'>;

/** Payment requests for those who may see them: the owner, and the buyer with the link. */
@Injectable()
export class ReadPaymentRequests {
  constructor(
    private readonly store: PaymentRequestsStore,
    private readonly orders: OrderBook,
    private readonly payments: PaymentIntentsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `order_not_found` */
  async ofOrder(orderNumber: string): Promise<PaymentRequestRecord[]> {
    const order = await this.orders.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const requests = await this.store.ofOrder(order.id);
    const lines = await this.store.linesOf(requests.map(({ id }) => id));
    return requests.map((request) => presentForOwner(request, lines, order));
  }

  /** @throws AppError `payment_request_not_found` */
  async one(orderNumber: string, id: string): Promise<PaymentRequestRecord> {
    const request = await this.store.find({ id });
    const order = request && (await this.orders.find(request.orderId));
    if (!request || order?.number !== orderNumber) throw new AppError('payment_request_not_found');
    return presentForOwner(request, await this.store.linesOf([id]), order);
  }

  /**
   * Who has no proof learns nothing, not even whether there is such a payment. What is open is asked about at Stripe,
   * and cancelled there once its time is over. @throws AppError `payment_request_not_found`, `checkout_unavailable`
   */
  async forBuyer(paymentIntentId: string, proof: PaymentProof): Promise<PaymentRequestView> {
    const found = await this.store.find({ paymentIntentId });
    if (!found || !isProven(found, proof)) throw new AppError('payment_request_not_found');
    const payable = await this.settle(found);
    const request = await this.store.find({ id: found.id });
    const order = request && (await this.orders.find(request.orderId));
    if (!request || !order) throw new AppError('payment_request_not_found');
    return presentForBuyer(request, await this.store.linesOf([request.id]), order, payable);
  }

  private async settle({ id, state, expiresAt }: PaymentRequest): Promise<Payable> {
    if (state !== 'open') return { isProcessing: false, clientSecret: null };
    const isOver = this.clock.now() >= expiresAt;
    const payable = isOver
      ? await this.payments.cancel(id, 'return page')
      : await this.payments.look(id, 'return page');
    // By inquiry nothing is sold and nothing is charged (ADR 0036).
    return this.settings.sales.mode === 'inquire' ? { ...payable, clientSecret: null } : payable;
  }
}

function isProven({ keyHash, secretHash }: PaymentRequest, { key, clientSecret }: PaymentProof): boolean {
  if (key !== undefined) return opens(key, keyHash);
  return clientSecret !== undefined && opens(clientSecret, secretHash);
}
