import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Column, Entity, LessThanOrEqual, PrimaryColumn } from 'typeorm';
import { Database, unlessDuplicate } from '../../../platform';

/** A public key that a staff member signs in with; the private key is in their device or password manager. */
@Entity('staff_passkeys')
export class StaffPasskeyEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) adminId: string;
  /** Id that the authenticator gave it, in base64url. */
  @Column('varchar', { length: 1_400 }) credentialId: string;
  /** A public key in COSE format. */
  @Column('varbinary', { length: 1_024 }) publicKey: Buffer;
  /** How often it was used, if the authenticator counts; a lower count than before means a copy. */
  @Column('int', { unsigned: true }) counter: number;
  /** The holder's name for it. */
  @Column('varchar', { length: 60 }) name: string;
  /** How the browser reaches it: `internal`, `usb`. */
  @Column('json') transports: string[];
  /** Whether a password manager keeps a copy on other devices. */
  @Column('boolean') isBackedUp: boolean;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3, nullable: true }) lastUsedAt: Date | null;
}

/** What a challenge may be answered with: a new passkey, or the proof of one. */
export type ChallengePurpose = 'registration' | 'authentication';

/** A random text that one browser signs once. */
@Entity('staff_passkey_challenges')
export class PasskeyChallengeEntity {
  /** Only the browser's cookie holds the token. */
  @PrimaryColumn('char', { length: 64 }) tokenDigest: string;
  @Column('varchar', { length: 100 }) challenge: string;
  @Column('varchar', { length: 20 }) purpose: ChallengePurpose;
  /** The account whose session asked for it; null for a sign-in. */
  @Column('char', { length: 36, nullable: true }) adminId: string | null;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}

/** Every query on passkeys and their challenges. */
@Injectable()
export class PasskeysStore {
  constructor(private readonly database: Database) {}

  /** False if the credential already belongs to someone. */
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

  /** Whether the count went up, if the authenticator counts: of concurrent uses of one signature, only one succeeds. */
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

  /** Takes the challenge, which uses it up; null if there is none, or a concurrent call was faster. */
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
