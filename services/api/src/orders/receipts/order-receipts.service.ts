import { Injectable } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { normalizeEmail } from '../../identity';
import { PaymentsService, type PaymentView } from '../../payments';
import { AppError, Clock, DomainEvents, Settings } from '../../platform';
import { OpenBalancesRequested } from '../domain-events';
import type { OrderReceipt } from './dto/order-receipt.dto';
import type { OrderEntity } from '../entities/order.entity';
import { parseOrderNumber } from '../order-number';
import { OrderLinePicturesService } from './order-line-pictures.service';
import { presentReceipt } from './order-receipt.presenter';
import { OrdersStore } from '../orders.store';
import { OrderPicturesService } from '../studio/order-pictures.service';

/** Orders as buyers see them without an account: after a checkout, and by number and email address. */
@Injectable()
export class OrderReceiptsService {
  constructor(
    private readonly paymentsService: PaymentsService,
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly orderLinePicturesService: OrderLinePicturesService,
    private readonly domainEvents: DomainEvents,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly orderPicturesService: OrderPicturesService,
  ) {}

  /** Asks Stripe when the payment is still open: the URL of the return page proves nothing. @throws AppError `checkout_session_not_found` */
  async findBySession(sessionId: string): Promise<OrderReceipt> {
    const payment = await this.paymentsService.refresh(sessionId, 'return page');
    const order = await this.ordersStore.find(payment.reference);
    if (!order) throw new AppError('checkout_session_not_found');
    return this.toReceipt(order, payment);
  }

  /**
   * The order with this number, for anyone who knows its email address. Wrong numbers and wrong addresses get the same
   * answer, after the same single query.
   * @throws AppError `order_not_found`
   */
  async findByNumber({ number, email }: { number: string; email: string }): Promise<OrderReceipt> {
    const order = await this.ordersStore.findByNumber(parseOrderNumber(number) ?? '');
    if (!order || normalizeEmail(order.customerEmail) !== normalizeEmail(email))
      throw new AppError('order_not_found');
    return this.toReceipt(order, await this.paymentsService.findByReference(order.id));
  }

  private async toReceipt(order: OrderEntity, payment: PaymentView | null): Promise<OrderReceipt> {
    const lines = await this.ordersStore.findLines(order.id);
    const events = await this.ordersStore.findEvents([order.id]);
    const prints = await this.printLedgerService.listByOrder(order.id);
    const pictures = await this.orderLinePicturesService.find(lines);
    const balances = await OpenBalancesRequested.ask(this.domainEvents, [order.id]);
    const studioPictures = (await this.orderPicturesService.findByOrders([order.id]))(order.id);
    const fileLinks = { key: this.settings.guestPasses.key, now: this.clock.now() };
    return presentReceipt({
      order,
      lines,
      events,
      prints,
      pictures,
      studioPictures,
      payment,
      balances,
      fileLinks,
    });
  }
}
