import { toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../identity';
import { nameOf, OrdersService, type Actor, type OrderSummary } from '../orders';
import { PaymentIntentsService } from '../payments';
import { AppError, Clock, Database, Settings } from '../platform';
import { buildPaymentRequest } from './payment-request-draft';
import type { NewPaymentRequest } from './dto/payment-request.dto';
import { DEFAULT_PAYMENT_LINK_DAYS, type CreatePaymentRequest } from './dto/create-payment-request.dto';
import { assertChargeable, PaymentLinksService } from './payment-links.service';
import { BUYER_ACTOR } from './entities/payment-request.entity';
import { PaymentRequestEmails } from './payment-request.emails';
import { presentForAdmin } from './payment-request.presenter';

/** An order that is paid here as a whole waits for its payment no longer. */
const ORDER_LINK_DAYS = 1;

/** The owner's quote becomes a payment that the buyer makes on /checkout. */
@Injectable()
export class PaymentRequestsService {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly ordersService: OrdersService,
    private readonly paymentIntentsService: PaymentIntentsService,
    private readonly paymentLinksService: PaymentLinksService,
    private readonly paymentRequestEmails: PaymentRequestEmails,
    private readonly auditLogService: AuditLogService,
  ) {}

  /**
   * Freezes request and payment, asks Stripe, then mails the link. The key is only in memory until then: should the
   * process die in between, nobody can pay, and the reconciler cancels the request.
   * @throws AppError `inquiry_only`, `order_not_found`, `order_not_payable`, `validation_failed`,
   * `payment_request_repeated`, `checkout_unavailable`
   */
  async create(
    orderNumber: string,
    { lines, expiresInDays = DEFAULT_PAYMENT_LINK_DAYS }: CreatePaymentRequest,
    actor: Actor,
  ): Promise<NewPaymentRequest> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const order = await this.ordersService.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const maker = { createdBy: nameOf(actor), paysOrder: false };
    const draft = buildPaymentRequest(order, { lines, expiresInDays }, maker, this.clock.now());
    assertChargeable(draft.request.amountCents);

    const prepared = await this.database.transaction(() => this.paymentLinksService.prepare(draft));
    const intent = await this.paymentIntentsService.create(prepared);
    const link = this.paymentLinksService.buildLink(intent, draft.key);
    const request = await this.database.transaction(async () => {
      const opened = await this.paymentLinksService.markOpen(draft.request, prepared, intent);
      await this.paymentRequestEmails.sendLink(opened, draft.lines, order, link);
      await this.auditLogService.record({
        action: 'order.payment-requested',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'order', id: order.id },
        details: { request: opened.id, cents: opened.amountCents },
      });
      return opened;
    });
    return Object.assign(presentForAdmin(request, draft.lines, order), { link });
  }

  /**
   * Has a pending order paid as a whole on /checkout: its own buyer asked for it and is on the way there, so nothing is
   * mailed. Stripe's refusal releases the order.
   * @returns the link
   * @throws AppError `order_not_payable`, `checkout_unavailable`
   */
  async createForOrder(order: OrderSummary, description: string): Promise<string> {
    const line = { kind: 'other' as const, description, amount: toDollars(order.totalCents) };
    const asked = { lines: [line], expiresInDays: ORDER_LINK_DAYS };
    const draft = buildPaymentRequest(
      order,
      asked,
      { createdBy: BUYER_ACTOR, paysOrder: true },
      this.clock.now(),
    );
    const prepared = await this.database.transaction(() => this.paymentLinksService.prepare(draft));
    const intent = await this.paymentIntentsService.create(prepared);
    await this.database.transaction(() => this.paymentLinksService.markOpen(draft.request, prepared, intent));
    return this.paymentLinksService.buildLink(intent, draft.key);
  }
}
