import {
  MOST_RESERVATIONS,
  RESERVE_AGAIN_AFTER_HOURS,
  reservationEnd,
  reservationRefusal,
  type ReservationRefusal,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, DomainEvents } from '../platform';
import { PrintsChanged } from './catalogue.events';
import { CatalogueStore } from './catalogue.store';
import { printEvent, reservationEnds } from './print-history';
import { standingOf } from './print-standing';
import { PrintStore } from './print.store';
import { ReservationStore } from './reservation.store';

/** A collector's wish for one number of a work. */
export interface ReservationRequest {
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

const SENTENCES: Record<ReservationRefusal, string> = {
  'one-per-work': 'You have reserved a number of this work already.',
  'too-many': `You have ${MOST_RESERVATIONS} reservations already. Please give one back first.`,
  'too-soon': `Your last reservation of this work has just ended. You can reserve it again ${RESERVE_AGAIN_AFTER_HOURS} hours after that.`,
};

/** Reserves one number of an edition for a collector, for as long as the rule says. */
@Injectable()
export class ReservePrint {
  constructor(
    private readonly database: Database,
    private readonly prints: PrintStore,
    private readonly reservations: ReservationStore,
    private readonly catalogue: CatalogueStore,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller has locked the collector: their reservations are counted before one is added. Reserving again what is
   * theirs changes nothing.
   * @throws AppError `edition_not_found`, `reservation_refused` with {reason}, `number_taken`
   */
  reserve({ collectorId, artworkId, editionId, number }: ReservationRequest): Promise<Reservation> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const own = await this.reservations.ofCollector(collectorId);
      const running = own.filter(({ reservedUntil }) => reservedUntil > now);
      const same = running.find((each) => each.editionId === editionId && each.number === number);
      if (same) return { editionId, number, until: same.reservedUntil };

      if (!(await this.catalogue.isOffered(editionId, artworkId))) throw new AppError('edition_not_found');
      const lately = await this.reservations.endedSince(collectorId, endedAfter(now));
      const unwritten = own.filter(({ reservedUntil }) => reservedUntil <= now);
      const record = {
        running: running.map((each) => each.artworkId),
        ended: [
          ...lately,
          ...unwritten.map((each) => ({ artworkId: each.artworkId, at: each.reservedUntil })),
        ],
      };
      const reason = reservationRefusal(artworkId, record, now);
      if (reason) {
        throw new AppError('reservation_refused', { message: SENTENCES[reason], details: { reason } });
      }
      return this.take({ collectorId, editionId, number }, now);
    });
  }

  private async take(
    { collectorId, editionId, number }: Omit<ReservationRequest, 'artworkId'>,
    now: Date,
  ): Promise<Reservation> {
    const [print] = await this.prints.lockNumbers(editionId, [number]);
    if (!print || standingOf(print, now) !== 'available') throw new AppError('number_taken');
    const until = reservationEnd(now);
    await this.reservations.markReserved(print, collectorId, until);
    await this.prints.addEvents([
      ...reservationEnds([print], { actor: 'clock', at: now }),
      printEvent(print, 'reserved', { actor: 'collector', at: now, collectorId }),
    ]);
    await this.events.publish(new PrintsChanged([editionId]));
    return { editionId, number, until };
  }
}

/** What ended before does not matter to the rule. */
const endedAfter = (now: Date): Date => new Date(now.getTime() - RESERVE_AGAIN_AFTER_HOURS * 3_600_000);
