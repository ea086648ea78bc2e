import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountKind } from '../account-kind';

/**
 * One signed-in browser. The secret itself is only in that browser; whoever reads this table cannot sign in with it.
 */
@Entity('sessions')
export class SessionEntity {
  /** Identifies the session in lists; is no secret. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 64 }) tokenDigest: string;
  /** The kind of account of `accountId`. */
  @Column('varchar', { length: 12 }) kind: AccountKind;
  @Column('char', { length: 36 }) accountId: string;
  /** The browser's short name for its owner: `Chrome on Android`. */
  @Column('varchar', { length: 120 }) device: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** Last use, to within SESSION_USE_INTERVAL_MS. */
  @Column('datetime', { precision: 3 }) seenAt: Date;
  /** When its person last proved who they are; null for sessions from before this was noted. */
  @Column('datetime', { precision: 3, nullable: true }) authenticatedAt: Date | null;
  /** Ends then, however much it is used. */
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}
