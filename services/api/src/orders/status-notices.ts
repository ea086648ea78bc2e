import { Injectable } from '@nestjs/common';
import { formatSum } from '@gallery/domain';
import { Mail, Settings } from '../platform';
import { aboutOrder } from './about-order';
import type { Order } from './order.entity';
import type { OrderEvent } from './order-event.entity';
import { orderLinks } from './order-links';
import { OrderNotices } from './order-notices';
import { statusMail } from './status-mail';

/** Mails about where orders stand. Each joins the transaction of its reason and goes out once. */
@Injectable()
export class StatusNotices {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly notices: OrderNotices,
  ) {}

  /** To the buyer; nobody when the name was taken off the order. */
  async moved(order: Order, { id, note }: OrderEvent): Promise<void> {
    if (order.customerEmail === '') return;
    const links = orderLinks(this.settings.http.publicOrigin, order.number);
    const mail = statusMail({ order, note, links });
    if (mail) await this.mail.send(mail, `order-moved:${id}`, aboutOrder(order));
  }

  /** To the owner: what Stripe has not taken in, Stripe cannot give back. */
  async moneyToGiveBack(order: Order): Promise<void> {
    const paid = formatSum(order.totalCents - order.refundedCents);
    await this.notices.alert(order, `The buyer has paid ${paid} at the gallery. Please give it back there.`);
  }

  /** To the owner: the prints' payment goes back by itself, shipping does not. */
  async shippingToGiveBack(order: Order): Promise<void> {
    const paid = formatSum(order.shippingPaidCents);
    await this.notices.alert(
      order,
      `The buyer has paid ${paid} for shipping apart from the prints. Please give it back at Stripe.`,
    );
  }
}
