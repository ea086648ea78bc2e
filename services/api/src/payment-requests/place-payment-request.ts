import { dollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Audit } from '../identity';
import { nameOf, OrderBook, type Actor, type KnownOrder } from '../orders';
import { PaymentIntentsService } from '../payments';
import { AppError, Clock, Database, Settings } from '../platform';
import { draftRequest } from './draft-request';
import type { NewPaymentRequest } from './dto/payment-request-record.dto';
import { DEFAULT_DAYS, type RequestPayment } from './dto/request-payment.dto';
import { guardAmount, OpenRequest } from './open-request';
import { BUYER } from './payment-request.entity';
import { PaymentRequestNotices } from './payment-request-notices';
import { presentForOwner } from './payment-request.presenter';

/** An order that is paid here as a whole waits for its payment no longer. */
const DAYS_FOR_AN_ORDER = 1;

/** The owner's quote becomes a payment that the buyer makes on /checkout. */
@Injectable()
export class PlacePaymentRequest {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly orders: OrderBook,
    private readonly payments: PaymentIntentsService,
    private readonly opening: OpenRequest,
    private readonly notices: PaymentRequestNotices,
    private readonly audit: Audit,
  ) {}

  /**
   * Freezes request and payment, asks Stripe, then mails the link. The key is only in memory until then: should the
   * process die in between, nobody can pay, and the reconciler cancels the request.
   * @throws AppError `inquiry_only`, `order_not_found`, `order_not_payable`, `validation_failed`,
   * `payment_request_repeated`, `checkout_unavailable`
   */
  async place(
    orderNumber: string,
    { lines, expiresInDays = DEFAULT_DAYS }: RequestPayment,
    actor: Actor,
  ): Promise<NewPaymentRequest> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const order = await this.orders.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const maker = { createdBy: nameOf(actor), paysOrder: false };
    const draft = draftRequest(order, { lines, expiresInDays }, maker, this.clock.now());
    guardAmount(draft.request.amountCents);

    const prepared = await this.database.transaction(() => this.opening.save(draft));
    const intent = await this.payments.create(prepared);
    const link = this.opening.linkTo(intent, draft.key);
    const request = await this.database.transaction(async () => {
      const opened = await this.opening.open(draft.request, prepared, intent);
      await this.notices.requested(opened, draft.lines, order, link);
      await this.audit.record({
        action: 'order.payment-requested',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'order', id: order.id },
        details: { request: opened.id, cents: opened.amountCents },
      });
      return opened;
    });
    return Object.assign(presentForOwner(request, draft.lines, order), { link });
  }

  /**
   * Has a pending order paid as a whole on /checkout: its own buyer asked for it and is on the way there, so nothing is
   * mailed. Stripe's refusal releases the order.
   * @returns the link
   * @throws AppError `order_not_payable`, `checkout_unavailable`
   */
  async placeForOrder(order: KnownOrder, description: string): Promise<string> {
    const line = { kind: 'other' as const, description, amount: dollars(order.totalCents) };
    const asked = { lines: [line], expiresInDays: DAYS_FOR_AN_ORDER };
    const draft = draftRequest(order, asked, { createdBy: BUYER, paysOrder: true }, this.clock.now());
    const prepared = await this.database.transaction(() => this.opening.save(draft));
    const intent = await this.payments.create(prepared);
    await this.database.transaction(() => this.opening.open(draft.request, prepared, intent));
    return this.opening.linkTo(intent, draft.key);
  }
}
