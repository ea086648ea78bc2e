import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Mail, Settings } from '../platform';
import { aboutOrder } from './about-order';
import type { Order } from './order.entity';
import type { OrderLine } from './order-line.entity';
import { orderLinks } from './order-links';
import {
  alertNotice,
  confirmationMail,
  givenBackMail,
  refundMail,
  saleNotice,
  type AlarmingOrder,
} from './order-mail';
import type { SoldNumber } from './orders.events';

/** A refund that was carried out. */
interface GivenBack {
  id: string;
  amountCents: number;
}

/** Mails about orders. Each joins the transaction of its reason and goes out once. */
@Injectable()
export class OrderNotices {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  async confirmed(
    order: Order,
    lines: readonly OrderLine[],
    prints: readonly SoldNumber[],
    isBuyerTold = true,
  ): Promise<void> {
    const { brand, http } = this.settings;
    const links = orderLinks(http.publicOrigin, order.number);
    // The buyer of an event photo is written to with its file.
    if (prints.length > 0 && isBuyerTold)
      await this.mail.send(
        confirmationMail(order, lines, prints, links),
        `order-confirmed:${order.id}`,
        aboutOrder(order),
      );
    await this.mail.send(
      saleNotice(order, lines, prints, brand),
      `order-sold:${order.id}`,
      aboutOrder(order),
    );
  }

  /** A payment goes back by itself: the buyer is told, and so is the owner. */
  async refunding(order: Order): Promise<void> {
    const { brand } = this.settings;
    const sentence =
      'The payment arrived when the prints were no longer held. It is being refunded by itself.';
    await this.mail.send(refundMail(order), `order-refunding:${order.id}`, aboutOrder(order));
    await this.mail.send(
      alertNotice(order, sentence, brand),
      `order-refunding-owner:${order.id}`,
      aboutOrder(order),
    );
  }

  /** The owner has given money back: the buyer is told how much, if there is an address. */
  async refunded(order: Order, { id, amountCents }: GivenBack): Promise<void> {
    if (order.customerEmail === '') return;
    const mail = givenBackMail(order, amountCents);
    await this.mail.send(mail, `order-refunded:${id}`, aboutOrder(order));
  }

  /** The same sentence about the same order reaches the owner once. */
  async alert(order: AlarmingOrder, sentence: string): Promise<void> {
    const digest = createHash('sha256').update(sentence).digest('hex').slice(0, 32);
    await this.mail.send(
      alertNotice(order, sentence, this.settings.brand),
      `order-alert:${order.id}:${digest}`,
      aboutOrder(order),
    );
  }
}
