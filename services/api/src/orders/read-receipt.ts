import { Injectable } from '@nestjs/common';
import { PrintLedger } from '../catalogue';
import { plainAddress } from '../identity';
import { MediaService } from '../media';
import { PaymentsService, type PaymentView } from '../payments';
import { AppError } from '../platform';
import type { OrderReceipt } from './dto/order-receipt.dto';
import type { Order } from './order.entity';
import { parseOrderNumber } from './order-number';
import { presentReceipt } from './order-receipt.presenter';
import { OrdersStore } from './orders.store';

/** What a buyer asks without an account: what became of this checkout, and where is my order? */
@Injectable()
export class ReadReceipt {
  constructor(
    private readonly payments: PaymentsService,
    private readonly store: OrdersStore,
    private readonly ledger: PrintLedger,
    private readonly media: MediaService,
  ) {}

  /** Never believes the page's address: settles the order when its payment is still open. @throws AppError `checkout_session_not_found` */
  async bySession(sessionId: string): Promise<OrderReceipt> {
    const payment = await this.payments.look(sessionId, 'return page');
    const order = await this.store.find(payment.reference);
    if (!order) throw new AppError('checkout_session_not_found');
    return this.receiptOf(order, payment);
  }

  /**
   * The order of this number, for whoever knows the e-mail address it was placed under. Either fault is answered
   * alike, after the same one question.
   * @throws AppError `order_not_found`
   */
  async byNumber({ number, email }: { number: string; email: string }): Promise<OrderReceipt> {
    const order = await this.store.findByNumber(parseOrderNumber(number) ?? '');
    if (!order || plainAddress(order.customerEmail) !== plainAddress(email))
      throw new AppError('order_not_found');
    return this.receiptOf(order, await this.payments.ofReference(order.id));
  }

  /** The order as its buyer may see it. */
  async receiptOf(order: Order, payment: PaymentView | null): Promise<OrderReceipt> {
    const lines = await this.store.linesOf(order.id);
    const events = await this.store.eventsOfAll([order.id]);
    const prints = await this.ledger.ofOrder(order.id);
    const pictures = await this.media.pictures(lines.flatMap(({ pictureId }) => pictureId ?? []));
    return presentReceipt({ order, lines, events, prints, pictures, payment });
  }
}
