import { Injectable } from '@nestjs/common';
import { CommissionStore, type CommissionWithEvents } from './commission.store';

/** Works that the gallery makes for one collector. */
@Injectable()
export class CommissionsService {
  constructor(private readonly store: CommissionStore) {}

  /** Newest first: two queries, however many there are. */
  async list(collectorId: string): Promise<CommissionWithEvents[]> {
    return this.store.ofCollector(collectorId);
  }
}
