import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { Database } from '../../platform';
import { PartnerApplication } from './partner-application.entity';

/** Every query on applications. */
@Injectable()
export class PartnerApplicationsStore {
  constructor(private readonly database: Database) {}

  /**
   * Adds the application unless one with the same digest came after `since`. Of two that arrive at the same moment the
   * unique key lets one through.
   * @returns whether it was added
   */
  async addOnce(application: PartnerApplication & { digest: string }, since: Date): Promise<boolean> {
    const { digest } = application;
    const { manager } = this.database;
    await manager.update(PartnerApplication, { digest, createdAt: LessThanOrEqual(since) }, { digest: null });
    await manager
      .createQueryBuilder()
      .insert()
      .into(PartnerApplication)
      .values(application)
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.existsBy(PartnerApplication, { id: application.id });
  }

  async find(id: string): Promise<PartnerApplication | null> {
    return this.database.manager.findOneBy(PartnerApplication, { id });
  }

  async change(id: string, changed: Pick<PartnerApplication, 'state' | 'partnerId'>): Promise<void> {
    await this.database.manager.update(PartnerApplication, { id }, changed);
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.database.manager.delete(PartnerApplication, { id: In([...ids]) });
  }

  /** How many came in the name of this address after `since`, whatever its case. */
  async countFrom(email: string, since: Date): Promise<number> {
    return this.database.manager.countBy(PartnerApplication, { email, createdAt: MoreThan(since) });
  }
}
