import { Injectable } from '@nestjs/common';
import { Reservations, type Reservation } from '../../catalog';
import { CollectorsService } from '../../identity';
import { AppError, Clock, Database } from '../../platform';
import type { Viewer } from '../audience';
import type { CreateReservation } from './dto/reservation.dto';
import { PrivatePreviewArtworksStore } from '../previews/private-preview-artworks.store';

/** A collector reserves one number of a work in their private preview. */
@Injectable()
export class PreviewReservationsService {
  constructor(
    private readonly database: Database,
    private readonly collectorsService: CollectorsService,
    private readonly privatePreviewArtworksStore: PrivatePreviewArtworksStore,
    private readonly reservationsService: Reservations,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError `artwork_not_found` unless the work is in an open preview of theirs, `edition_not_found`,
   * `reservation_refused`, `number_taken`, `signed_out` when the account has just gone
   */
  reserve(viewer: Viewer, { artworkId, editionId, number }: CreateReservation): Promise<Reservation> {
    return this.database.transaction(async () => {
      // The rules count what the collector has: two requests of theirs take turns.
      if (!(await this.collectorsService.lock(viewer.id))) throw new AppError('signed_out');
      if (!(await this.privatePreviewArtworksStore.isOpen(viewer, artworkId, this.clock.now()))) {
        throw new AppError('artwork_not_found');
      }
      return this.reservationsService.reserve({ collectorId: viewer.id, artworkId, editionId, number });
    });
  }
}
