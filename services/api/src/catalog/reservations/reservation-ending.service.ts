import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainEvents } from '../../platform';
import { PrintsChanged } from '../domain-events';
import { groupBy } from '../group-by';
import { reservationEndEvents } from '../prints/print-events';
import { isReservationExpired } from '../prints/print-state';
import type { PrintEntity } from '../entities/print.entity';
import { PrintsStore } from '../prints/prints.store';
import { ReservationsStore } from './reservations.store';

/** Ends reservations: by their collector's wish, with their account, or because their time is up. */
@Injectable()
export class ReservationEndingService {
  constructor(
    private readonly database: Database,
    private readonly printsStore: PrintsStore,
    private readonly reservationsStore: ReservationsStore,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** A number is given back, by its collector unless said otherwise; one that is not theirs changes nothing. */
  release({ collectorId, editionId, number }: ReservationReference, actor = COLLECTOR_ACTOR): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.printsStore.lockNumbers(editionId, [number]);
      await this.end(editionId, locked.filter(isReservedFor(collectorId)), actor);
    });
  }

  /** Ends all that a collector has reserved, and takes them off the history. */
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
   * Writes down reservations that have run out: they are free already, and are known to be from now on. Rows that
   * somebody else is working on are left to them.
   * @returns how many there were to look at
   */
  endExpired(limit: number): Promise<number> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const found = await this.reservationsStore.listExpired(now, limit);
      for (const [editionId, prints] of groupBy(found, (print) => print.editionId)) {
        const locked = await this.printsStore.lockNumbers(editionId, numbersOf(prints), 'skip');
        const overdue = locked.filter((print) => isReservationExpired(print, now));
        await this.end(editionId, overdue, 'clock');
      }
      return found.length;
    });
  }

  /** Ends the reservations of these locked prints of one edition. What an order holds stays held for the order. */
  private async end(editionId: string, prints: readonly PrintEntity[], actor: string): Promise<void> {
    if (prints.length === 0) return;
    const [held, free] = [prints.filter(isHeldByOrder), prints.filter((print) => !isHeldByOrder(print))];
    if (held.length > 0) await this.printsStore.markUnreserved(editionId, numbersOf(held));
    if (free.length > 0) await this.printsStore.markAvailable(editionId, numbersOf(free));
    await this.printsStore.addEvents(reservationEndEvents(prints, { actor, at: this.clock.now() }));
    await this.domainEvents.publish(new PrintsChanged([editionId]));
  }
}

const COLLECTOR_ACTOR = 'collector';

const isReservedFor =
  (collectorId: string) =>
  (print: PrintEntity): boolean =>
    print.collectorId === collectorId;

const isHeldByOrder = ({ orderId }: PrintEntity): boolean => orderId !== null;

const numbersOf = (prints: readonly { number: number }[]): number[] => prints.map(({ number }) => number);

interface ReservationReference {
  collectorId: string;
  editionId: string;
  number: number;
}
