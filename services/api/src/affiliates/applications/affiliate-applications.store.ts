import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan, Column, Entity, PrimaryColumn } from 'typeorm';
import type { AffiliateRole } from '@gallery/domain';
import { Database } from '../../platform';

/** `new` until it is decided. */
type ApplicationState = 'new' | 'approved' | 'declined';

/** An affiliate's application. Fields that were left out are empty. It has the same id as its message in the inbox. */
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

/** Every query on applications. */
@Injectable()
export class AffiliateApplicationsStore {
  constructor(private readonly database: Database) {}

  /**
   * Adds the application unless one with the same digest came after `since`. The unique key lets only one of two
   * concurrent applications through.
   * @returns whether it was added
   */
  async addOnce(application: AffiliateApplicationEntity & { digest: string }, since: Date): Promise<boolean> {
    const { digest } = application;
    const { manager } = this.database;
    await manager.update(
      AffiliateApplicationEntity,
      { digest, createdAt: LessThanOrEqual(since) },
      { digest: null },
    );
    await manager
      .createQueryBuilder()
      .insert()
      .into(AffiliateApplicationEntity)
      .values(application)
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.existsBy(AffiliateApplicationEntity, { id: application.id });
  }

  async find(id: string): Promise<AffiliateApplicationEntity | null> {
    return this.database.manager.findOneBy(AffiliateApplicationEntity, { id });
  }

  async update(
    id: string,
    changed: Pick<AffiliateApplicationEntity, 'state' | 'affiliateId'>,
  ): Promise<void> {
    await this.database.manager.update(AffiliateApplicationEntity, { id }, changed);
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.manager.delete(AffiliateApplicationEntity, { id: In([...ids]) });
  }

  /** How many came from this email address after `since`, ignoring case. */
  async countFromEmail(email: string, since: Date): Promise<number> {
    return this.database.manager.countBy(AffiliateApplicationEntity, { email, createdAt: MoreThan(since) });
  }
}
