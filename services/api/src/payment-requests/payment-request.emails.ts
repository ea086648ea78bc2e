import { Injectable } from '@nestjs/common';
import { orderEmailFiling, type OrderSummary } from '../orders';
import { Mail, Settings } from '../platform';
import type { PaymentRequestEntity } from './entities/payment-request.entity';
import type { PaymentRequestLineEntity } from './entities/payment-request-line.entity';
import {
  paymentLinkEmail,
  orderLinkEmail,
  paymentReceivedEmail,
  paymentReceivedNotification,
  latePaymentRequestRefundEmail,
  type PaymentRequestEmailData,
} from './payment-request-email-content';

/** Mails about payment requests. Each joins the transaction of its reason and goes out once. */
@Injectable()
export class PaymentRequestEmails {
  constructor(
    private readonly email: Mail,
    private readonly settings: Settings,
  ) {}

  /** The link, to the buyer; who gave no address has it from the gallery. */
  async sendLink(
    request: PaymentRequestEntity,
    lines: readonly PaymentRequestLineEntity[],
    order: OrderSummary,
    link: string,
  ): Promise<void> {
    if (order.customerEmail === '') return;
    const mail = paymentLinkEmail({ request, lines, order }, link);
    // The link is the buyer's alone, so that its text is forgotten.
    await this.email.send(mail, `payment-requested:${request.id}`, {
      ...orderEmailFiling(order),
      isKept: false,
    });
  }

  /** The link at which a whole order is paid, to its buyer. */
  async sendOrderLink(
    parts: PaymentRequestEmailData,
    { link, words }: { link: string; words: string },
  ): Promise<void> {
    const mail = orderLinkEmail(parts, { link, words });
    const { request, order } = parts;
    // As above.
    await this.email.send(mail, `payment-requested:${request.id}`, {
      ...orderEmailFiling(order),
      isKept: false,
    });
  }

  /** To the buyer, if there is an address, and to the owner. */
  async sendPaid(
    request: PaymentRequestEntity,
    lines: readonly PaymentRequestLineEntity[],
    order: OrderSummary,
  ): Promise<void> {
    const parts = { request, lines, order };
    if (order.customerEmail !== '')
      await this.email.send(
        paymentReceivedEmail(parts),
        `payment-received:${request.id}`,
        orderEmailFiling(order),
      );
    await this.email.send(
      paymentReceivedNotification(parts, this.settings.brand),
      `payment-received-owner:${request.id}`,
      orderEmailFiling(order),
    );
  }

  /** To the buyer whose payment goes back by itself, if there is an address. */
  async sendLatePaymentRefund(request: PaymentRequestEntity, order: OrderSummary): Promise<void> {
    if (order.customerEmail === '') return;
    const mail = latePaymentRequestRefundEmail(request, order);
    await this.email.send(mail, `payment-returning:${request.id}`, orderEmailFiling(order));
  }
}
