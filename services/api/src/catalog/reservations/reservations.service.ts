import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform';
import { ReservationEndingService } from './reservation-ending.service';
import type { PrintEventEntity } from '../entities/print-event.entity';
import { ReservationsStore } from './reservations.store';
import type { CollectorReservedPrint, ReservedPrint } from './reserved-print';
import {
  ReservationCreationService,
  type Reservation,
  type CreateReservation,
} from './reservation-creation.service';

/** Collectors' reservations of single numbers in the ledger. */
@Injectable()
export class ReservationsService {
  constructor(
    private readonly reservationsStore: ReservationsStore,
    private readonly reservationCreationService: ReservationCreationService,
    private readonly reservationEndingService: ReservationEndingService,
    private readonly clock: Clock,
  ) {}

  /** As `ReservationCreationService.reserve`. */
  reserve(request: CreateReservation): Promise<Reservation> {
    return this.reservationCreationService.reserve(request);
  }

  /** A number is given back, by its collector unless said otherwise; one that is not theirs changes nothing. */
  release(
    reserved: { collectorId: string; editionId: string; number: number },
    actor?: string,
  ): Promise<void> {
    return this.reservationEndingService.release(reserved, actor);
  }

  /** What is reserved of these works now, and for whom. One query. */
  async listActiveByArtworks(artworkIds: readonly string[]): Promise<CollectorReservedPrint[]> {
    return artworkIds.length === 0
      ? []
      : this.reservationsStore.listActiveByArtworks(artworkIds, this.clock.now());
  }

  /** What is the collector's now, also while an order of theirs holds it. One query. */
  async listActive(collectorId: string): Promise<ReservedPrint[]> {
    const now = this.clock.now();
    return (await this.reservationsStore.listByCollector(collectorId)).filter(
      ({ reservedUntil }) => reservedUntil > now,
    );
  }

  /** Everything written down about the collector's reservations, oldest first. */
  listHistory(collectorId: string): Promise<readonly Readonly<PrintEventEntity>[]> {
    return this.reservationsStore.listHistory(collectorId);
  }

  /** Their account goes: their reservations end, and the history forgets who they were. */
  endAll(collectorId: string): Promise<void> {
    return this.reservationEndingService.endAll(collectorId);
  }
}
