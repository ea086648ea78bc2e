import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { describePaymentUpdate, PaymentUpdated, RefundsService } from '../../payments';
import { DomainEvents } from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import { OrderAnonymizer } from '../collector/order-anonymizer';
import { OrderHistoryService } from './order-history.service';
import { OrderPaymentTransitionsService } from './order-payment-transitions.service';
import { isNumbered } from '../entities/order-line.entity';
import { OrderEmails } from '../emails/order.emails';
import { OrdersStore } from '../orders.store';
import { decideSettlement, type HoldState } from './order-settlement-decision';

/**
 * Settles orders with their payments. Runs in the transaction that recorded the payment's update, with the payment locked;
 * then locks the order and acts once, whichever caller is first.
 */
@Injectable()
export class OrderSettlementService implements OnModuleInit {
  private readonly logger = new Logger(OrderSettlementService.name);

  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly refundsService: RefundsService,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly orderPaymentTransitionsService: OrderPaymentTransitionsService,
    private readonly orderAnonymizer: OrderAnonymizer,
    private readonly orderEmails: OrderEmails,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PaymentUpdated, (payment) =>
      payment.flow === 'session' ? this.settle(payment) : Promise.resolve(),
    );
  }

  private async settle(payment: PaymentUpdated): Promise<void> {
    const order = await this.ordersStore.lock(payment.reference);
    if (!order) {
      this.logger.error(`A payment refers to order ${payment.reference}, which does not exist.`);
      return;
    }
    await this.applyDecision(order, payment);
    await this.orderAnonymizer.anonymizeIfClosed(order);
  }

  private async applyDecision(order: OrderEntity, payment: PaymentUpdated): Promise<void> {
    if ('refundedCents' in payment.update)
      await this.orderPaymentTransitionsService.recordRefund(order, payment.update.refundedCents);
    switch (decideSettlement(order, await this.findHoldState(order, payment), payment.update)) {
      case 'confirm':
        return this.orderPaymentTransitionsService.confirm(order, payment.source);
      case 'release':
        return this.orderPaymentTransitionsService.cancelUnpaid(order, payment.source);
      case 'refund':
        return this.refundLatePayment(order, payment.source);
      case 'reverse':
        return this.orderPaymentTransitionsService.markRefunded(order, payment.source);
      case 'note':
        await this.orderHistoryService.add(
          order,
          'partly-refunded',
          payment.source,
          describePaymentUpdate(payment.update),
        );
        return;
      case 'alert':
        return this.alert(order, payment);
      case 'nothing':
    }
  }

  /** Matters only for a payment of a pending order. */
  private async findHoldState(order: OrderEntity, { update }: PaymentUpdated): Promise<HoldState> {
    if (update.kind !== 'paid' || order.status !== 'pending') return 'gone';
    const lines = await this.ordersStore.findLines(order.id);
    const held = (await this.printLedgerService.listByOrder(order.id)).filter(
      ({ state }) => state === 'held',
    );
    const isWhole = lines
      .filter(isNumbered)
      .every(({ id, quantity }) => held.filter(({ orderLineId }) => orderLineId === id).length === quantity);
    return isWhole ? 'whole' : 'gone';
  }

  /** The prints are gone: releases what is left of the hold and refunds the payment. */
  private async refundLatePayment(order: OrderEntity, actor: string): Promise<void> {
    await this.printLedgerService.release({ orderId: order.id });
    const cancelled =
      order.status === 'pending'
        ? await this.orderPaymentTransitionsService.transition(order, 'cancelled')
        : order;
    await this.orderHistoryService.add(
      cancelled,
      'refunding',
      actor,
      'The prints were no longer held when the payment arrived.',
    );
    await this.refundsService.requestFullRefund(order.id);
    await this.orderEmails.sendLatePaymentRefund(cancelled);
  }

  private async alert(order: OrderEntity, { update, source }: PaymentUpdated): Promise<void> {
    if (update.kind === 'disputed')
      await this.orderPaymentTransitionsService.recordDispute(order, update.status);
    if (update.kind === 'dispute-funds')
      await this.orderPaymentTransitionsService.recordDisputeFunds(order, update.withdrawnCents);
    if (update.kind === 'fraud-warned') await this.orderPaymentTransitionsService.recordFraudWarning(order);
    const message = describePaymentUpdate(update);
    const kind = update.kind === 'dispute-funds' ? 'dispute-funds' : 'alert';
    await this.orderHistoryService.add(order, kind, source, message);
    await this.orderEmails.sendAlert(order, message);
  }
}
