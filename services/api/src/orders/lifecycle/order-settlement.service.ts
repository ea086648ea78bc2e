import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { describePaymentUpdate, PaymentUpdated, FullRefundsService } from '../../payments';
import { DomainEvents } from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import { OrderAnonymizer } from '../collector/order-anonymizer';
import { OrderPaymentTransitionsService } from './order-payment-transitions.service';
import { isNumbered } from '../entities/order-line.entity';
import { OrderEmails } from '../emails/order.emails';
import { OrdersStore } from '../orders.store';
import { decideSettlement, type HoldState } from './order-settlement-decision';

/**
 * Brings orders in line with their payments. Runs inside the transaction that recorded the news, with the payment
 * locked; locks the order, decides by a pure rule, and acts once, whoever reported first.
 */
@Injectable()
export class OrderSettlementService implements OnModuleInit {
  private readonly logger = new Logger(OrderSettlementService.name);

  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly fullRefundsService: FullRefundsService,
    private readonly orderPaymentTransitionsService: OrderPaymentTransitionsService,
    private readonly orderAnonymizer: OrderAnonymizer,
    private readonly orderEmails: OrderEmails,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PaymentUpdated, (report) =>
      report.flow === 'session' ? this.settle(report) : Promise.resolve(),
    );
  }

  private async settle(report: PaymentUpdated): Promise<void> {
    const order = await this.ordersStore.lock(report.reference);
    if (!order) {
      this.logger.error(`A payment refers to order ${report.reference}, which does not exist.`);
      return;
    }
    await this.applyDecision(order, report);
    await this.orderAnonymizer.anonymizeIfClosed(order);
  }

  private async applyDecision(order: OrderEntity, report: PaymentUpdated): Promise<void> {
    if ('refundedCents' in report.update)
      await this.orderPaymentTransitionsService.recordRefund(order, report.update.refundedCents);
    switch (decideSettlement(order, await this.findHoldState(order, report), report.update)) {
      case 'confirm':
        return this.orderPaymentTransitionsService.confirm(order, report.source);
      case 'release':
        return this.orderPaymentTransitionsService.cancelUnpaid(order, report.source);
      case 'refund':
        return this.refundLatePayment(order, report.source);
      case 'reverse':
        return this.orderPaymentTransitionsService.markRefunded(order, report.source);
      case 'note':
        return this.orderPaymentTransitionsService.addEvent(
          order,
          'partly-refunded',
          report.source,
          describePaymentUpdate(report.update),
        );
      case 'alert':
        return this.alert(order, report);
      case 'nothing':
    }
  }

  /** Only a payment for a pending order needs to know. */
  private async findHoldState(order: OrderEntity, { update: news }: PaymentUpdated): Promise<HoldState> {
    if (news.kind !== 'paid' || order.status !== 'pending') return 'gone';
    const lines = await this.ordersStore.findLines(order.id);
    const held = (await this.printLedgerService.listByOrder(order.id)).filter(
      ({ state }) => state === 'held',
    );
    const whole = lines
      .filter(isNumbered)
      .every(({ id, quantity }) => held.filter(({ orderLineId }) => orderLineId === id).length === quantity);
    return whole ? 'whole' : 'gone';
  }

  /** Money for prints that are gone. What is left of the hold goes back, and the money too. */
  private async refundLatePayment(order: OrderEntity, actor: string): Promise<void> {
    await this.printLedgerService.release({ orderId: order.id });
    const cancelled =
      order.status === 'pending'
        ? await this.orderPaymentTransitionsService.transition(order, 'cancelled')
        : order;
    await this.orderPaymentTransitionsService.addEvent(
      cancelled,
      'refunding',
      actor,
      'The prints were no longer held when the payment arrived.',
    );
    await this.fullRefundsService.requestFullRefund(order.id);
    await this.orderEmails.sendLatePaymentRefund(cancelled);
  }

  private async alert(order: OrderEntity, report: PaymentUpdated): Promise<void> {
    if (report.update.kind === 'disputed')
      await this.orderPaymentTransitionsService.recordDispute(order, report.update.status);
    await this.orderPaymentTransitionsService.addEvent(
      order,
      'alert',
      report.source,
      describePaymentUpdate(report.update),
    );
    await this.orderEmails.sendAlert(order, describePaymentUpdate(report.update));
  }
}
