import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform';
import { AdminEntity } from '../admin.entity';
import { Entity, PrimaryColumn } from 'typeorm';

/** Every query on second factors. */
@Injectable()
export class SecondFactorStore {
  constructor(private readonly database: Database) {}

  /** Saves a secret that takes effect once a code has confirmed it. */
  async saveUnconfirmedSecret(id: string, totpSecret: string): Promise<void> {
    await this.database.manager.update(
      AdminEntity,
      { id },
      { totpSecret, totpConfirmedAt: null, totpLastStep: null },
    );
  }

  async confirm(id: string, totpConfirmedAt: Date): Promise<void> {
    await this.database.manager.update(AdminEntity, { id }, { totpConfirmedAt });
  }

  /** Whether the step is later than any before; of concurrent uses of one code, only one succeeds. */
  async claimTimeStep(id: string, step: number): Promise<boolean> {
    const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
      'UPDATE admins SET totp_last_step = ? WHERE id = ? AND (totp_last_step IS NULL OR totp_last_step < ?)',
      [step, id, step],
    );
    return affectedRows === 1;
  }

  async clear(id: string): Promise<void> {
    await this.database.manager.update(
      AdminEntity,
      { id },
      { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
    );
    await this.database.manager.delete(RecoveryCodeEntity, { adminId: id });
  }

  /** Replaces all existing codes. */
  async replaceRecoveryCodes(adminId: string, digests: readonly string[]): Promise<void> {
    await this.database.manager.delete(RecoveryCodeEntity, { adminId });
    await this.database.manager.insert(
      RecoveryCodeEntity,
      digests.map((codeDigest) => ({ adminId, codeDigest })),
    );
  }

  /** Whether the code existed; it is now used up. */
  async consumeRecoveryCode(adminId: string, codeDigest: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(RecoveryCodeEntity, { adminId, codeDigest });
    return affected === 1;
  }

  async countRecoveryCodes(adminId: string): Promise<number> {
    return this.database.manager.countBy(RecoveryCodeEntity, { adminId });
  }
}

/** A code that lets someone in once without their app. Used codes are deleted. */
@Entity('admin_recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('char', { name: 'admin_id', length: 36 }) adminId: string;
  /** Only its owner has the code itself, on paper. */
  @PrimaryColumn('char', { name: 'code_digest', length: 64 }) codeDigest: string;
}
