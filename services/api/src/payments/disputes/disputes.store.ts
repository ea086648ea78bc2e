import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import { DisputeEntity, EarlyFraudWarningEntity } from './dispute.entity';

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
