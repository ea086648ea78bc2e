import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { LessThanOrEqual } from 'typeorm';
import { Database, unlessDuplicate } from '../../../platform';
import { PasskeyChallengeEntity, StaffPasskeyEntity } from './passkey.entity';

/** Every query on passkeys and their challenges. */
@Injectable()
export class PasskeysStore {
  constructor(private readonly database: Database) {}

  /** False where the credential is someone's already. */
  add(passkey: StaffPasskeyEntity): Promise<boolean> {
    return unlessDuplicate(() => this.database.manager.insert(StaffPasskeyEntity, passkey));
  }

  /** Oldest first. */
  async listForAdmin(adminId: string): Promise<StaffPasskeyEntity[]> {
    return this.database.manager.find(StaffPasskeyEntity, {
      where: { adminId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  async countForAdmin(adminId: string): Promise<number> {
    return this.database.manager.countBy(StaffPasskeyEntity, { adminId });
  }

  async findByCredential(credentialId: string): Promise<StaffPasskeyEntity | null> {
    return this.database.manager.findOneBy(StaffPasskeyEntity, { credentialId });
  }

  /** Whether the count went up, where the authenticator counts: of concurrent uses of one signature, one succeeds. */
  async recordUse(id: string, counter: number, { at, isBackedUp }: PasskeyUse): Promise<boolean> {
    const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
      `UPDATE staff_passkeys SET counter = ?, last_used_at = ?, is_backed_up = ?
       WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0))`,
      [counter, at, isBackedUp, id, counter, counter],
    );
    return affectedRows === 1;
  }

  /** Whether the account had it. */
  async remove(adminId: string, id: string): Promise<boolean> {
    // MySQL refuses to compare an ASCII column with other characters.
    if (!isUUID(id)) return false;
    const { affected } = await this.database.manager.delete(StaffPasskeyEntity, { adminId, id });
    return affected === 1;
  }

  async removeAllForAdmin(adminId: string): Promise<void> {
    await this.database.manager.delete(StaffPasskeyEntity, { adminId });
  }

  async addChallenge(challenge: PasskeyChallengeEntity): Promise<void> {
    await this.database.manager.insert(PasskeyChallengeEntity, challenge);
  }

  /** The challenge, which is used up by it; null when there is none, or a concurrent call was first. */
  async takeChallenge(tokenDigest: string): Promise<PasskeyChallengeEntity | null> {
    const found = await this.database.manager.findOneBy(PasskeyChallengeEntity, { tokenDigest });
    const { affected } = await this.database.manager.delete(PasskeyChallengeEntity, { tokenDigest });
    return affected === 1 ? found : null;
  }

  async removeExpiredChallenges(now: Date): Promise<void> {
    await this.database.manager.delete(PasskeyChallengeEntity, { expiresAt: LessThanOrEqual(now) });
  }
}

interface PasskeyUse {
  at: Date;
  isBackedUp: boolean;
}
