import { Injectable } from '@nestjs/common';
import { formatMoneyWithCents } from '@gallery/domain';
import { Mail, Settings } from '../../platform';
import { orderEmailFiling } from './order-email-filing';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventEntity } from '../entities/order-event.entity';
import { orderEmailLinks } from './order-email-links';
import { OrderEmails } from './order.emails';
import { orderStatusEmail } from './order-status-email-content';

/** Mails about where orders stand. Each joins the transaction of its reason and goes out once. */
@Injectable()
export class OrderStatusEmails {
  constructor(
    private readonly email: Mail,
    private readonly settings: Settings,
    private readonly orderEmails: OrderEmails,
  ) {}

  /** To the buyer; nobody when the name was taken off the order. */
  async sendStatusChange(order: OrderEntity, { id, note }: OrderEventEntity): Promise<void> {
    if (order.customerEmail === '') return;
    const links = orderEmailLinks(this.settings.http.publicOrigin, order.number);
    const mail = orderStatusEmail({ order, note, links });
    if (mail) await this.email.send(mail, `order-moved:${id}`, orderEmailFiling(order));
  }

  /** To the owner: what Stripe has not taken in, Stripe cannot give back. */
  async sendManualRefundAlert(order: OrderEntity): Promise<void> {
    const paid = formatMoneyWithCents(order.totalCents - order.refundedCents);
    await this.orderEmails.sendAlert(
      order,
      `The buyer has paid ${paid} at the gallery. Please give it back there.`,
    );
  }

  /** To the owner: the prints' payment goes back by itself, shipping does not. */
  async sendShippingRefundAlert(order: OrderEntity): Promise<void> {
    const paid = formatMoneyWithCents(order.shippingPaidCents);
    await this.orderEmails.sendAlert(
      order,
      `The buyer has paid ${paid} for shipping apart from the prints. Please give it back at Stripe.`,
    );
  }
}
