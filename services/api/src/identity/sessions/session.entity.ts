import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountKind } from '../account-kind';

/** One signed-in browser. The secret itself is in that browser only; who reads this table cannot sign in with it. */
@Entity('sessions')
export class SessionEntity {
  /** Names the session in lists; opens nothing. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'token_digest', length: 64 }) tokenDigest: string;
  /** Whose accounts `accountId` counts among. */
  @Column('varchar', { length: 12 }) kind: AccountKind;
  @Column('char', { name: 'account_id', length: 36 }) accountId: string;
  /** What the browser said it is, shortened for its owner's eyes: `Chrome on Android`. */
  @Column('varchar', { length: 120 }) device: string;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  /** Last use, to within SESSION_USE_INTERVAL_MS. */
  @Column('datetime', { name: 'seen_at', precision: 3 }) seenAt: Date;
  /** Ends then however much it is used. */
  @Column('datetime', { name: 'expires_at', precision: 3 }) expiresAt: Date;
}
