import { Injectable } from '@nestjs/common';
import { Reservations } from '../catalogue';
import { Audit, type SignedInStaff } from '../identity';
import { Database } from '../platform';

/** A number that is reserved for a collector. */
export interface ReservedNumber {
  collectorId: string;
  editionId: string;
  number: number;
}

/** The gallery takes a reservation back before its time. */
@Injectable()
export class ReleaseReservation {
  constructor(
    private readonly reservations: Reservations,
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Ended already is no error. */
  async release(reserved: ReservedNumber, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      await this.reservations.giveBack(reserved, staff.role);
      const { collectorId, editionId, number } = reserved;
      await this.audit.record({
        action: 'reservation.released',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'collector', id: collectorId },
        details: { editionId, number },
      });
    });
  }
}
