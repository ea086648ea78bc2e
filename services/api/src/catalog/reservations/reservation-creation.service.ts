import {
  MAX_RESERVATIONS,
  RESERVATION_COOLDOWN_HOURS,
  reservationExpiresAt,
  reservationRefusal,
  type ReservationRefusal,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { PrintsChanged } from '../domain-events';
import { CatalogStore } from '../catalog.store';
import { createPrintEvent, reservationEndEvents } from '../prints/print-events';
import { currentPrintState } from '../prints/print-state';
import { PrintsStore } from '../prints/prints.store';
import { ReservationsStore } from './reservations.store';

/** A collector's wish for one number of a work. */
export interface CreateReservation {
  collectorId: string;
  artworkId: string;
  editionId: string;
  number: number;
}

/** A number that is a collector's until then. */
export interface Reservation {
  editionId: string;
  number: number;
  until: Date;
}

const REFUSAL_MESSAGES: Record<ReservationRefusal, string> = {
  'one-per-work': 'You have reserved a number of this work already.',
  'too-many': `You have ${MAX_RESERVATIONS} reservations already. Please give one back first.`,
  'too-soon': `Your last reservation of this work has just ended. You can reserve it again ${RESERVATION_COOLDOWN_HOURS} hours after that.`,
};

/** Reserves one number of an edition for a collector, for as long as the rule says. */
@Injectable()
export class ReservationCreationService {
  constructor(
    private readonly database: Database,
    private readonly printsStore: PrintsStore,
    private readonly reservationsStore: ReservationsStore,
    private readonly catalogStore: CatalogStore,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller has locked the collector: their reservations are counted before one is added. Reserving again what is
   * theirs changes nothing.
   * @throws AppError `edition_not_found`, `reservation_refused` with {reason}, `number_taken`
   */
  reserve({ collectorId, artworkId, editionId, number }: CreateReservation): Promise<Reservation> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const own = await this.reservationsStore.listByCollector(collectorId);
      const running = own.filter(({ reservedUntil }) => reservedUntil > now);
      const same = running.find((each) => each.editionId === editionId && each.number === number);
      if (same) return { editionId, number, until: same.reservedUntil };

      if (!(await this.catalogStore.isOffered(editionId, artworkId))) throw new AppError('edition_not_found');
      const lately = await this.reservationsStore.listEndedSince(collectorId, cooldownStart(now));
      const unwritten = own.filter(({ reservedUntil }) => reservedUntil <= now);
      const record = {
        active: running.map((each) => each.artworkId),
        ended: [
          ...lately,
          ...unwritten.map((each) => ({ artworkId: each.artworkId, at: each.reservedUntil })),
        ],
      };
      const reason = reservationRefusal(artworkId, record, now);
      if (reason) {
        throw new AppError('reservation_refused', { message: REFUSAL_MESSAGES[reason], details: { reason } });
      }
      return this.take({ collectorId, editionId, number }, now);
    });
  }

  private async take(
    { collectorId, editionId, number }: Omit<CreateReservation, 'artworkId'>,
    now: Date,
  ): Promise<Reservation> {
    const [print] = await this.printsStore.lockNumbers(editionId, [number]);
    if (!print || currentPrintState(print, now) !== 'available') throw new AppError('number_taken');
    const until = reservationExpiresAt(now);
    await this.reservationsStore.markReserved(print, collectorId, until);
    await this.printsStore.addEvents([
      ...reservationEndEvents([print], { actor: 'clock', at: now }),
      createPrintEvent(print, 'reserved', { actor: 'collector', at: now, collectorId }),
    ]);
    await this.domainEvents.publish(new PrintsChanged([editionId]));
    return { editionId, number, until };
  }
}

/** What ended before does not matter to the rule. */
const cooldownStart = (now: Date): Date => new Date(now.getTime() - RESERVATION_COOLDOWN_HOURS * 3_600_000);
