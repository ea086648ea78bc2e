import { Injectable } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { normalizeEmail } from '../../identity';
import { MediaService } from '../../media';
import { PaymentsService, type PaymentView } from '../../payments';
import { AppError } from '../../platform';
import type { OrderReceipt } from './dto/order-receipt.dto';
import type { OrderEntity } from '../entities/order.entity';
import { parseOrderNumber } from '../order-number';
import { presentReceipt } from './order-receipt.presenter';
import { OrdersStore } from '../orders.store';

/** What a buyer asks without an account: what became of this checkout, and where is my order? */
@Injectable()
export class OrderReceiptsService {
  constructor(
    private readonly paymentsService: PaymentsService,
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly mediaService: MediaService,
  ) {}

  /** Never believes the page's address: settles the order when its payment is still open. @throws AppError `checkout_session_not_found` */
  async findBySession(sessionId: string): Promise<OrderReceipt> {
    const payment = await this.paymentsService.refresh(sessionId, 'return page');
    const order = await this.ordersStore.find(payment.reference);
    if (!order) throw new AppError('checkout_session_not_found');
    return this.toReceipt(order, payment);
  }

  /**
   * The order of this number, for whoever knows the e-mail address it was placed under. Either fault is answered
   * alike, after the same one question.
   * @throws AppError `order_not_found`
   */
  async findByNumber({ number, email }: { number: string; email: string }): Promise<OrderReceipt> {
    const order = await this.ordersStore.findByNumber(parseOrderNumber(number) ?? '');
    if (!order || normalizeEmail(order.customerEmail) !== normalizeEmail(email))
      throw new AppError('order_not_found');
    return this.toReceipt(order, await this.paymentsService.findByReference(order.id));
  }

  /** The order as its buyer may see it. */
  async toReceipt(order: OrderEntity, payment: PaymentView | null): Promise<OrderReceipt> {
    const lines = await this.ordersStore.findLines(order.id);
    const events = await this.ordersStore.findEvents([order.id]);
    const prints = await this.printLedgerService.listByOrder(order.id);
    const pictures = await this.mediaService.findPictures(lines.flatMap(({ pictureId }) => pictureId ?? []));
    return presentReceipt({ order, lines, events, prints, pictures, payment });
  }
}
