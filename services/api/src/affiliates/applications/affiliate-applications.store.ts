import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../platform';
import { AffiliateApplicationEntity } from './affiliate-application.entity';

/** Every query on applications. */
@Injectable()
export class AffiliateApplicationsStore {
  constructor(private readonly database: Database) {}

  /**
   * Adds the application unless one with the same digest came after `since`. Of two concurrent ones the unique key lets
   * one through.
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

  /** How many came under this address after `since`, in whatever case. */
  async countFromEmail(email: string, since: Date): Promise<number> {
    return this.database.manager.countBy(AffiliateApplicationEntity, { email, createdAt: MoreThan(since) });
  }
}
