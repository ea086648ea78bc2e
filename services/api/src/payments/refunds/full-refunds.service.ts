import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxService } from '../../platform';
import { PaymentsStore } from '../payments.store';
import { PaymentSettlementService } from '../payment-settlement.service';
import { StripeGateway } from '../stripe/stripe.gateway';

const FULL_REFUND_JOB = 'payment-refund';

interface FullRefundJob {
  reference: string;
}

/** Gives a whole payment back. Decided in a transaction, carried out after it by the outbox, once however often asked. */
@Injectable()
export class FullRefundsService implements OnModuleInit {
  constructor(
    private readonly outboxService: OutboxService,
    private readonly paymentsStore: PaymentsStore,
    private readonly stripeGateway: StripeGateway,
    private readonly paymentSettlementService: PaymentSettlementService,
  ) {}

  onModuleInit(): void {
    this.outboxService.registerHandler<FullRefundJob>(FULL_REFUND_JOB, ({ reference }) =>
      this.executeFullRefund(reference),
    );
  }

  /** Joins the current transaction. */
  async requestFullRefund(reference: string): Promise<void> {
    const payload: FullRefundJob = { reference };
    await this.outboxService.enqueue({
      kind: FULL_REFUND_JOB,
      payload,
      dedupeKey: `${FULL_REFUND_JOB}:${reference}`,
    });
  }

  private async executeFullRefund(reference: string): Promise<void> {
    const payment = await this.paymentsStore.find({ reference });
    if (!payment?.paymentIntentId)
      throw new Error(`Nothing was paid for ${reference}, so nothing can be refunded.`);
    await this.stripeGateway.refundAll(payment.paymentIntentId);
    await this.paymentSettlementService.recordRefunds(
      reference,
      await this.stripeGateway.listRefunds(payment.paymentIntentId),
      'refund',
    );
  }
}
