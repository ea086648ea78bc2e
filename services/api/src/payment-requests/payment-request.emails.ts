import { Injectable } from '@nestjs/common';
import { orderEmailFiling, OrderEmailLinesService, type OrderSummary } from '../orders';
import { Mailer, Settings } from '../platform';
import type { PaymentRequestEntity } from './entities/payment-request.entity';
import {
  latePaymentRequestRefundEmail,
  orderLinkEmail,
  paymentLinkEmail,
  paymentReceivedEmail,
  paymentReceivedNotification,
  type PaymentRequestEmailData,
} from './payment-request-email-content';

/** Emails about payment requests. Each joins the transaction that causes it and is sent once. */
@Injectable()
export class PaymentRequestEmails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly orderEmailLinesService: OrderEmailLinesService,
  ) {}

  /**
   * The link, to the buyer; without an email address, the gallery passes it on.
   * @param again when staff send the same link again
   */
  async sendLink(data: PaymentRequestEmailData, link: string, again?: Date): Promise<void> {
    const { request, order } = data;
    if (order.customerEmail === '') return;
    await this.mailer.send(
      paymentLinkEmail(
        { ...data, works: await this.orderEmailLinesService.findByOrder(order.id) },
        { link, timeZone: this.settings.brand.timeZone },
      ),
      `payment-requested:${request.id}${again ? `:${again.getTime()}` : ''}`,
      withoutContent(order),
    );
  }

  /** The link that pays a whole draft order, to its buyer; without an email address, the gallery passes it on. */
  async sendOrderLink(
    data: PaymentRequestEmailData,
    message: { link: string; words: string },
  ): Promise<void> {
    const { request, order } = data;
    if (order.customerEmail === '') return;
    await this.mailer.send(
      orderLinkEmail(
        { ...data, works: await this.orderEmailLinesService.findByOrder(order.id) },
        { ...message, timeZone: this.settings.brand.timeZone },
      ),
      `payment-requested:${request.id}`,
      withoutContent(order),
    );
  }

  /** To the buyer, if there is an email address, and to the owner. */
  async sendPaid(data: PaymentRequestEmailData): Promise<void> {
    const { request, order } = data;
    const filing = orderEmailFiling(order);
    if (order.customerEmail !== '')
      await this.mailer.send(paymentReceivedEmail(data), `payment-received:${request.id}`, filing);
    await this.mailer.send(
      paymentReceivedNotification(data, this.settings.brand),
      `payment-received-owner:${request.id}`,
      filing,
    );
  }

  /** To the buyer whose payment is refunded automatically, if there is an email address. */
  async sendLatePaymentRefund(request: PaymentRequestEntity, order: OrderSummary): Promise<void> {
    if (order.customerEmail === '') return;
    await this.mailer.send(
      latePaymentRequestRefundEmail(request, order),
      `payment-returning:${request.id}`,
      orderEmailFiling(order),
    );
  }
}

/** Only the buyer may have the link, so the text is not kept. */
const withoutContent = (order: OrderSummary) => ({ ...orderEmailFiling(order), isContentRetained: false });
