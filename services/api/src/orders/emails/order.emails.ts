import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Mail, Settings } from '../../platform';
import { orderEmailFiling } from './order-email-filing';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import { orderEmailLinks } from './order-email-links';
import {
  alertNotification,
  orderConfirmationEmail,
  refundEmail,
  latePaymentRefundEmail,
  saleNotification,
  type AlertedOrder,
} from './order-email-content';
import type { SoldOrderPrint } from '../domain-events';

/** A refund that was carried out. */
interface CompletedRefund {
  id: string;
  amountCents: number;
}

/** Mails about orders. Each joins the transaction of its reason and goes out once. */
@Injectable()
export class OrderEmails {
  constructor(
    private readonly email: Mail,
    private readonly settings: Settings,
  ) {}

  async sendOrderConfirmed(
    order: OrderEntity,
    lines: readonly OrderLineEntity[],
    prints: readonly SoldOrderPrint[],
    isBuyerTold = true,
  ): Promise<void> {
    const { brand, http } = this.settings;
    const links = orderEmailLinks(http.publicOrigin, order.number);
    // The buyer of an event photo is written to with its file.
    if (prints.length > 0 && isBuyerTold)
      await this.email.send(
        orderConfirmationEmail(order, lines, prints, links),
        `order-confirmed:${order.id}`,
        orderEmailFiling(order),
      );
    await this.email.send(
      saleNotification(order, lines, prints, brand),
      `order-sold:${order.id}`,
      orderEmailFiling(order),
    );
  }

  /** A payment goes back by itself: the buyer is told, and so is the owner. */
  async sendLatePaymentRefund(order: OrderEntity): Promise<void> {
    const { brand } = this.settings;
    const sentence =
      'The payment arrived when the prints were no longer held. It is being refunded by itself.';
    await this.email.send(
      latePaymentRefundEmail(order),
      `order-refunding:${order.id}`,
      orderEmailFiling(order),
    );
    await this.email.send(
      alertNotification(order, sentence, brand),
      `order-refunding-owner:${order.id}`,
      orderEmailFiling(order),
    );
  }

  /** The owner has given money back: the buyer is told how much, if there is an address. */
  async sendRefund(order: OrderEntity, { id, amountCents }: CompletedRefund): Promise<void> {
    if (order.customerEmail === '') return;
    const mail = refundEmail(order, amountCents);
    await this.email.send(mail, `order-refunded:${id}`, orderEmailFiling(order));
  }

  /** The same sentence about the same order reaches the owner once. */
  async sendAlert(order: AlertedOrder, sentence: string): Promise<void> {
    const digest = createHash('sha256').update(sentence).digest('hex').slice(0, 32);
    await this.email.send(
      alertNotification(order, sentence, this.settings.brand),
      `order-alert:${order.id}:${digest}`,
      orderEmailFiling(order),
    );
  }
}
