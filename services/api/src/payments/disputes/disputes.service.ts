import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Clock, Database, DomainEvents } from '../../platform';
import { PaymentUpdated, type PaymentUpdate } from '../domain-events';
import { paymentFlowOf, type PaymentEntity } from '../entities/payment.entity';
import { isOutdatedDispute } from '../payment-state';
import { PaymentsStore } from '../payments.store';
import type { DisputeSnapshot, FraudWarningSnapshot } from '../stripe/stripe-disputes.gateway';

/** A dispute at Stripe. A payment can have several. */
@Entity('disputes')
export class DisputeEntity {
  /** Stripe's id. */
  @PrimaryColumn('varchar', { length: 255 }) id: string;
  @Column('char', { length: 36 }) paymentId: string;
  /** As Stripe calls it. */
  @Column('varchar', { length: 32 }) status: string;
  /** What Stripe withdrew for it and has not returned, without Stripe's fee. */
  @Column('int') withdrawnCents: number;
  /** How often its money moved; tells an older description from a newer one. */
  @Column('smallint', { unsigned: true }) fundsMovements: number;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) updatedAt: Date;
}

/** A card network's warning that a payment is probably fraud. */
@Entity('early_fraud_warnings')
export class EarlyFraudWarningEntity {
  /** Stripe's id. */
  @PrimaryColumn('varchar', { length: 255 }) id: string;
  @Column('char', { length: 36 }) paymentId: string;
  /** As Stripe calls it. */
  @Column('varchar', { length: 64 }) fraudType: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}

/**
 * Disputes of payments, the money that moves with them, and the card networks' warnings before them. Locks the payment
 * first, as every report does.
 */
@Injectable()
export class DisputesService {
  constructor(
    private readonly database: Database,
    private readonly paymentsStore: PaymentsStore,
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
      const disputes = await this.database.manager.findBy(DisputeEntity, { paymentId: payment.id });
      const known = disputes.find((dispute) => dispute.id === id);
      if (known && isOutdatedDispute(known, { status, withdrawnCents, fundsMovements })) return;
      const now = this.clock.now();
      const paymentId = payment.id;
      const createdAt = known?.createdAt ?? now;
      const dispute = { id, paymentId, status, withdrawnCents, fundsMovements, createdAt, updatedAt: now };
      await this.database.manager.upsert(DisputeEntity, dispute, ['id']);
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
      if (!payment || (await this.database.manager.existsBy(EarlyFraudWarningEntity, { id }))) return;
      const warning = { id, paymentId: payment.id, fraudType, createdAt: this.clock.now() };
      await this.database.manager.insert(EarlyFraudWarningEntity, warning);
      await this.publish(payment, { kind: 'fraud-warned' });
    });
  }

  private async publish(payment: PaymentEntity, update: PaymentUpdate): Promise<void> {
    await this.domainEvents.publish(
      new PaymentUpdated(payment.reference, paymentFlowOf(payment), update, 'webhook'),
    );
  }
}
