import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Outbox } from '../platform';
import { PaymentsStore } from './payments.store';
import { RecordReport } from './record-report';
import { StripeGateway } from './stripe.gateway';

const REFUND = 'payment-refund';

interface RefundPayload {
  reference: string;
}

/** Gives a whole payment back. Decided in a transaction, carried out after it by the outbox, once however often asked. */
@Injectable()
export class RefundPayment implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly store: PaymentsStore,
    private readonly gateway: StripeGateway,
    private readonly record: RecordReport,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<RefundPayload>(REFUND, ({ reference }) => this.carryOut(reference));
  }

  /** Joins the current transaction. */
  async request(reference: string): Promise<void> {
    const payload: RefundPayload = { reference };
    await this.outbox.enqueue({ kind: REFUND, payload, dedupeKey: `${REFUND}:${reference}` });
  }

  private async carryOut(reference: string): Promise<void> {
    const payment = await this.store.find({ reference });
    if (!payment?.paymentIntentId)
      throw new Error(`Nothing was paid for ${reference}, so nothing can be refunded.`);
    await this.gateway.refundAll(payment.paymentIntentId);
    await this.record.refunds(reference, await this.gateway.listRefunds(payment.paymentIntentId), 'refund');
  }
}
