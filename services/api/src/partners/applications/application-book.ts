import { Injectable } from '@nestjs/common';
import type { PartnerApplication } from './partner-application.entity';
import { PartnerApplicationsStore } from './partner-applications.store';

/** An application as other modules know it. */
export type KnownApplication = Readonly<Omit<PartnerApplication, 'digest'>>;

/** What other modules may know of applications, and do with them. The messages among which they stand are the inbox's. */
@Injectable()
export class ApplicationBook {
  constructor(private readonly store: PartnerApplicationsStore) {}

  async find(id: string): Promise<KnownApplication | null> {
    return this.store.find(id);
  }

  /** A selling partner was made of it. Joins the current transaction. */
  async approve(id: string, partnerId: string): Promise<void> {
    await this.store.change(id, { state: 'approved', partnerId });
  }

  /** Nothing comes of it. Joins the current transaction. */
  async decline(id: string): Promise<void> {
    await this.store.change(id, { state: 'declined', partnerId: null });
  }

  /** For good, with all that was written. Ids of anything else are no error. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.store.remove(ids);
  }
}
