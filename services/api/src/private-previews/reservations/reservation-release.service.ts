import { Injectable } from '@nestjs/common';
import { Reservations } from '../../catalog';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { Database } from '../../platform';

/** A number that is reserved for a collector. */
export interface ReservedPrintReference {
  collectorId: string;
  editionId: string;
  number: number;
}

/** The gallery takes a reservation back before its time. */
@Injectable()
export class ReservationReleaseService {
  constructor(
    private readonly reservationsService: Reservations,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
  ) {}

  /** Ended already is no error. */
  async release(reserved: ReservedPrintReference, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      await this.reservationsService.release(reserved, staff.role);
      const { collectorId, editionId, number } = reserved;
      await this.auditLogService.record({
        action: 'reservation.released',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'collector', id: collectorId },
        details: { editionId, number },
      });
    });
  }
}
