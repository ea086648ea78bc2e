import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainEvents } from '../../platform';
import { PaymentUpdated, type PaymentUpdate } from '../domain-events';
import { paymentFlowOf, type PaymentEntity } from '../entities/payment.entity';
import { isOutdatedDispute } from '../payment-state';
import { PaymentsStore } from '../payments.store';
import type { DisputeSnapshot, FraudWarningSnapshot } from '../stripe/stripe-disputes.gateway';
import { DisputesStore } from './disputes.store';

/**
 * Disputes of payments, the money that moves with them, and the card networks' warnings before them. Locks the payment
 * first, as every report does.
 */
@Injectable()
export class DisputesService {
  constructor(
    private readonly database: Database,
    private readonly paymentsStore: PaymentsStore,
    private readonly disputesStore: DisputesStore,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Of two descriptions of one dispute the older may come last; it changes nothing. */
  async recordDispute(
    reference: string,
    { id, status, withdrawnCents, fundsMovements }: DisputeSnapshot,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.paymentsStore.lock({ reference });
      if (!payment) return;
      const disputes = await this.disputesStore.findByPayment(payment.id);
      const known = disputes.find((dispute) => dispute.id === id);
      if (known && isOutdatedDispute(known, { status, withdrawnCents, fundsMovements })) return;
      const now = this.clock.now();
      await this.disputesStore.save({
        id,
        paymentId: payment.id,
        status,
        withdrawnCents,
        fundsMovements,
        createdAt: known?.createdAt ?? now,
        updatedAt: now,
      });
      if (payment.disputeStatus !== status) {
        await this.paymentsStore.save(payment.id, { disputeStatus: status, updatedAt: now });
        await this.publish(payment, { kind: 'disputed', status });
      }
      const movedCents = withdrawnCents - (known?.withdrawnCents ?? 0);
      if (movedCents === 0) return;
      const totalCents = disputes.reduce((sum, dispute) => sum + dispute.withdrawnCents, movedCents);
      await this.publish(payment, { kind: 'dispute-funds', withdrawnCents: totalCents });
    });
  }

  /** Repeating a warning changes nothing. */
  async recordFraudWarning(
    reference: string,
    { id, fraudType }: Pick<FraudWarningSnapshot, 'id' | 'fraudType'>,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const payment = await this.paymentsStore.lock({ reference });
      if (!payment || (await this.disputesStore.hasFraudWarning(id))) return;
      const createdAt = this.clock.now();
      await this.disputesStore.insertFraudWarning({ id, paymentId: payment.id, fraudType, createdAt });
      await this.publish(payment, { kind: 'fraud-warned' });
    });
  }

  private async publish(payment: PaymentEntity, update: PaymentUpdate): Promise<void> {
    await this.domainEvents.publish(
      new PaymentUpdated(payment.reference, paymentFlowOf(payment), update, 'webhook'),
    );
  }
}
