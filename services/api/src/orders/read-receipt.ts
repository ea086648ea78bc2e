import { Injectable } from '@nestjs/common';
import { PrintLedger } from '../catalogue';
import { MediaService } from '../media';
import { PaymentsService } from '../payments';
import { AppError } from '../platform';
import type { OrderReceipt } from './dto/order-receipt.dto';
import { presentReceipt } from './order-receipt.presenter';
import { OrdersStore } from './orders.store';

/** The return page's question: what became of this checkout? Never believes the page's address; asks Stripe. */
@Injectable()
export class ReadReceipt {
  constructor(
    private readonly payments: PaymentsService,
    private readonly store: OrdersStore,
    private readonly ledger: PrintLedger,
    private readonly media: MediaService,
  ) {}

  /** Settles the order when its payment is still open. @throws AppError `checkout_session_not_found` */
  async bySession(sessionId: string): Promise<OrderReceipt> {
    const payment = await this.payments.look(sessionId, 'return page');
    const order = await this.store.find(payment.reference);
    if (!order) throw new AppError('checkout_session_not_found');
    const lines = await this.store.linesOf(order.id);
    const prints = await this.ledger.ofOrder(order.id);
    const pictures = await this.media.pictures(lines.flatMap(({ pictureId }) => pictureId ?? []));
    return presentReceipt({ order, lines, prints, pictures, payment });
  }
}
