import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform';
import { AdminEntity } from '../admin.entity';
import { Entity, PrimaryColumn } from 'typeorm';

/** Every query on second factors. */
@Injectable()
export class SecondFactorStore {
  constructor(private readonly database: Database) {}

  /** A secret that counts once a code has confirmed it. */
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

  /** Whether the step is later than any before; of concurrent uses of one code, one succeeds. */
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

  /** In place of those there were. */
  async replaceRecoveryCodes(adminId: string, digests: readonly string[]): Promise<void> {
    await this.database.manager.delete(RecoveryCodeEntity, { adminId });
    await this.database.manager.insert(
      RecoveryCodeEntity,
      digests.map((codeDigest) => ({ adminId, codeDigest })),
    );
  }

  /** Whether there was such a code; it is gone now. */
  async consumeRecoveryCode(adminId: string, codeDigest: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(RecoveryCodeEntity, { adminId, codeDigest });
    return affected === 1;
  }

  async countRecoveryCodes(adminId: string): Promise<number> {
    return this.database.manager.countBy(RecoveryCodeEntity, { adminId });
  }
}

/** A code that lets someone in once without their app. Used ones are gone. */
@Entity('admin_recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('char', { name: 'admin_id', length: 36 }) adminId: string;
  /** The code itself is on its owner's paper only. */
  @PrimaryColumn('char', { name: 'code_digest', length: 64 }) codeDigest: string;
}
