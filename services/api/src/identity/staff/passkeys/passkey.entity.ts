import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A public key by which a staff member signs in; the private key is in their device or password manager. */
@Entity('staff_passkeys')
export class StaffPasskeyEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) adminId: string;
  /** As the authenticator names it, in base64url. */
  @Column('varchar', { length: 1_400 }) credentialId: string;
  /** COSE. */
  @Column('varbinary', { length: 1_024 }) publicKey: Buffer;
  /** How often it was used, where the authenticator counts; a lower one than before is a copy. */
  @Column('int', { unsigned: true }) counter: number;
  /** Its person's name for it. */
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
  /** The token is in the browser's cookie only. */
  @PrimaryColumn('char', { length: 64 }) tokenDigest: string;
  @Column('varchar', { length: 100 }) challenge: string;
  @Column('varchar', { length: 20 }) purpose: ChallengePurpose;
  /** Whose session asked for it; null for a sign-in. */
  @Column('char', { length: 36, nullable: true }) adminId: string | null;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}
