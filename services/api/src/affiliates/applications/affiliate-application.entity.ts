import type { AffiliateRole } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `new` until it is decided. */
type ApplicationState = 'new' | 'approved' | 'declined';

/** An affiliate's application. Fields that were left out are empty. Its id is its message's in the inbox. */
@Entity('affiliate_applications')
export class AffiliateApplicationEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 200 }) fullName: string;
  @Column('varchar', { length: 254 }) email: string;
  @Column('varchar', { length: 40 }) phone: string;
  @Column('varchar', { length: 200 }) location: string;
  @Column('varchar', { length: 200 }) business: string;
  /** Where their work can be seen, as free text: never used as a link. */
  @Column('varchar', { length: 500 }) portfolio: string;
  @Column('varchar', { length: 500 }) buyerTypes: string;
  @Column('text') experience: string;
  @Column('varchar', { length: 20 }) role: AffiliateRole;
  @Column('text') notes: string;
  @Column('varchar', { length: 10 }) state: ApplicationState;
  /** The affiliate who was created from it. */
  @Column('char', { length: 36, nullable: true }) affiliateId: string | null;
  /** SHA-256 of the content while the same content counts as a double click; null afterwards. Unique. */
  @Column('char', { length: 64, nullable: true }) digest: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
