import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';

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

/** Every query about disputes and fraud warnings. The payment is locked. */
@Injectable()
export class DisputesStore {
  constructor(private readonly database: Database) {}

  async findByPayment(paymentId: string): Promise<DisputeEntity[]> {
    return this.database.manager.findBy(DisputeEntity, { paymentId });
  }

  async save(dispute: DisputeEntity): Promise<void> {
    await this.database.manager.upsert(DisputeEntity, dispute, ['id']);
  }

  async hasFraudWarning(id: string): Promise<boolean> {
    return this.database.manager.existsBy(EarlyFraudWarningEntity, { id });
  }

  async insertFraudWarning(warning: EarlyFraudWarningEntity): Promise<void> {
    await this.database.manager.insert(EarlyFraudWarningEntity, warning);
  }
}
