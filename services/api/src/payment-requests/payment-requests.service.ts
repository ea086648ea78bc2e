import { PAYMENT_LINK_DAYS, toDollars, type Cents } from '@gallery/domain';
import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../identity';
import { actorName, OrdersService, type Actor, type OrderSummary } from '../orders';
import { PaymentIntentsService } from '../payments';
import { AppError, Clock, Database, Settings } from '../platform';
import type {
  CreatePaymentRequest,
  NewPaymentRequest,
  PaymentLink,
  PaymentRequestRecord,
} from './dto/payment-request.dto';
import { BUYER_ACTOR } from './entities/payment-request.entity';
import { PaymentRequestStepsService } from './payment-request-steps.service';
import { assertChargeable, buildPaymentRequest } from './payment-request-draft';
import { PaymentRequestEmails } from './payment-request.emails';
import { presentForAdmin, PaymentRequestQueries } from './payment-requests.queries';
import { PaymentRequestSettlementService } from './payment-request-settlement.service';
import { PaymentRequestsStore } from './payment-requests.store';

/** Creates and cancels amounts that a buyer pays on /checkout. */
@Injectable()
export class PaymentRequestsService {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ordersService: OrdersService,
    private readonly paymentIntentsService: PaymentIntentsService,
    private readonly paymentRequestStepsService: PaymentRequestStepsService,
    private readonly paymentRequestQueries: PaymentRequestQueries,
    private readonly paymentRequestEmails: PaymentRequestEmails,
    private readonly auditLogService: AuditLogService,
    private readonly paymentRequestsStore: PaymentRequestsStore,
    private readonly paymentRequestSettlementService: PaymentRequestSettlementService,
  ) {}

  /**
   * Freezes the request and the payment, calls Stripe, then emails the link. If the process dies in between, the
   * reconciler cancels the request.
   * @throws AppError `inquiry_only`, `order_not_found`, `order_not_payable`, `validation_failed`,
   * `payment_request_repeated`, `checkout_unavailable`
   */
  async create(
    orderNumber: string,
    { lines, expiresInDays = PAYMENT_LINK_DAYS.extraCharge }: CreatePaymentRequest,
    actor: Actor,
  ): Promise<NewPaymentRequest> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const order = await this.ordersService.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const draft = buildPaymentRequest(
      order,
      { lines, expiresInDays },
      { createdBy: actorName(actor), paysOrder: false, signingKey: this.settings.guestPasses.key },
      this.clock.now(),
    );
    assertChargeable(draft.request.amountCents);

    const prepared = await this.database.transaction(() => this.paymentRequestStepsService.prepare(draft));
    const intent = await this.paymentIntentsService.create(prepared);
    const request = await this.database.transaction(async () => {
      const opened = await this.paymentRequestStepsService.markOpen(draft.request, prepared, intent);
      const link = this.paymentRequestStepsService.buildLink(opened);
      await this.paymentRequestEmails.sendLink({ request: opened, lines: draft.lines, order }, link);
      await this.auditLogService.record({
        action: 'order.payment-requested',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'order', id: order.id },
        details: { request: opened.id, cents: opened.amountCents },
      });
      return opened;
    });
    const link = this.paymentRequestStepsService.buildLink(request);
    return Object.assign(presentForAdmin(request, draft.lines, order), { link });
  }

  /**
   * For a pending order whose buyer continues to /checkout right away, so nothing is emailed. If Stripe refuses, the
   * order is cancelled.
   * @returns the link
   * @throws AppError `order_not_payable`, `checkout_unavailable`
   */
  async createForOrder(order: OrderSummary, description: string): Promise<string> {
    const line = { kind: 'other' as const, description, amount: toDollars(order.totalCents) };
    const draft = buildPaymentRequest(
      order,
      { lines: [line], expiresInDays: PAYMENT_LINK_DAYS.eventPhotoOrder },
      { createdBy: BUYER_ACTOR, paysOrder: true, signingKey: this.settings.guestPasses.key },
      this.clock.now(),
    );
    const prepared = await this.database.transaction(() => this.paymentRequestStepsService.prepare(draft));
    const intent = await this.paymentIntentsService.create(prepared);
    const request = await this.database.transaction(() =>
      this.paymentRequestStepsService.markOpen(draft.request, prepared, intent),
    );
    return this.paymentRequestStepsService.buildLink(request);
  }

  /**
   * For an order that staff place: stores it with its request in one transaction, then emails the link. If Stripe
   * refuses, or the link expires, the order is cancelled.
   * @param place creates the order, in that transaction
   * @throws AppError `inquiry_only`, `validation_failed`, `checkout_unavailable`
   */
  async placeAndSend(
    place: () => Promise<OrderSummary>,
    { description, cents, days }: { description: string; cents: Cents; days: number },
    actor: Actor,
  ): Promise<void> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    assertChargeable(cents);
    const { order, draft, prepared } = await this.database.transaction(async () => {
      const placed = await place();
      const line = { kind: 'other' as const, description, amount: toDollars(cents) };
      const request = buildPaymentRequest(
        placed,
        { lines: [line], expiresInDays: days },
        { createdBy: actorName(actor), paysOrder: true, signingKey: this.settings.guestPasses.key },
        this.clock.now(),
      );
      return {
        order: placed,
        draft: request,
        prepared: await this.paymentRequestStepsService.prepare(request),
      };
    });
    const intent = await this.paymentIntentsService.create(prepared);
    await this.database.transaction(async () => {
      const request = await this.paymentRequestStepsService.markOpen(draft.request, prepared, intent);
      const link = this.paymentRequestStepsService.buildLink(request);
      await this.paymentRequestEmails.sendLink({ request, lines: draft.lines, order }, link);
    });
  }

  /**
   * Cancels at Stripe first, so that a cancelled request can never be paid.
   * @throws AppError `payment_request_not_found`, `payment_request_closed` when it was paid, `checkout_unavailable`
   */
  async cancel(orderNumber: string, id: string, actor: Actor): Promise<PaymentRequestRecord> {
    const before = await this.paymentRequestQueries.findOne(orderNumber, id);
    if (
      before.state === 'open' &&
      !(await this.paymentRequestSettlementService.closeUnopened(id, actorName(actor)))
    )
      await this.paymentIntentsService.cancel(id, 'owner');
    const after = await this.paymentRequestQueries.findOne(orderNumber, id);
    if (after.state === 'cancelled') {
      if (before.state === 'open') await this.recordAudit('payment-request.cancelled', id, actor);
      return after;
    }
    const message =
      after.state === 'open'
        ? 'A payment is under way. Please try again in a moment.'
        : 'This payment request has been paid and can only be refunded.';
    throw new AppError('payment_request_closed', { message, details: { state: after.state } });
  }

  /**
   * Emails the link of an open request again.
   * @throws AppError `payment_request_not_found`, `payment_request_closed`
   */
  async sendAgain(orderNumber: string, id: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const { request, order } = await this.lockOpen(orderNumber, id);
      const lines = await this.paymentRequestsStore.findLines([id]);
      const link = this.paymentRequestStepsService.buildLink(request);
      const now = this.clock.now();
      await this.paymentRequestEmails.sendLink({ request, lines, order }, link, now);
      await this.recordAudit('payment-request.sent-again', id, actor);
    });
  }

  /**
   * The link of an open request, for staff to pass on.
   * @throws AppError `payment_request_not_found`, `payment_request_closed`
   */
  async copyLink(orderNumber: string, id: string, actor: Actor): Promise<PaymentLink> {
    return this.database.transaction(async () => {
      const { request } = await this.lockOpen(orderNumber, id);
      await this.recordAudit('payment-request.link-copied', id, actor);
      return { link: this.paymentRequestStepsService.buildLink(request) };
    });
  }

  private async lockOpen(orderNumber: string, id: string) {
    const request = await this.paymentRequestsStore.lock(id);
    const order = request && (await this.ordersService.find(request.orderId));
    if (!request || order?.number !== orderNumber) throw new AppError('payment_request_not_found');
    if (request.state !== 'open') throw new AppError('payment_request_closed');
    return { request, order };
  }

  private async recordAudit(action: AuditAction, id: string, actor: Actor): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'payment-request', id },
    });
  }
}
