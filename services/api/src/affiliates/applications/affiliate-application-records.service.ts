import { Injectable } from '@nestjs/common';
import type { AffiliateApplicationEntity } from './affiliate-application.entity';
import { AffiliateApplicationsStore } from './affiliate-applications.store';

/** An application as other modules know it. */
export type AffiliateApplication = Readonly<Omit<AffiliateApplicationEntity, 'digest'>>;

/** What other modules may know of applications, and do with them. The messages among which they stand are the inbox's. */
@Injectable()
export class AffiliateApplicationRecordsService {
  constructor(private readonly affiliateApplicationsStore: AffiliateApplicationsStore) {}

  async find(id: string): Promise<AffiliateApplication | null> {
    return this.affiliateApplicationsStore.find(id);
  }

  /** A selling partner was made of it. Joins the current transaction. */
  async approve(id: string, partnerId: string): Promise<void> {
    await this.affiliateApplicationsStore.update(id, { state: 'approved', partnerId });
  }

  /** Nothing comes of it. Joins the current transaction. */
  async decline(id: string): Promise<void> {
    await this.affiliateApplicationsStore.update(id, { state: 'declined', partnerId: null });
  }

  /** For good, with all that was written. Ids of anything else are no error. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.affiliateApplicationsStore.remove(ids);
  }
}
