import { Injectable } from '@nestjs/common';
import { CommissionRequestsStore, type CommissionRequestWithEvents } from './commission-requests.store';

/** Works that the gallery makes for one collector. */
@Injectable()
export class CollectorCommissionRequestsService {
  constructor(private readonly affiliateCommissionsStore: CommissionRequestsStore) {}

  /** Newest first: two queries, however many there are. */
  async list(collectorId: string): Promise<CommissionRequestWithEvents[]> {
    return this.affiliateCommissionsStore.listByCollector(collectorId);
  }
}
