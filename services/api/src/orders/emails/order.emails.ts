import { createHash } from 'node:crypto';
import { formatMoneyWithCents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Mailer, Settings, type EmailFiling, type TemplatedEmail } from '../../platform';
import type { SoldOrderPrint } from '../domain-events';
import type { OrderEventEntity } from '../entities/order-event.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import type { RefundApprovalEntity } from '../refunds/order-refunds.store';
import { isMadeAndSent, REFUND_APPROVAL_DAYS } from '../orders-policy';
import type { OrderEntity } from '../entities/order.entity';
import {
  alertNotification,
  latePaymentRefundEmail,
  orderConfirmationEmail,
  pictureAddedEmail,
  refundEmail,
  saleNotification,
  type AlertedOrder,
} from './order-email-content';
import { orderStatusEmail } from './order-status.email-templates';
import { OrderEmailLinesService } from './order-email-lines.service';

/** Files an email under its order. Such emails contain no secrets, so their text is kept until the order is anonymized. */
export const orderEmailFiling = ({ id }: { id: string }): Required<EmailFiling> => ({
  about: `order:${id}`,
  isContentRetained: true,
});

const statusChangeKey = (eventId: string): string => `order-moved:${eventId}`;

/** Emails about orders. Each joins the transaction of its reason and is sent once. */
@Injectable()
export class OrderEmails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly orderEmailLinesService: OrderEmailLinesService,
  ) {}

  async sendOrderConfirmed(
    order: OrderEntity,
    lines: readonly OrderLineEntity[],
    prints: readonly SoldOrderPrint[],
    toBuyer = true,
  ): Promise<void> {
    // The payment request's own email says what was received.
    if (!isMadeAndSent(order)) return;
    const sold = prints.map(({ editionNumber, line }) => ({ editionNumber, orderLineId: line.id }));
    const works = await this.orderEmailLinesService.describe(lines, sold);
    // The buyer of an event photo gets an email with its file instead.
    if (prints.length > 0 && toBuyer)
      await this.send(
        order,
        orderConfirmationEmail(order, works, {
          lookupUrl: this.lookupUrl(order),
          timeZone: this.settings.brand.timeZone,
        }),
        `order-confirmed:${order.id}`,
      );
    await this.send(order, saleNotification(order, works, this.settings.brand), `order-sold:${order.id}`);
  }

  /** Tells buyer and owner that a payment is refunded automatically. */
  async sendLatePaymentRefund(order: OrderEntity): Promise<void> {
    const reason =
      'The payment arrived after the hold on the prints had ended. It is being refunded automatically.';
    await this.send(order, latePaymentRefundEmail(order), `order-refunding:${order.id}`);
    await this.send(
      order,
      alertNotification(order, reason, this.settings.brand),
      `order-refunding-owner:${order.id}`,
    );
  }

  /** To the buyer; nobody once the order is anonymized. */
  async sendRefund(
    order: OrderEntity,
    { id, amountCents }: { id: string; amountCents: number },
  ): Promise<void> {
    if (order.customerEmail === '') return;
    const works = await this.orderEmailLinesService.findByOrder(order.id);
    await this.send(order, refundEmail(order, works, amountCents), `order-refunded:${id}`);
  }

  /**
   * To the buyer; nobody once the order is anonymized.
   * @param notBefore until when staff may take the change back
   */
  async sendStatusChange(
    order: OrderEntity,
    { id, note }: OrderEventEntity,
    notBefore?: Date,
  ): Promise<void> {
    if (order.customerEmail === '') return;
    const account = `${this.settings.http.publicOrigin}/collector/portal`;
    const works = await this.orderEmailLinesService.findByOrder(order.id);
    const email = orderStatusEmail(order, works, note, {
      orderLookup: this.lookupUrl(order),
      account,
      timeZone: this.settings.brand.timeZone,
    });
    if (email) await this.send(order, email, statusChangeKey(id), notBefore);
  }

  /** @returns whether the buyer hears nothing of the change; false once the email is on its way */
  async cancelStatusChange(order: OrderEntity, { id }: OrderEventEntity): Promise<boolean> {
    return order.customerEmail === '' || this.mailer.cancel(statusChangeKey(id));
  }

  /** To the buyer. */
  async sendPictureAdded(order: OrderEntity, pictureId: string): Promise<void> {
    const works = await this.orderEmailLinesService.findByOrder(order.id);
    const email = pictureAddedEmail(order, works, this.lookupUrl(order));
    await this.send(order, email, `order-picture:${pictureId}`);
  }

  /** To the owner: Stripe cannot refund what was not paid through Stripe. */
  async sendManualRefundAlert(order: OrderEntity): Promise<void> {
    const paid = formatMoneyWithCents(order.totalCents - order.refundedCents);
    await this.sendAlert(order, `The buyer paid ${paid} at the gallery. Please refund it there.`);
  }

  /** To the owner: the payment for the prints is refunded automatically, the one for shipping is not. */
  async sendShippingRefundAlert(order: OrderEntity): Promise<void> {
    const paid = formatMoneyWithCents(order.shippingPaidCents);
    await this.sendAlert(
      order,
      `The buyer paid ${paid} for shipping separately. Please refund it in Stripe.`,
    );
  }

  /** To everyone who can approve the refund. */
  async sendRefundApproval(
    order: OrderEntity,
    { id, amountCents, askedByName, reason }: RefundApprovalEntity,
    approvers: readonly { id: string; email: string }[],
  ): Promise<void> {
    const amount = formatMoneyWithCents(amountCents);
    const message = `${askedByName} asks to refund ${amount} (${reason}). Please approve or reject it in the console within ${REFUND_APPROVAL_DAYS} days.`;
    for (const approver of approvers)
      await this.send(
        order,
        alertNotification(order, message, approver),
        `refund-approval:${id}:${approver.id}`,
      );
  }

  /** To the owner, once for the same message about the same order. */
  async sendAlert(order: AlertedOrder, message: string): Promise<void> {
    const digest = createHash('sha256').update(message).digest('hex').slice(0, 32);
    await this.send(
      order,
      alertNotification(order, message, this.settings.brand),
      `order-alert:${order.id}:${digest}`,
    );
  }

  private async send(
    order: { id: string },
    email: TemplatedEmail,
    dedupeKey: string,
    notBefore?: Date,
  ): Promise<void> {
    await this.mailer.send(email, dedupeKey, { ...orderEmailFiling(order), notBefore });
  }

  /** With the number filled in; the reader has to know the email address. */
  private lookupUrl({ number }: OrderEntity): string {
    return `${this.settings.http.publicOrigin}/order-lookup?number=${number}`;
  }
}
