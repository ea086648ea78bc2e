import { PAYMENT_LINK_DAYS, toCents, toDollars } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLogService } from '../identity';
import {
  actorName,
  deliveryDueCents,
  OrderConfirmed,
  OrdersService,
  type Actor,
  type OrderSummary,
} from '../orders';
import { AppError, Clock, Database, DomainEvents, Settings } from '../platform';
import type { QuoteDelivery } from './dto/payment-request.dto';
import { shippingCentsOf } from './entities/payment-request.entity';
import { PaymentRequestStepsService } from './payment-request-steps.service';
import { assertChargeable, buildPaymentRequest, type PaymentRequestInput } from './payment-request-draft';
import { PaymentRequestSettlementService } from './payment-request-settlement.service';
import { PaymentRequestEmails } from './payment-request.emails';
import { PaymentRequestsStore } from './payment-requests.store';

/** Creates payment requests for an order's delivery: the flat part by itself, the rest once it is quoted. */
@Injectable()
export class DeliveryChargesService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly ordersService: OrdersService,
    private readonly paymentRequestsStore: PaymentRequestsStore,
    private readonly paymentRequestStepsService: PaymentRequestStepsService,
    private readonly paymentRequestSettlementService: PaymentRequestSettlementService,
    private readonly paymentRequestEmails: PaymentRequestEmails,
    private readonly auditLogService: AuditLogService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(OrderConfirmed, ({ order }) => this.open(order, null));
  }

  /**
   * Quotes the delivery beyond the flat part for minis, and asks the buyer for what is due. A charge that nobody has opened
   * yet becomes part of the new one, so that the buyer pays once.
   * @throws AppError `inquiry_only`, `order_not_found`, `order_not_payable`, `changed_meanwhile`, `validation_failed`
   */
  async quote(orderNumber: string, { amount, version }: QuoteDelivery, actor: Actor): Promise<void> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const found = await this.ordersService.findByNumber(orderNumber);
    if (!found) throw new AppError('order_not_found');
    await this.database.transaction(async () => {
      for (const { request, lines } of await this.paymentRequestsStore.findWithLines(found.id)) {
        if (request.state === 'open' && !request.paysOrder && lines.every(({ kind }) => kind === 'shipping'))
          await this.paymentRequestSettlementService.closeUnopened(request.id, actorName(actor));
      }
      const quoted = { cents: toCents(amount), version };
      const order = await this.ordersService.quoteDelivery(orderNumber, quoted, actor);
      await this.open(order, actor);
      await this.auditLogService.record({
        action: 'order.delivery-quoted',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'order', id: order.id },
        details: quoted,
      });
    });
  }

  /**
   * Requests what is due and not yet requested. Runs in the caller's transaction, with the order locked: repeating it
   * requests nothing.
   */
  private async open(order: OrderSummary, actor: Actor | null): Promise<void> {
    const known = await this.paymentRequestsStore.findWithLines(order.id);
    const askedCents = known
      .filter(({ request }) => request.state === 'open' && !request.paysOrder)
      .reduce((sum, { lines }) => sum + shippingCentsOf(lines), 0);
    const dueCents = deliveryDueCents(order) - askedCents;
    if (dueCents <= 0) return;
    assertChargeable(dueCents);
    const draft = buildPaymentRequest(
      order,
      { lines: toLines(order, dueCents, askedCents), expiresInDays: PAYMENT_LINK_DAYS.delivery },
      {
        createdBy: actor ? actorName(actor) : 'gallery',
        paysOrder: false,
        signingKey: this.settings.guestPasses.key,
      },
      this.clock.now(),
    );
    await this.paymentRequestStepsService.insertUnopened(draft, order);
    const link = this.paymentRequestStepsService.buildLink(draft.request);
    await this.paymentRequestEmails.sendLink({ ...draft, order }, link);
    if (actor) return;
    await this.auditLogService.record({
      action: 'order.payment-requested',
      actor: { kind: 'system' },
      subject: { kind: 'order', id: order.id },
      details: { request: draft.request.id, cents: draft.request.amountCents },
    });
  }
}

/** The flat part for minis first, then what was quoted. */
function toLines(
  { shippingMinisCents, shippingPaidCents, shippingFramed }: OrderSummary,
  dueCents: number,
  askedCents: number,
): PaymentRequestInput['lines'] {
  const minisCents = Math.min(dueCents, Math.max(0, shippingMinisCents - shippingPaidCents - askedCents));
  const parts = [
    { description: 'Delivery of minis', cents: minisCents },
    {
      description: shippingFramed === 'none' ? 'Delivery' : 'Delivery of framed works',
      cents: dueCents - minisCents,
    },
  ];
  return parts
    .filter(({ cents }) => cents > 0)
    .map(({ description, cents }) => ({ kind: 'shipping', description, amount: toDollars(cents) }));
}
