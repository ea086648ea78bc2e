import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountKind } from '../account-kind';
import type { AttemptKind } from '../identity-policy';

/** Whose password is guessed: an account's, or that of the admin gate, which has no accounts. */
export type AttemptTarget = AccountKind | 'gate';

/** How often something was tried within a window. Removed soon after it. */
@Entity('attempt_counts')
export class AttemptCountEntity {
  /** Of kind, address and network, none of which is stored. */
  @PrimaryColumn('char', { length: 64 }) keyDigest: string;
  @Column('varchar', { length: 20 }) kind: AttemptKind;
  /** The account that was tried; null for none or many. */
  @Column('char', { length: 36, nullable: true }) accountId: string | null;
  /** Which kind of account was looked for; null where it does not matter. */
  @Column('varchar', { length: 12, nullable: true }) accountKind: AttemptTarget | null;
  @Column('int', { unsigned: true }) attempts: number;
  @Column('datetime', { precision: 3 }) endsAt: Date;
}

/** A browser in which the right password was entered before: attempts elsewhere do not count against it. */
@Entity('known_browsers')
export class KnownBrowserEntity {
  /** The secret is only in the browser's cookie. */
  @PrimaryColumn('char', { length: 64 }) tokenDigest: string;
  @Column('char', { length: 36 }) accountId: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}
