import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';
import { Admin } from './admin.entity';
import { RecoveryCode } from './recovery-code.entity';

/** Every query on second factors. */
@Injectable()
export class SecondFactorStore {
  constructor(private readonly database: Database) {}

  /** A secret that counts once a code has proved it. */
  async begin(id: string, totpSecret: string): Promise<void> {
    await this.database.manager.update(
      Admin,
      { id },
      { totpSecret, totpConfirmedAt: null, totpLastStep: null },
    );
  }

  async confirm(id: string, totpConfirmedAt: Date): Promise<void> {
    await this.database.manager.update(Admin, { id }, { totpConfirmedAt });
  }

  /** Whether the step is later than any before; of several who give one code at once, one hears yes. */
  async takeStep(id: string, step: number): Promise<boolean> {
    const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
      'UPDATE admins SET totp_last_step = ? WHERE id = ? AND (totp_last_step IS NULL OR totp_last_step < ?)',
      [step, id, step],
    );
    return affectedRows === 1;
  }

  async turnOff(id: string): Promise<void> {
    await this.database.manager.update(
      Admin,
      { id },
      { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
    );
    await this.database.manager.delete(RecoveryCode, { adminId: id });
  }

  /** In place of those there were. */
  async putCodes(adminId: string, digests: readonly string[]): Promise<void> {
    await this.database.manager.delete(RecoveryCode, { adminId });
    await this.database.manager.insert(
      RecoveryCode,
      digests.map((codeDigest) => ({ adminId, codeDigest })),
    );
  }

  /** Whether there was such a code; it is gone now. */
  async useCode(adminId: string, codeDigest: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(RecoveryCode, { adminId, codeDigest });
    return affected === 1;
  }

  async codesLeft(adminId: string): Promise<number> {
    return this.database.manager.countBy(RecoveryCode, { adminId });
  }
}
