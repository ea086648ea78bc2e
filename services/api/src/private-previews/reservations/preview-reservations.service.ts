import { Injectable } from '@nestjs/common';
import { ReservationsService, type Reservation } from '../../catalog';
import { AuditLogService, CollectorsService, type SignedInStaff } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import type { Viewer } from '../audience';
import type { CreateReservation } from '../previews/dto/private-preview.dto';
import { PrivatePreviewsStore } from '../previews/private-previews.store';

/** A print that is reserved for a collector. */
export interface ReservedPrintReference {
  collectorId: string;
  editionId: string;
  editionNumber: number;
}

/** Reservations of prints from private previews. */
@Injectable()
export class PreviewReservationsService {
  constructor(
    private readonly database: Database,
    private readonly collectorsService: CollectorsService,
    private readonly privatePreviewsStore: PrivatePreviewsStore,
    private readonly reservationsService: ReservationsService,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError `artwork_not_found` unless the artwork is in an open preview of theirs, `edition_not_found`,
   * `reservation_refused`, `number_taken`, `signed_out` when the account has just been deleted
   */
  reserve(viewer: Viewer, { artworkId, editionId, editionNumber }: CreateReservation): Promise<Reservation> {
    return this.database.transaction(async () => {
      // The rules count a collector's reservations, so simultaneous requests must take turns.
      if (!(await this.collectorsService.lock(viewer.id))) throw new AppError('signed_out');
      if (!(await this.privatePreviewsStore.isArtworkOpen(viewer, artworkId, this.clock.now()))) {
        throw new AppError('artwork_not_found');
      }
      return this.reservationsService.reserve({
        collectorId: viewer.id,
        artworkId,
        editionId,
        editionNumber,
      });
    });
  }

  /** Staff end a reservation early. Repeating it is no error. */
  async release(reserved: ReservedPrintReference, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      await this.reservationsService.release(reserved, staff.role);
      const { collectorId, editionId, editionNumber } = reserved;
      await this.auditLogService.record({
        action: 'reservation.released',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'collector', id: collectorId },
        details: { editionId, editionNumber },
      });
    });
  }
}
