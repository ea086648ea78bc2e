import { Injectable } from '@nestjs/common';
import { Reservations, type Reservation } from '../catalogue';
import { Collectors } from '../identity';
import { AppError, Clock, Database } from '../platform';
import type { Viewer } from './audience';
import type { ReservationRequest } from './dto/reservation.dto';
import { ShownWorksStore } from './shown-works.store';

/** A collector reserves one number of a work in their private preview. */
@Injectable()
export class ReserveInPreview {
  constructor(
    private readonly database: Database,
    private readonly collectors: Collectors,
    private readonly shown: ShownWorksStore,
    private readonly reservations: Reservations,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError `artwork_not_found` unless the work is in an open preview of theirs, `edition_not_found`,
   * `reservation_refused`, `number_taken`, `signed_out` when the account has just gone
   */
  reserve(viewer: Viewer, { artworkId, editionId, number }: ReservationRequest): Promise<Reservation> {
    return this.database.transaction(async () => {
      // The rules count what the collector has: two requests of theirs take turns.
      if (!(await this.collectors.lock(viewer.id))) throw new AppError('signed_out');
      if (!(await this.shown.isOpenFor(viewer, artworkId, this.clock.now()))) {
        throw new AppError('artwork_not_found');
      }
      return this.reservations.reserve({ collectorId: viewer.id, artworkId, editionId, number });
    });
  }
}
