import { Injectable } from '@nestjs/common';
import { Clock, Database, DomainEvents } from '../platform';
import { PrintsChanged } from './catalogue.events';
import { groupBy } from './group';
import { reservationEnds } from './print-history';
import { isOverdue } from './print-standing';
import type { PrintEntity } from './print.entity';
import { PrintStore } from './print.store';
import { ReservationStore } from './reservation.store';

/** Ends reservations: by their collector's wish, with their account, or because their time is up. */
@Injectable()
export class EndReservation {
  constructor(
    private readonly database: Database,
    private readonly prints: PrintStore,
    private readonly reservations: ReservationStore,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** A number is given back, by its collector unless said otherwise; one that is not theirs changes nothing. */
  giveBack({ collectorId, editionId, number }: ReservationOf, actor = COLLECTOR): Promise<void> {
    return this.database.transaction(async () => {
      const locked = await this.prints.lockNumbers(editionId, [number]);
      await this.end(editionId, locked.filter(isOf(collectorId)), actor);
    });
  }

  /** Ends all that a collector has reserved, and takes them off the history. */
  endAllOf(collectorId: string): Promise<void> {
    return this.database.transaction(async () => {
      const own = await this.reservations.ofCollector(collectorId);
      for (const [editionId, prints] of groupBy(own, (print) => print.editionId)) {
        const locked = await this.prints.lockNumbers(editionId, numbersOf(prints));
        await this.end(editionId, locked.filter(isOf(collectorId)), COLLECTOR);
      }
      await this.reservations.forget(collectorId);
    });
  }

  /**
   * Writes down reservations that have run out: they are free already, and are known to be from now on. Rows that
   * somebody else is working on are left to them.
   * @returns how many there were to look at
   */
  endOverdue(limit: number): Promise<number> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const found = await this.reservations.overdue(now, limit);
      for (const [editionId, prints] of groupBy(found, (print) => print.editionId)) {
        const locked = await this.prints.lockNumbers(editionId, numbersOf(prints), 'skip');
        const overdue = locked.filter((print) => isOverdue(print, now));
        await this.end(editionId, overdue, 'clock');
      }
      return found.length;
    });
  }

  /** Ends the reservations of these locked prints of one edition. What an order holds stays held for the order. */
  private async end(editionId: string, prints: readonly PrintEntity[], actor: string): Promise<void> {
    if (prints.length === 0) return;
    const [held, free] = [prints.filter(isInOrder), prints.filter((print) => !isInOrder(print))];
    if (held.length > 0) await this.prints.markUnreserved(editionId, numbersOf(held));
    if (free.length > 0) await this.prints.markFree(editionId, numbersOf(free));
    await this.prints.addEvents(reservationEnds(prints, { actor, at: this.clock.now() }));
    await this.events.publish(new PrintsChanged([editionId]));
  }
}

const COLLECTOR = 'collector';

const isOf =
  (collectorId: string) =>
  (print: PrintEntity): boolean =>
    print.collectorId === collectorId;

const isInOrder = ({ orderId }: PrintEntity): boolean => orderId !== null;

const numbersOf = (prints: readonly { number: number }[]): number[] => prints.map(({ number }) => number);

interface ReservationOf {
  collectorId: string;
  editionId: string;
  number: number;
}
