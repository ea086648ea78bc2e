import type { AffiliateStatus } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Someone who refers buyers by a link and gets a share of the net profit. */
@Entity('affiliates')
export class AffiliateEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 120 }) name: string;
  /** Code of the referral link, lower case. */
  @Column('varchar', { length: 40 }) code: string;
  @Column('varchar', { length: 254 }) email: string;
  /** Share in basis points: 2000 is 20 %. Orders keep the rate at which they were placed. */
  @Column('smallint', { unsigned: true }) rateBp: number;
  @Column('varchar', { length: 12 }) status: AffiliateStatus;
  /** Only the owner sees it. */
  @Column('varchar', { length: 2000, nullable: true }) notes: string | null;
  /** Digest of the secret in the link to the affiliate's statement; null without a link. */
  @Column('char', { length: 64, nullable: true }) statementDigest: string | null;
  /** When that link was created. */
  @Column('datetime', { precision: 3, nullable: true })
  statementLinkAt: Date | null;
  /** Counts its changes. */
  @Column('int', { unsigned: true }) version: number;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}

/** A payout to an affiliate. Rows are only ever added. */
@Entity('affiliate_payouts')
export class AffiliatePayoutEntity {
  /** A UUID from the client: sending the same id again refers to the same payout. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) affiliateId: string;
  @Column('int', { unsigned: true }) cents: number;
  /** As the owner entered it: `Bank transfer`. */
  @Column('varchar', { length: 60 }) method: string;
  /** The bank's reference. */
  @Column('varchar', { length: 120, nullable: true }) reference: string | null;
  /** Only the owner sees it. */
  @Column('varchar', { length: 500, nullable: true }) note: string | null;
  @Column('datetime', { precision: 3 }) paidAt: Date;
  @Column('varchar', { length: 120 }) actor: string;
}
