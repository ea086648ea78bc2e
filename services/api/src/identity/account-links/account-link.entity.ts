import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AccountLinkKind } from '../identity-policy';

/** A link in an email that works once. An account has at most one of a kind, so that a newer one replaces the older. */
@Entity('account_links')
export class AccountLinkEntity {
  @PrimaryColumn('char', { length: 36 }) collectorId: string;
  @PrimaryColumn('varchar', { length: 12 }) kind: AccountLinkKind;
  /** The token itself is only in the email. */
  @Column('char', { length: 64 }) tokenDigest: string;
  /** The address that following the link confirms. Lower case. */
  @Column('varchar', { length: 254 }) email: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}
