import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which the account's password was right before: strangers' guesses do not count against it. */
@Entity('known_browsers')
export class KnownBrowserEntity {
  /** The secret is in the browser's cookie only. */
  @PrimaryColumn('char', { name: 'token_digest', length: 64 }) tokenDigest: string;
  @Column('char', { name: 'account_id', length: 36 }) accountId: string;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  @Column('datetime', { name: 'expires_at', precision: 3 }) expiresAt: Date;
}
