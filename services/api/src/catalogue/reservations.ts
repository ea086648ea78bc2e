import { Injectable } from '@nestjs/common';
import { Clock } from '../platform';
import { EndReservation } from './end-reservation';
import type { PrintEventEntity } from './print-event.entity';
import { ReservationStore } from './reservation.store';
import type { ReservedFor, ReservedPrint } from './reserved-print';
import { ReservePrint, type Reservation, type ReservationRequest } from './reserve-print';

/** Collectors' reservations of single numbers in the ledger. */
@Injectable()
export class Reservations {
  constructor(
    private readonly store: ReservationStore,
    private readonly reserving: ReservePrint,
    private readonly ending: EndReservation,
    private readonly clock: Clock,
  ) {}

  /** As `ReservePrint.reserve`. */
  reserve(request: ReservationRequest): Promise<Reservation> {
    return this.reserving.reserve(request);
  }

  /** A number is given back, by its collector unless said otherwise; one that is not theirs changes nothing. */
  giveBack(
    reserved: { collectorId: string; editionId: string; number: number },
    actor?: string,
  ): Promise<void> {
    return this.ending.giveBack(reserved, actor);
  }

  /** What is reserved of these works now, and for whom. One query. */
  async runningOf(artworkIds: readonly string[]): Promise<ReservedFor[]> {
    return artworkIds.length === 0 ? [] : this.store.ofWorks(artworkIds, this.clock.now());
  }

  /** What is the collector's now, also while an order of theirs holds it. One query. */
  async running(collectorId: string): Promise<ReservedPrint[]> {
    const now = this.clock.now();
    return (await this.store.ofCollector(collectorId)).filter(({ reservedUntil }) => reservedUntil > now);
  }

  /** Everything written down about the collector's reservations, oldest first. */
  historyOf(collectorId: string): Promise<readonly Readonly<PrintEventEntity>[]> {
    return this.store.historyOf(collectorId);
  }

  /** Their account goes: their reservations end, and the history forgets who they were. */
  endAllOf(collectorId: string): Promise<void> {
    return this.ending.endAllOf(collectorId);
  }
}
