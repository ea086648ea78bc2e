import { groupBy, reservationExpiresAt, reservationRefusal, type ReservationRefusal } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, type AttentionPart, Clock, Database, DomainEvents } from '../../platform';
import { MAX_RESERVATIONS, RESERVATION_COOLDOWN_HOURS } from '../catalog-policy';
import { CatalogStore } from '../catalog.store';
import { PrintsChanged } from '../domain-events';
import type { PrintEntity, PrintEventEntity } from '../entities/print.entity';
import {
  createPrintEvent,
  currentPrintState,
  isReservationExpired,
  numbersOf,
  reservationEndEvents,
} from '../prints/print-state';
import { PrintsStore } from '../prints/prints.store';
import { ReservationsStore, type CollectorReservedPrint, type ReservedPrint } from './reservations.store';

/** A collector wants to reserve one print of an artwork. */
export interface CreateReservation {
  collectorId: string;
  artworkId: string;
  editionId: string;
  editionNumber: number;
}

/** A print that is reserved for a collector until then. */
export interface Reservation {
  editionId: string;
  editionNumber: number;
  until: Date;
}

const REFUSAL_MESSAGES: Record<ReservationRefusal, string> = {
  'one-per-work': 'You have already reserved a number of this work.',
  'too-many': `You already have ${MAX_RESERVATIONS} reservations. Please release one first.`,
  'too-soon': `Your reservation of this work ended recently. You can reserve it again ${RESERVATION_COOLDOWN_HOURS} hours after it ended.`,
};

export interface ReservationReference {
  collectorId: string;
  editionId: string;
  editionNumber: number;
}

export type { CollectorReservedPrint, ReservedPrint } from './reservations.store';

/** Collectors' reservations of single prints. */
@Injectable()
export class ReservationsService {
  constructor(
    private readonly database: Database,
    private readonly printsStore: PrintsStore,
    private readonly reservationsStore: ReservationsStore,
    private readonly catalogStore: CatalogStore,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller has locked the collector: their reservations are counted before one is added. Reserving the same print
   * again changes nothing.
   * @throws AppError `edition_not_found`, `reservation_refused` with {reason}, `number_taken`
   */
  reserve({ collectorId, artworkId, editionId, editionNumber }: CreateReservation): Promise<Reservation> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const own = await this.reservationsStore.listByCollector(collectorId);
      const active = own.filter(({ reservedUntil }) => reservedUntil > now);
      const existing = active.find(
        (each) => each.editionId === editionId && each.editionNumber === editionNumber,
      );
      if (existing) return { editionId, editionNumber, until: existing.reservedUntil };

      if (!(await this.catalogStore.isOffered(editionId, artworkId))) throw new AppError('edition_not_found');
      const recentlyEnded = await this.reservationsStore.listEndedSince(collectorId, cooldownStart(now));
      const expired = own.filter(({ reservedUntil }) => reservedUntil <= now);
      const history = {
        active: active.map((each) => each.artworkId),
        ended: [
          ...recentlyEnded,
          ...expired.map((each) => ({ artworkId: each.artworkId, at: each.reservedUntil })),
        ],
      };
      const reason = reservationRefusal(artworkId, history, now);
      if (reason) {
        throw new AppError('reservation_refused', { message: REFUSAL_MESSAGES[reason], details: { reason } });
      }
      return this.take({ collectorId, editionId, editionNumber }, now);
    });
  }

  /** Ends a reservation, by default on behalf of its collector; does nothing for a print that is not theirs. */
  release(
    { collectorId, editionId, editionNumber }: ReservationReference,
    actor = COLLECTOR_ACTOR,
  ): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.printsStore.lockNumbers(editionId, [editionNumber]);
      await this.end(editionId, locked.filter(isReservedFor(collectorId)), actor);
    });
  }

  /** Ends all reservations of a collector and removes the collector from the history. */
  endAll(collectorId: string): Promise<void> {
    return this.database.transaction(async () => {
      const own = await this.reservationsStore.listByCollector(collectorId);
      for (const [editionId, prints] of groupBy(own, (print) => print.editionId)) {
        const locked = await this.printsStore.lockNumbers(editionId, numbersOf(prints));
        await this.end(editionId, locked.filter(isReservedFor(collectorId)), COLLECTOR_ACTOR);
      }
      await this.reservationsStore.anonymize(collectorId);
    });
  }

  /**
   * Records reservations that have run out as ended. Skips rows that others have locked.
   * @returns how many were found
   */
  endExpired(limit: number): Promise<number> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const found = await this.reservationsStore.listExpired(now, limit);
      for (const [editionId, prints] of groupBy(found, (print) => print.editionId)) {
        const locked = await this.printsStore.lockNumbers(editionId, numbersOf(prints), 'skip');
        const expired = locked.filter((print) => isReservationExpired(print, now));
        await this.end(editionId, expired, 'clock');
      }
      return found.length;
    });
  }

  /** Reservations and gallery holds that end soon. */
  attention(): AttentionPart {
    return this.reservationsStore.attention(this.clock.now());
  }

  /** The active reservations of these artworks, with their collectors. One query. */
  async listActiveByArtworks(artworkIds: readonly string[]): Promise<CollectorReservedPrint[]> {
    return artworkIds.length === 0
      ? []
      : this.reservationsStore.listActiveByArtworks(artworkIds, this.clock.now());
  }

  /** The collector's active reservations, including prints that an order of theirs holds. One query. */
  async listActive(collectorId: string): Promise<ReservedPrint[]> {
    const now = this.clock.now();
    return (await this.reservationsStore.listByCollector(collectorId)).filter(
      ({ reservedUntil }) => reservedUntil > now,
    );
  }

  /** The whole history of the collector's reservations, oldest first. */
  listHistory(collectorId: string): Promise<readonly Readonly<PrintEventEntity>[]> {
    return this.reservationsStore.listHistory(collectorId);
  }

  private async take(
    { collectorId, editionId, editionNumber }: Omit<CreateReservation, 'artworkId'>,
    now: Date,
  ): Promise<Reservation> {
    const [print] = await this.printsStore.lockNumbers(editionId, [editionNumber]);
    if (!print || currentPrintState(print, now) !== 'available') throw new AppError('number_taken');
    const until = reservationExpiresAt(now);
    await this.reservationsStore.markReserved(print, collectorId, until);
    await this.printsStore.addEvents([
      ...reservationEndEvents([print], { actor: 'clock', at: now }),
      createPrintEvent(print, 'reserved', { actor: 'collector', at: now, collectorId }),
    ]);
    await this.domainEvents.publish(new PrintsChanged([editionId]));
    return { editionId, editionNumber, until };
  }

  /**
   * Ends the reservations of these locked prints of one edition. Prints that an order holds stay held for the order.
   */
  private async end(editionId: string, prints: readonly PrintEntity[], actor: string): Promise<void> {
    if (prints.length === 0) return;
    const [held, free] = [prints.filter(isHeldByOrder), prints.filter((print) => !isHeldByOrder(print))];
    if (held.length > 0) await this.printsStore.markUnreserved(editionId, numbersOf(held));
    if (free.length > 0) await this.printsStore.markAvailable(editionId, numbersOf(free));
    await this.printsStore.addEvents(reservationEndEvents(prints, { actor, at: this.clock.now() }));
    await this.domainEvents.publish(new PrintsChanged([editionId]));
  }
}

/** The rule ignores reservations that ended before this. */
const cooldownStart = (now: Date): Date => new Date(now.getTime() - RESERVATION_COOLDOWN_HOURS * 3_600_000);

const COLLECTOR_ACTOR = 'collector';

const isReservedFor =
  (collectorId: string) =>
  (print: PrintEntity): boolean =>
    print.collectorId === collectorId;

const isHeldByOrder = ({ orderId }: PrintEntity): boolean => orderId !== null;
