import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { toDollars } from '@gallery/domain';
import { OrdersService, isAddressOpen, isDeliverable, type OrderSummary, type OrderWork } from '../orders';
import { PaymentIntentsService, type PaymentIntentView } from '../payments';
import { AppError, Clock, hashSecret, matchesDigest, Settings } from '../platform';
import type {
  PaymentRequestRecord,
  PaymentRequestView,
  PaymentRequestViewQuery,
  PaidFile,
  PaymentRequestLineItem,
} from './dto/payment-request.dto';
import type { PaymentRequestEntity, PaymentRequestLineEntity } from './entities/payment-request.entity';
import { PaymentRequestStepsService } from './payment-request-steps.service';
import { linkKeyOf } from './payment-request-draft';
import { PaymentRequestsStore } from './payment-requests.store';

/** For staff, without the link, which belongs to the buyer. */
export function presentForAdmin(
  request: PaymentRequestEntity,
  lines: readonly PaymentRequestLineEntity[],
  order: OrderSummary,
): PaymentRequestRecord {
  return {
    id: request.id,
    orderNumber: order.number,
    paymentIntent: request.paymentIntentId,
    state: request.state,
    lines: lines.filter(({ paymentRequestId }) => paymentRequestId === request.id).map(presentLine),
    total: toDollars(request.amountCents),
    currency: request.currency,
    createdBy: request.createdBy,
    createdAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    paidAt: request.paidAt?.toISOString() ?? null,
  };
}

/** For the buyer, on the payment page and after it. */
function presentForBuyer(
  request: PaymentRequestEntity,
  lines: readonly PaymentRequestLineEntity[],
  order: OrderSummary,
  { isProcessing, clientSecret }: Pick<PaymentIntentView, 'isProcessing' | 'clientSecret'>,
  works: OrderWork[],
  files: PaidFile[],
): PaymentRequestView {
  const isOpen = request.state === 'open';
  return {
    orderNumber: order.number,
    paymentIntent: request.paymentIntentId,
    needsAddress: isOpen && isAddressOpen(order) && !isDeliverable(order.shipping),
    needsPhone: isOpen && order.shipping.phone === '',
    works,
    files,
    customerName: order.customerName,
    email: order.customerEmail,
    state: isOpen && isProcessing ? 'processing' : request.state,
    lines: lines.map(presentLine),
    total: toDollars(request.amountCents),
    currency: request.currency,
    expiresAt: request.expiresAt.toISOString(),
    clientSecret: isOpen ? clientSecret : null,
  };
}

const presentLine = ({
  kind,
  description,
  amountCents,
}: PaymentRequestLineEntity): PaymentRequestLineItem => ({
  kind,
  description,
  amount: toDollars(amountCents),
});

type PayableIntent = Pick<PaymentIntentView, 'isProcessing' | 'clientSecret'>;

/** Payment requests for staff, and for the buyer with the link. */
@Injectable()
export class PaymentRequestQueries {
  constructor(
    private readonly paymentRequestsStore: PaymentRequestsStore,
    private readonly ordersService: OrdersService,
    private readonly paymentIntentsService: PaymentIntentsService,
    private readonly paymentRequestStepsService: PaymentRequestStepsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `order_not_found` */
  async findByOrder(orderNumber: string): Promise<PaymentRequestRecord[]> {
    const order = await this.ordersService.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const requests = await this.paymentRequestsStore.findByOrder(order.id);
    const lines = await this.paymentRequestsStore.findLines(requests.map(({ id }) => id));
    return requests.map((request) => presentForAdmin(request, lines, order));
  }

  /** @throws AppError `payment_request_not_found` */
  async findOne(orderNumber: string, id: string): Promise<PaymentRequestRecord> {
    const request = await this.paymentRequestsStore.find({ id });
    const order = request && (await this.ordersService.find(request.orderId));
    if (!request || order?.number !== orderNumber) throw new AppError('payment_request_not_found');
    return presentForAdmin(request, await this.paymentRequestsStore.findLines([id]), order);
  }

  /**
   * Without proof of access, the answer does not reveal whether the payment exists. An open one is refreshed from
   * Stripe, or cancelled there once it has expired. @throws AppError `payment_request_not_found`,
   * `checkout_unavailable`
   */
  async forBuyer(reference: string, proof: PaymentRequestViewQuery): Promise<PaymentRequestView> {
    const found = await this.findWithProof(reference, proof);
    const payable = await this.refresh(found);
    const request = await this.paymentRequestsStore.find({ id: found.id });
    const order = request && (await this.ordersService.find(request.orderId));
    if (!request || !order) throw new AppError('payment_request_not_found');
    const lines = await this.paymentRequestsStore.findLines([request.id]);
    const files = request.state === 'paid' ? await this.ordersService.findDigitalFiles(order.id) : [];
    const works = await this.ordersService.findWorks(order.id);
    return presentForBuyer(request, lines, order, payable, works, files);
  }

  /**
   * The number of the order that the request is for, for the person who can pay it. @throws AppError
   * `payment_request_not_found`
   */
  async findPayableOrder(reference: string, proof: PaymentRequestViewQuery): Promise<string> {
    const { state, orderId } = await this.findWithProof(reference, proof);
    const order = await this.ordersService.find(orderId);
    if (!order || state !== 'open') throw new AppError('payment_request_not_found');
    return order.number;
  }

  /** @param reference its id, or Stripe's id */
  private async findWithProof(
    reference: string,
    proof: PaymentRequestViewQuery,
  ): Promise<PaymentRequestEntity> {
    const where = isUUID(reference) ? { id: reference } : { paymentIntentId: reference };
    const found = await this.paymentRequestsStore.find(where);
    if (!found || !hasAccess(found, proof, this.settings.guestPasses.key))
      throw new AppError('payment_request_not_found');
    return found;
  }

  private async refresh(request: PaymentRequestEntity): Promise<PayableIntent> {
    const { id, state, expiresAt } = request;
    if (state !== 'open') return { isProcessing: false, clientSecret: null };
    const hasExpired = this.clock.now() >= expiresAt;
    if (!(await this.paymentIntentsService.exists(id))) {
      const order = await this.ordersService.find(request.orderId);
      if (hasExpired || !order) return { isProcessing: false, clientSecret: null };
      await this.paymentRequestStepsService.open(request, order);
    }
    const payable = hasExpired
      ? await this.paymentIntentsService.cancel(id, 'return page')
      : await this.paymentIntentsService.refresh(id, 'return page');
    // In inquiry mode nothing is charged (ADR 0036).
    return this.settings.sales.mode === 'inquire' ? { ...payable, clientSecret: null } : payable;
  }
}

function hasAccess(
  { id, keyHash, secretHash }: PaymentRequestEntity,
  { key, clientSecret }: PaymentRequestViewQuery,
  signingKey: string,
): boolean {
  // Links from before keys were derived have their own key.
  if (key !== undefined)
    return matchesDigest(key, keyHash) || matchesDigest(key, hashSecret(linkKeyOf(id, signingKey)));
  return clientSecret !== undefined && matchesDigest(clientSecret, secretHash);
}
